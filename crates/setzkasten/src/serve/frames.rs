//! Counts the frames of a socket before the WebSocket library sees them: it does not tell of empty continuation frames, and a
//! client could send them without an end.

use super::limits::FrameRate;
use std::io;
use std::num::NonZeroU32;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;

/// A stream of frames with a limit: beyond it, nothing more is read.
pub struct Counted<S> {
    stream: S,
    counter: Counter,
    limit: Arc<FrameLimit>,
}

/// The limit of a socket's frames, and whether it was exceeded.
pub struct FrameLimit {
    rate: FrameRate,
    is_lifted: AtomicBool,
    is_exceeded: AtomicBool,
    exceeded: Notify,
}

impl FrameLimit {
    /// With this rate.
    pub fn new(rate: FrameRate) -> Arc<Self> {
        Arc::new(Self {
            rate,
            is_lifted: AtomicBool::new(false),
            is_exceeded: AtomicBool::new(false),
            exceeded: Notify::new(),
        })
    }

    /// Waits until too many frames have come.
    pub async fn exceeded(&self) {
        loop {
            let told = self.exceeded.notified();
            if self.is_exceeded.load(Ordering::Acquire) {
                return;
            }
            told.await;
        }
    }

    /// Counts no more: what still comes is thrown away.
    pub fn lift(&self) {
        self.is_lifted.store(true, Ordering::Release);
    }

    /// Nothing more is read until the limit is lifted.
    fn is_shut(&self) -> bool {
        self.is_exceeded.load(Ordering::Acquire) && !self.is_lifted.load(Ordering::Acquire)
    }

    /// Counts frames that have come.
    fn note(&self, frames: u32) {
        let is_allowed = NonZeroU32::new(frames).is_none_or(|frames| self.rate.allows(frames));
        if !is_allowed {
            self.is_exceeded.store(true, Ordering::Release);
            self.exceeded.notify_waiters();
        }
    }
}

impl<S> Counted<S> {
    /// Counts what is read from this stream, which begins with a frame.
    pub fn new(stream: S, limit: Arc<FrameLimit>) -> Self {
        Self { stream, counter: Counter::default(), limit }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.limit.is_shut() {
            // Whoever waits for `exceeded` ends the socket; until then there is nothing to read.
            return Poll::Pending;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        // What has been read is passed on in any case: the library must not lose the beginning of a frame.
        let frames = self.counter.count(&buffer.filled()[before..]);
        self.limit.note(frames);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Finds frames in bytes, however they are cut (RFC 6455, 5.2).
#[derive(Default)]
struct Counter {
    header: [u8; 14],
    /// So many bytes of the header have come.
    have: usize,
    /// So many bytes of the payload are still to come.
    payload: u64,
}

impl Counter {
    /// How many frames begin in these bytes: whose header is whole now.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut frames = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            if self.payload > 0 {
                let skipped = usize::try_from(self.payload).unwrap_or(usize::MAX).min(bytes.len());
                self.payload -= skipped as u64;
                bytes = &bytes[skipped..];
                continue;
            }
            self.header[self.have] = byte;
            self.have += 1;
            bytes = rest;
            if self.have == self.needed() {
                self.payload = self.length();
                self.have = 0;
                frames += 1;
            }
        }
        frames
    }

    /// The length of the header, as far as it is known.
    fn needed(&self) -> usize {
        if self.have < 2 {
            return 2;
        }
        let mask = if self.header[1] & 0x80 == 0 { 0 } else { 4 };
        2 + self.extended() + mask
    }

    /// So many bytes tell the payload's length besides the second one.
    fn extended(&self) -> usize {
        match self.header[1] & 0x7f {
            126 => 2,
            127 => 8,
            _ => 0,
        }
    }

    fn length(&self) -> u64 {
        match self.extended() {
            0 => u64::from(self.header[1] & 0x7f),
            more => self.header[2..2 + more].iter().fold(0, |length, byte| length << 8 | u64::from(*byte)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::config::Switch;
    use crate::serve::limits::RateLimits;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    /// A masked frame, as clients send it.
    fn frame(opcode: u8, payload: usize) -> Vec<u8> {
        let mut bytes = vec![opcode];
        match payload {
            0..126 => bytes.push(0x80 | payload as u8),
            126..65_536 => {
                bytes.push(0xfe);
                bytes.extend((payload as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0xff);
                bytes.extend((payload as u64).to_be_bytes());
            }
        }
        bytes.extend([1, 2, 3, 4]);
        bytes.resize(bytes.len() + payload, 0x81);
        bytes
    }

    #[test]
    fn frames_are_found_however_the_bytes_are_cut() {
        let sizes = [0, 1, 125, 126, 127, 4000, 65_535, 65_536, 70_000, 0, 0];
        let bytes: Vec<u8> = sizes.iter().flat_map(|size| frame(0x81, *size)).collect();
        for step in [1, 2, 3, 7, 512, 65_537, bytes.len()] {
            let mut counter = Counter::default();
            let frames: u32 = bytes.chunks(step).map(|piece| counter.count(piece)).sum();
            assert_eq!(frames as usize, sizes.len(), "{step}");
        }
        let unmasked = [0x81, 2, b'a', b'b', 0x89, 0];
        assert_eq!(Counter::default().count(&unmasked), 2);
    }

    #[tokio::test]
    async fn empty_continuation_frames_and_pings_are_limited() {
        for opcode in [0x00, 0x89, 0x8a] {
            let limit = FrameLimit::new(RateLimits::new(Switch::On).frames());
            let (mut client, server) = tokio::io::duplex(1 << 16);
            let mut counted = Counted::new(server, Arc::clone(&limit));
            client.write_all(&frame(0x01, 0)).await.unwrap();
            // More than come back in a minute, however slow this machine is.
            for _ in 0..2_000 {
                client.write_all(&frame(opcode, 0)).await.unwrap();
            }
            let mut buffer = [0; 6];
            let mut read = 0;
            let reading = async {
                loop {
                    counted.read_exact(&mut buffer).await.unwrap();
                    read += 1;
                }
            };
            tokio::select! {
                () = reading => {}
                () = limit.exceeded() => {}
            }
            assert!((60..2_000).contains(&read), "{opcode}: {read}");
            // No byte is lost, so that the rest can be read to its end.
            limit.lift();
            for _ in read..2_001 {
                counted.read_exact(&mut buffer).await.unwrap();
                assert_eq!(buffer[1], 0x80);
            }
        }
    }
}
