//! Short sounds, made on the spot: nothing is fetched, and no silent audio element sits in the
//! system's media controls.
//!
//! Browsers let a page be heard only after somebody has touched it; the context is woken by each
//! press until it runs.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{AudioContext, AudioContextState, OscillatorType};

use crate::app::Sound;

/// Makes sounds. Where the browser has none to give, nothing is heard and nothing else changes.
#[derive(Default)]
pub struct Player {
    listeners: RefCell<Vec<EventListener>>,
}

/// A tone of a sound: when it begins and how long it is, in seconds, its pitches at begin and end in
/// hertz, and how loud it is.
struct Tone {
    at: f64,
    length: f64,
    from: f32,
    to: f32,
    gain: f32,
    kind: OscillatorType,
}

const fn knock(at: f64, pitch: f32, gain: f32) -> Tone {
    Tone { at, length: 0.07, from: pitch, to: pitch * 0.45, gain, kind: OscillatorType::Triangle }
}

const fn bell(at: f64, pitch: f32, gain: f32) -> Tone {
    Tone { at, length: 0.35, from: pitch, to: pitch, gain, kind: OscillatorType::Sine }
}

/// Wood on wood for the men, a bell for what matters more.
fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Move => const { &[knock(0.0, 420.0, 0.5), knock(0.004, 900.0, 0.15)] },
        Sound::Capture => {
            const { &[knock(0.0, 330.0, 0.6), knock(0.05, 520.0, 0.4), knock(0.054, 1100.0, 0.15)] }
        }
        Sound::Check => {
            const { &[knock(0.0, 420.0, 0.5), bell(0.06, 880.0, 0.16), bell(0.06, 1320.0, 0.07)] }
        }
        Sound::Refused => {
            const {
                &[Tone {
                    at: 0.0,
                    length: 0.12,
                    from: 150.0,
                    to: 110.0,
                    gain: 0.3,
                    kind: OscillatorType::Triangle,
                }]
            }
        }
        Sound::End => {
            const { &[bell(0.0, 523.25, 0.16), bell(0.14, 659.25, 0.16), bell(0.28, 783.99, 0.18)] }
        }
    }
}

impl Player {
    /// Waits for the first press, to be allowed to be heard.
    pub fn arm(&self) {
        let Some(window) = web_sys::window().filter(|_| self.listeners.borrow().is_empty()) else { return };
        let wake = |kind: &'static str| {
            let first = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, kind, first, |event| {
                // What a script presses is nobody's permission.
                if event.is_trusted() {
                    CONTEXT.with_borrow_mut(|context| {
                        if context.is_none() {
                            *context = AudioContext::new().ok();
                        }
                        context.iter().for_each(resume);
                    });
                }
            })
        };
        *self.listeners.borrow_mut() = vec![wake("pointerup"), wake("keydown")];
    }

    /// Makes a sound now.
    pub fn play(&self, sound: Sound) {
        let Some(context) = &CONTEXT.with_borrow(Option::clone) else { return };
        resume(context);
        if context.state() != AudioContextState::Running {
            return;
        }
        for tone in tones(sound) {
            // A context that makes no nodes makes no sound; there is nobody to tell.
            let _ = self::play(context, tone);
        }
    }
}

thread_local! {
    /// Made by the first press, which permits it, and woken by each until it runs.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

fn resume(context: &AudioContext) {
    if context.state() == AudioContextState::Suspended {
        // Answered later; refused until somebody has touched the page.
        let _ = context.resume();
    }
}

fn play(context: &AudioContext, tone: &Tone) -> Result<(), wasm_bindgen::JsValue> {
    let begin = context.current_time() + tone.at;
    let end = begin + tone.length;
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(tone.kind);
    oscillator.frequency().set_value_at_time(tone.from, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.to, end)?;
    let volume = context.create_gain()?;
    volume.gain().set_value_at_time(tone.gain, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    oscillator.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}
