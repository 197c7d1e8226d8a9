//! The exports of the WebAssembly module. Input is written into memory that [`take`] gives; output is read where
//! [`answer`] says. Nothing here is unsafe but that the names are exported as they are.
#![allow(unsafe_code, reason = "exports and imports of a C ABI")]

use crate::engine::{Engine, Outside};
use std::cell::RefCell;

mod outside {
    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        /// The clock, in milliseconds.
        pub safe fn now() -> f64;
        /// A message while a search is under way; what it returns is not 0 if the search is to end.
        pub safe fn progress(text: *const u8, length: usize) -> u32;
    }
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

struct JavaScript;

impl Outside for JavaScript {
    fn now(&self) -> f64 {
        outside::now()
    }

    fn is_enough(&self, message: &str) -> bool {
        outside::progress(message.as_ptr(), message.len()) != 0
    }
}

/// Room for so many bytes of input.
#[unsafe(no_mangle)]
pub extern "C" fn take(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        *input = vec![0; length];
        input.as_mut_ptr()
    })
}

/// The input is the pack of words; 0 if it is damaged.
#[unsafe(no_mangle)]
pub extern "C" fn words() -> u32 {
    u32::from(words::files::install(INPUT.take()))
}

/// The input is a request; the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn ask(now: f64) -> usize {
    let input = INPUT.take();
    let text = ENGINE.with_borrow_mut(|engine| engine.ask(&input, now, &JavaScript));
    let length = text.len();
    ANSWER.set(text);
    length
}

/// Where the last answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
