//! SHA-256 of files, in the two spellings a published folder has.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The first 64 bits as 16 hexadecimal digits: enough for a name that no other content has.
#[must_use]
pub fn short(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The whole digest as browsers compare it: `sha256-` and base64.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_the_usual_ones() {
        // The example of FIPS 180-2, and what `openssl dgst -sha256 -binary | base64` says of it.
        assert_eq!(short(b"abc"), "ba7816bf8f01cfea");
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
