//! Temporary PostgreSQL, NATS and nginx servers for tests and benchmarks: started from Debian's packages on a free port, with
//! a temporary folder; and a whole machine with systemd. They stop when the process that started them ends, even if it is
//! killed.
//!
//! Not part of the product. Every error here means that a test fails, so everything panics with a message.

mod certificates;
mod machine;
mod nats;
mod nginx;
mod postgres;
mod process;

pub use certificates::Certificates;
pub use machine::Machine;
pub use nats::{Nats, NatsSetup};
pub use nginx::Nginx;
pub use postgres::{Postgres, PostgresSetup};
