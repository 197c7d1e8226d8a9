//! A balancer as simple as can be: every new connection goes to the next server that takes it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::spawn;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;

/// A running balancer; it runs on until the process ends.
pub struct Balancer {
    pub address: String,
    shared: Arc<Shared>,
}

struct Shared {
    servers: Vec<String>,
    lines: Mutex<Vec<AbortHandle>>,
    next: AtomicUsize,
}

impl Balancer {
    pub fn start(servers: Vec<String>) -> Self {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.set_nonblocking(true).expect("a listener that does not wait");
        let address = listener.local_addr().expect("an address").to_string();
        let shared = Arc::new(Shared { servers, lines: Mutex::default(), next: AtomicUsize::new(0) });
        let kept = Arc::clone(&shared);
        spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
            runtime.expect("a runtime").block_on(async {
                balance(TcpListener::from_std(listener).expect("a listener"), kept).await;
            });
        });
        Self { address, shared }
    }

    /// Cuts one line in so many; how many those were.
    pub fn cut(&self, one_in: usize) -> usize {
        let mut lines = self.shared.lines.lock().expect("a lock");
        lines.retain(|line| !line.is_finished());
        let cut = lines.iter().step_by(one_in);
        cut.map(AbortHandle::abort).count()
    }
}

async fn balance(listener: TcpListener, shared: Arc<Shared>) {
    while let Ok((client, _)) = listener.accept().await {
        let line = tokio::spawn(connect(client, Arc::clone(&shared))).abort_handle();
        shared.lines.lock().expect("a lock").push(line);
    }
}

async fn connect(mut client: TcpStream, shared: Arc<Shared>) {
    let servers = &shared.servers;
    let first = shared.next.fetch_add(1, Ordering::Relaxed);
    for i in 0..servers.len() {
        let address: SocketAddr = servers[(first + i) % servers.len()].parse().expect("an address");
        if let Ok(mut server) = TcpStream::connect(address).await {
            let _ = client.set_nodelay(true);
            let _ = server.set_nodelay(true);
            let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
            return;
        }
    }
}
