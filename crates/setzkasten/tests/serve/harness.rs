//! A real server, and clients that speak to it over real sockets.

use serde_json::{Value, json};
use socket2::{Domain, SockAddr, Type};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::{Message, WebSocket};

/// Nothing takes longer on a machine that works.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server; killed when dropped.
pub struct Server {
    child: Child,
    /// Host and port.
    pub address: String,
    /// The path everything lies under.
    pub base: String,
    /// From where this machine asks.
    pub source: Ipv4Addr,
}

/// Where this machine asks from, unless a test wants to be somebody else.
pub const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// Connects from one of this machine's own addresses, 127.0.0.x.
pub fn connect_from(source: Ipv4Addr, address: &str) -> std::io::Result<TcpStream> {
    let address: SocketAddr = address.parse().map_err(std::io::Error::other)?;
    let socket = socket2::Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    // A long run opens more connections than there are ports: those of closed ones serve again.
    socket.set_reuse_address(true)?;
    socket.bind(&SockAddr::from(SocketAddr::new(IpAddr::V4(source), 0)))?;
    socket.connect(&SockAddr::from(address))?;
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Server {
    /// Starts a server on a free port with its data in this folder, and waits until it listens.
    pub fn start(binary: &Path, data: &Path, arguments: &[&str]) -> Self {
        Self::start_on("127.0.0.1:0", binary, data, arguments)
    }

    /// Starts a server at this address.
    pub fn start_on(listen: &str, binary: &Path, data: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(binary);
        command.args(["serve", "--listen", listen, "--log", "warn", "--data"]).arg(data).args(arguments);
        Self::run(&mut command)
    }

    /// Runs a command that starts a server, and waits until it listens.
    pub fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server can be started");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("stdout is piped");
        BufReader::new(stdout).read_line(&mut line).expect("the server says where it listens");
        let place =
            line.trim().strip_prefix("listening on http://").expect("listening on http://…").to_owned();
        let (address, base) = place.split_once('/').map_or((place.as_str(), ""), |(a, b)| (a, b));
        let base = if base.is_empty() { String::new() } else { format!("/{base}") };
        Self { child, address: address.to_owned(), base, source: HERE }
    }

    /// As a power cut would.
    pub fn kill(mut self) {
        self.child.kill().expect("the server can be killed");
        self.child.wait().expect("the server ends");
    }

    /// As whoever runs it would; waits for the end.
    pub fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.child.wait().expect("the server ends").success());
    }

    /// Has it not fallen?
    pub fn is_running(&mut self) -> bool {
        self.child.try_wait().expect("its state is known").is_none()
    }

    pub fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "", "")
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, "", &body.to_string())
    }

    /// One request on a connection of its own.
    pub fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let stream = connect_from(self.source, &self.address).expect("the server accepts");
        let path = format!("{}{path}", self.base);
        request(stream, method, &self.address, &path, headers, body).expect("an answer")
    }

    /// Opens a table of LetraMix: its address and the host's secret.
    pub fn open(&self, options: &Value) -> (String, String) {
        self.open_game("letramix", options)
    }

    /// Opens a table of a game.
    pub fn open_game(&self, game: &str, options: &Value) -> (String, String) {
        let wish = json!({"game": game, "name": "Anna", "options": options});
        let answer = self.post("/api/tables", &wish);
        assert_eq!(answer.status, 201, "{}", answer.body);
        let text = |key: &str| answer.json()[key].as_str().expect("a text").to_owned();
        (text("table"), text("secret"))
    }

    /// Takes a seat: its secret.
    pub fn sit(&self, table: &str, name: &str) -> String {
        let answer = self.post(&format!("/api/tables/{table}/seats"), &json!({"name": name}));
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["secret"].as_str().expect("a text").to_owned()
    }

    /// A socket at a table, before hello; `None` if the server does not want one more.
    pub fn socket(&self, table: &str) -> Option<Socket> {
        let path = format!("{}/api/tables/{table}/socket", self.base);
        Socket::open(self.source, &self.address, &path, &[])
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends it a signal, e.g. `-STOP`.
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.pid().to_string()]).status();
        assert!(sent.expect("kill is there").success());
    }

    /// A socket that has said hello and seen the table.
    pub fn join(&self, table: &str, secret: Option<&str>, seq: u64) -> Socket {
        let mut socket = self.socket(table).expect("the server takes a socket");
        socket.send(&json!({"type": "hello", "secret": secret, "seq": seq}));
        socket.until("table");
        socket
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request on this connection, which is closed afterwards.
pub fn request(
    mut stream: TcpStream,
    method: &str,
    host: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> std::io::Result<Answer> {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n"
    );
    stream.write_all(format!("{head}{body}").as_bytes())?;
    let mut text = Vec::new();
    stream.read_to_end(&mut text)?;
    Ok(Answer::of(&String::from_utf8_lossy(&text)))
}

/// An answer over HTTP.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
    /// What it sets as a cookie, as it is.
    pub cookie: Option<String>,
}

impl Answer {
    fn of(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.to_owned())
        });
        Self { status, head: head.to_lowercase(), body: body.to_owned(), cookie }
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// Nothing came for long, but for pings.
#[derive(Debug)]
pub struct Silence;

/// A client's end of a socket.
pub struct Socket {
    line: WebSocket<TcpStream>,
    /// The last `table` message.
    pub table: Value,
    waiting: Vec<Value>,
}

impl Socket {
    /// A socket at this path; `None` if nobody takes it.
    pub fn open(
        source: Ipv4Addr,
        address: &str,
        path: &str,
        headers: &[(&'static str, &'static str)],
    ) -> Option<Self> {
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let stream = connect_from(source, address).ok()?;
        let mut request = format!("ws://{address}{path}").into_client_request().ok()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_static(value));
        }
        let (line, _) = tungstenite::client::client_with_config(request, stream, Some(config)).ok()?;
        Some(Self { line, table: Value::Null, waiting: Vec::new() })
    }

    /// The bytes below, for who does not keep to the protocol.
    pub fn stream(&mut self) -> &mut TcpStream {
        self.line.get_mut()
    }

    pub fn send(&mut self, message: &Value) {
        self.try_send(message.to_string().into()).expect("a message is sent");
    }

    pub fn try_send(&mut self, message: Message) -> Result<(), String> {
        self.line.send(message).map_err(|error| error.to_string())
    }

    /// The next message but pings, which are answered; `None` when the socket has ended.
    pub fn next(&mut self) -> Option<Value> {
        self.next_in_time().unwrap_or_else(|Silence| panic!("nothing came"))
    }

    /// The same, where it may happen that nothing comes for long.
    pub fn next_in_time(&mut self) -> Result<Option<Value>, Silence> {
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            match self.line.read() {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("the server sends JSON");
                    match message["type"].as_str() {
                        Some("ping") => {
                            let pong = json!({"type": "pong", "at": message["at"]});
                            // A socket that has just ended needs no pong.
                            let _ = self.try_send(pong.to_string().into());
                        }
                        Some("table") => {
                            self.table = message.clone();
                            return Ok(Some(message));
                        }
                        _ => return Ok(Some(message)),
                    }
                }
                Ok(_) => {}
                Err(_) => return Ok(None),
            }
        }
        Err(Silence)
    }

    /// The next message of this type; the others are kept for who asks for them.
    pub fn until(&mut self, kind: &str) -> Value {
        if let Some(i) = self.waiting.iter().position(|message| message["type"] == kind) {
            return self.waiting.remove(i);
        }
        loop {
            let message = self.next().unwrap_or_else(|| panic!("the socket ended before a {kind}"));
            if message["type"] == kind {
                return message;
            }
            self.waiting.push(message);
        }
    }

    /// The next answer to a command: `done` or `refused`.
    pub fn outcome(&mut self) -> Option<Value> {
        let is_outcome = |message: &Value| message["type"] == "done" || message["type"] == "refused";
        if let Some(i) = self.waiting.iter().position(is_outcome) {
            return Some(self.waiting.remove(i));
        }
        loop {
            let message = self.next()?;
            if is_outcome(&message) {
                return Some(message);
            }
        }
    }

    pub fn next_id(&self) -> u64 {
        self.table["you"]["last"].as_u64().unwrap_or(0) + 1
    }

    pub fn seq(&self) -> u64 {
        self.table["seq"].as_u64().unwrap_or(0)
    }

    /// An action of the game on the view as last seen; its outcome, once the table has been seen, too.
    pub fn act(&mut self, action: &Value) -> Value {
        let message =
            json!({"type": "act", "id": self.next_id(), "moment": self.table["moment"], "action": action});
        self.command(&message)
    }

    /// An action of the frame.
    pub fn arrange(&mut self, action: &Value) -> Value {
        let message = json!({"type": "arrange", "id": self.next_id(), "action": action});
        self.command(&message)
    }

    /// Asks, and gives the last answer.
    pub fn ask(&mut self, question: &Value) -> Value {
        self.send(&json!({"type": "ask", "id": 7, "question": question}));
        loop {
            let answer = self.until("answer");
            assert_eq!(answer["id"], 7);
            if answer.get("more").is_none() {
                return answer;
            }
        }
    }

    pub fn command(&mut self, message: &Value) -> Value {
        self.send(message);
        let outcome = self.outcome().expect("an answer");
        while outcome["type"] == "done" && self.seq() < outcome["seq"].as_u64().unwrap_or(0) {
            self.until("table");
        }
        outcome
    }

    /// Waits until the view is as wished.
    pub fn wait_for(&mut self, what: impl Fn(&Value) -> bool) {
        while !what(&self.table) {
            self.until("table");
        }
    }
}
