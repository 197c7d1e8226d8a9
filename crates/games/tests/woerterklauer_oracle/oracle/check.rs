//! The names of the checks, in the order in which they are named.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Check {
    S0,
    S1,
    S2,
    S3,
    S4,
    S5,
    A1,
    Q8,
    Q9,
    Q4,
    Q1,
    Q2,
    Q7,
    Q5,
    H1,
    H2,
}

impl Check {
    pub const ALL: [Self; 16] = [
        Self::S0,
        Self::S1,
        Self::S2,
        Self::S3,
        Self::S4,
        Self::S5,
        Self::A1,
        Self::Q8,
        Self::Q9,
        Self::Q4,
        Self::Q1,
        Self::Q2,
        Self::Q7,
        Self::Q5,
        Self::H1,
        Self::H2,
    ];
}
