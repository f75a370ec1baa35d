/** Maximum length of a message as JSON, far above the length of normal messages. */
const MOST_CHARACTERS = 65_536;

/** False if the message is too long or is not plain data. */
export function isShort(message: object): boolean {
  try {
    return JSON.stringify(message).length <= MOST_CHARACTERS;
  } catch {
    return false;
  }
}
