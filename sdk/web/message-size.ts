/** Of a message as text; nothing that either side says is near it. */
const MOST_CHARACTERS = 65_536;

/** False for a message that is too long, or that is no plain data. */
export function isShort(message: object): boolean {
  try {
    return JSON.stringify(message).length <= MOST_CHARACTERS;
  } catch {
    return false;
  }
}
