/** An entry of a payment's timeline that a request caused. */
export type CausedEntry = { readonly sessionId: string; readonly entry: string };

/** Id of a timeline entry about one step of an object, such as `req_…:decided`. */
export function entryId(objectId: string, word: "created" | "asked" | "decided" | "collected" | "deleted"): string {
  return `${objectId}:${word}`;
}
