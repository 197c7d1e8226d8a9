//! A server process: started, timed, its use of processor and memory read, ended.

use super::http::Http;
use super::{Peer, Result};
use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout};
use tokio::time::{sleep, timeout};

const LISTENING: &str = "listening on http://";
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server; dropping it ends it.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// From its start to its first answer.
    pub took: Duration,
    pid: u32,
}

impl Server {
    /// Starts a server and waits until it answers. What it says on standard error goes to a file in the folder.
    pub async fn start<P: Peer>(peer: &P, data: &Path) -> Result<Self> {
        fs::create_dir_all(data)?;
        let said = data.join("stderr.txt");
        let mut command = peer.command(data);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(&said)?).kill_on_drop(true);
        let start = Instant::now();
        let mut child = command.spawn().map_err(|error| format!("{} does not start: {error}", P::NAME))?;
        let stdout = child.stdout.take().ok_or("no standard output")?;
        let ready = async {
            let address = address(stdout).await?;
            answers::<P>(address).await?;
            Result::Ok(address)
        };
        let address = match timeout(PATIENCE, ready).await {
            Ok(Ok(address)) => address,
            Ok(Err(error)) => return Err(not_ready::<P>(&error.to_string(), &said).into()),
            Err(_) => return Err(not_ready::<P>("no answer in time", &said).into()),
        };
        let took = start.elapsed();
        let pid = child.id().ok_or_else(|| not_ready::<P>("it has ended", &said))?;
        Ok(Self { child, address, took, pid })
    }

    /// The processor time it has used so far, all threads, user and system.
    pub fn cpu(&self) -> Result<Duration> {
        cpu_of(&[self.pid])
    }

    /// The memory it has in use, in KiB.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(self.proc("status"))?;
        resident(&status).ok_or_else(|| "/proc/…/status cannot be read".into())
    }

    /// Ends it as `kill -9` does, and waits until it is gone.
    pub async fn end(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    fn proc(&self, file: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/{file}", self.pid))
    }
}

/// The processor time that these processes have used so far.
pub fn cpu_of(processes: &[u32]) -> Result<Duration> {
    let mut ticks = 0;
    for pid in processes {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
        ticks += cpu_ticks(&stat).ok_or("/proc/…/stat cannot be read")?;
    }
    Ok(Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second()))
}

/// Waits for the line that names the address; all further lines are read and forgotten.
async fn address(stdout: ChildStdout) -> Result<SocketAddr> {
    let mut lines = BufReader::new(stdout).lines();
    while let Some(line) = lines.next_line().await? {
        let Some((_, address)) = line.split_once(LISTENING) else { continue };
        tokio::task::spawn_local(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        return Ok(address.trim().trim_end_matches('/').parse()?);
    }
    Err("it has ended without listening".into())
}

async fn answers<P: Peer>(address: SocketAddr) -> Result<()> {
    loop {
        if let Ok(mut http) = Http::connect(address).await {
            let status = http.get(P::READY).await;
            if status.is_ok_and(|status| !status.is_server_error()) {
                return Ok(());
            }
        }
        sleep(Duration::from_millis(1)).await;
    }
}

fn not_ready<P: Peer>(why: &str, said: &Path) -> String {
    let said = fs::read_to_string(said).unwrap_or_default();
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("nothing");
    format!("{} does not serve: {why}; it said: {last}", P::NAME)
}

/// User and system time; the name before them may hold anything, but ends with the last bracket.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

fn resident(status: &str) -> Option<u64> {
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_ascii_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_user_and_system() {
        let stat = "12 (a) b) S 1 2 3 0 -1 4194560 100 0 0 0 250 31 0 0 20 0 11 0 900 1000 200";
        assert_eq!(cpu_ticks(stat), Some(281));
    }

    #[test]
    fn memory_is_what_is_resident() {
        assert_eq!(resident("Name:\tx\nVmHWM:\t   9 kB\nVmRSS:\t   7160 kB\n"), Some(7160));
    }
}
