//! The rules, each test by the number of its rule.

use super::*;

game::contract_suite!(LetraMix);
