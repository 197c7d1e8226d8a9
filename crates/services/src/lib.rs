//! PostgreSQL and NATS of one's own, for tests and benchmarks: started from Debian's packages on a free port in a temporary
//! folder, and gone with whoever started them, even if that one is killed.
//!
//! No part of the product. What goes wrong here is a test that fails, so everything panics with a sentence.

mod certificates;
mod nats;
mod postgres;
mod process;

pub use certificates::Certificates;
pub use nats::{Nats, NatsSetup};
pub use postgres::{Postgres, PostgresSetup};
