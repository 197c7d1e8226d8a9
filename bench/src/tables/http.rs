//! Just enough of HTTP: JSON requests over one connection.

use super::Result;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// A connection to a server.
pub struct Http {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

impl Http {
    /// Connects.
    pub async fn connect(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // What goes wrong with the connection is told to who waits for an answer.
        tokio::task::spawn_local(async move { drop(connection.await) });
        Ok(Self { address, sender })
    }

    /// Asks for a page; gives the status.
    pub async fn get(&mut self, path: &str) -> Result<StatusCode> {
        Ok(self.request(Method::GET, path, Bytes::new()).await?.0)
    }

    /// Posts JSON and gets JSON.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        let (status, answer) = self.request(Method::POST, path, body.to_string().into()).await?;
        if !status.is_success() {
            let answer = String::from_utf8_lossy(&answer);
            return Err(format!("POST {path} was answered with {status}: {answer}").into());
        }
        Ok(serde_json::from_slice(&answer)?)
    }

    async fn request(&mut self, method: Method, path: &str, body: Bytes) -> Result<(StatusCode, Bytes)> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string())
            .header("content-type", "application/json")
            .body(Full::new(body))?;
        let answer = self.sender.send_request(request).await?;
        let status = answer.status();
        Ok((status, answer.into_body().collect().await?.to_bytes()))
    }
}

/// A text of a JSON answer.
pub fn text<'a>(answer: &'a Value, key: &str) -> Result<&'a str> {
    answer[key].as_str().ok_or_else(|| format!("no `{key}` in {answer}").into())
}
