//! The knock of a man on the board, made by the program itself: no file is fetched for it.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

/// Knocks. The browser lets it be heard only after somebody has pressed something in the frame.
#[derive(Default)]
pub struct Knocker {
    context: RefCell<Option<AudioContext>>,
}

/// Samples a second: wood needs no more.
const RATE: f32 = 22_050.0;
/// How long a knock sounds, in samples.
const LENGTH: usize = 1_700;

impl Knocker {
    /// Knocks once; harder when a man is taken. Silence where the browser makes no sound.
    pub fn knock(&self, hard: bool) {
        let _ = self.try_knock(hard);
    }

    fn try_knock(&self, hard: bool) -> Result<(), JsValue> {
        let mut context = self.context.borrow_mut();
        let context = match &mut *context {
            Some(context) => context,
            none => none.insert(AudioContext::new()?),
        };
        if context.state() == AudioContextState::Suspended {
            // Heard the next time at the latest.
            let _ = context.resume()?;
        }
        let buffer = context.create_buffer(1, LENGTH as u32, RATE)?;
        buffer.copy_to_channel(&wave(hard), 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        source.start()
    }
}

/// Two tones of a board that die away fast, and the click of the touch.
fn wave(hard: bool) -> [f32; LENGTH] {
    let (pitch, loud) = if hard { (210.0, 0.5) } else { (290.0, 0.35) };
    let mut noise = 0x2545_f491_u32;
    std::array::from_fn(|at| {
        let time = at as f32 / RATE;
        let tone =
            |hertz: f32, decay: f32| (std::f32::consts::TAU * hertz * time).sin() * (-time * decay).exp();
        // xorshift
        noise ^= noise << 13;
        noise ^= noise >> 17;
        noise ^= noise << 5;
        let click = (noise as f32 / u32::MAX as f32 - 0.5) * (-time * 700.0).exp();
        loud * (0.6 * tone(pitch, 55.0) + 0.3 * tone(pitch * 2.7, 90.0) + 0.5 * click)
    })
}
