//! The text format of Prometheus, version 0.0.4.

use std::fmt::{Display, Write};
use tables::Histogram;

/// Metrics one after the other, each with its help and its type.
#[derive(Default)]
pub struct Text(String);

impl Text {
    /// What can go up and down.
    pub fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "gauge", help);
        self.sample(name, "", value);
    }

    /// What only grows.
    pub fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, "counter", help);
        self.sample(name, "", value);
    }

    /// A counter for each value of a label.
    pub fn counters<L: Display>(
        &mut self,
        name: &str,
        help: &str,
        label: &str,
        all: impl IntoIterator<Item = (L, u64)>,
    ) {
        self.head(name, "counter", help);
        for (value, count) in all {
            self.sample(name, &format!("{{{label}=\"{value}\"}}"), count);
        }
    }

    /// A gauge that is always 1 and tells something by its label.
    pub fn info(&mut self, name: &str, help: &str, label: &str, value: &str) {
        self.head(name, "gauge", help);
        self.sample(name, &format!("{{{label}=\"{value}\"}}"), 1);
    }

    /// How often something took how long, in seconds.
    pub fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let bucket = format!("{name}_bucket");
        let mut count = 0;
        for (bound, inside) in histogram.buckets() {
            count += inside;
            let bound = bound.map_or_else(|| "+Inf".to_owned(), |bound| bound.as_secs_f64().to_string());
            self.sample(&bucket, &format!("{{le=\"{bound}\"}}"), count);
        }
        self.sample(&format!("{name}_sum"), "", histogram.sum().as_secs_f64());
        self.sample(&format!("{name}_count"), "", count);
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}.\n# TYPE {name} {kind}");
    }

    fn sample(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    /// All of it.
    pub fn finish(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn buckets_hold_all_that_was_not_longer() {
        let histogram = Histogram::default();
        for millis in [0, 1, 2, 40, 60_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let mut text = Text::default();
        text.histogram("wait_seconds", "Waiting", &histogram);
        let text = text.finish();
        for line in [
            "# HELP wait_seconds Waiting.",
            "# TYPE wait_seconds histogram",
            "wait_seconds_bucket{le=\"0.001\"} 2",
            "wait_seconds_bucket{le=\"0.0025\"} 3",
            "wait_seconds_bucket{le=\"0.05\"} 4",
            "wait_seconds_bucket{le=\"5\"} 4",
            "wait_seconds_bucket{le=\"+Inf\"} 5",
            "wait_seconds_sum 60.043",
            "wait_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing:\n{text}");
        }
    }

    #[test]
    fn labels_and_values_are_written_as_prometheus_reads_them() {
        let mut text = Text::default();
        text.counters("seen_total", "Seen", "what", [("a", 1), ("b", 2)]);
        text.info("build_info", "The build", "version", "1.0");
        text.gauge("now_seconds", "Now", 0.5);
        let expected = "# HELP seen_total Seen.\n# TYPE seen_total counter\nseen_total{what=\"a\"} 1\nseen_total{what=\"b\"} 2\n\
             # HELP build_info The build.\n# TYPE build_info gauge\nbuild_info{version=\"1.0\"} 1\n\
             # HELP now_seconds Now.\n# TYPE now_seconds gauge\nnow_seconds 0.5\n";
        assert_eq!(text.finish(), expected);
    }
}
