/** Makes and reads recovery codes of 50 bits each, which are shown once. */

/** Crockford's alphabet of 32 letters and digits, without similar-looking ones. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;
const BITS = 5;
export const RECOVERY_CODES = 8;
export const RECOVERY_CODE_BYTES = 7;

/** The code of seven or more random bytes, such as `7K2PD-9QX4M`. */
export function recoveryCode(random: Uint8Array): string {
  if (random.length < RECOVERY_CODE_BYTES) throw new RangeError("A recovery code takes seven random bytes.");
  let value = 0n;
  for (const byte of random) value = value * 256n + BigInt(byte);
  let text = "";
  for (let at = 0; at < LENGTH; at += 1) {
    text = ALPHABET.charAt(Number(value & 31n)) + text;
    value >>= BigInt(BITS);
  }
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** Normalizes case, hyphens and similar letters; null if the text is not a recovery code. */
export function typedRecoveryCode(text: string): string | null {
  const typed = text.toUpperCase().replace(/[-\s]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return typed.length === LENGTH && [...typed].every((letter) => ALPHABET.includes(letter)) ? typed : null;
}
