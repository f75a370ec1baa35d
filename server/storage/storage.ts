/** The port to stored files: what a store must do, and what names it takes. */
import type { Readable } from "node:stream";

/** What a file is, as far as a store can keep it; rows know it, too. */
export type FileFacts = { readonly contentType: string };

/** An open file: whoever gets it reads `body` to its end or destroys it. */
export type OpenFile = {
  readonly body: Readable;
  /** Bytes. */
  readonly size: number;
};

/** A file of a listing. */
export type StoredFile = {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Real time. */
  readonly storedAt: Date;
};

/** Where files lie. A file is there whole or not at all; a key that breaks {@link checkedKey} throws. */
export type Storage = {
  /**
   * Stores a file, in the place of one with the same key.
   * @throws what `content` throws; nothing is stored then
   */
  put(key: string, content: Readable | Uint8Array, facts: FileFacts): Promise<void>;
  /** The file, or null if there is none. */
  read(key: string): Promise<OpenFile | null>;
  /** Removes the file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The files whose keys begin with `folder` and a slash, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
};

const LONGEST_KEY = 200;
const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/i;

/**
 * The key, if it is one: names of letters, digits, dots, underscores and hyphens with slashes between them,
 * each beginning with a letter or digit, 200 characters in all. No such key leads out of the store's root.
 * @throws {RangeError} else
 */
export function checkedKey(key: string): string {
  const fits = key.length <= LONGEST_KEY && key.split("/").every((segment) => SEGMENT.test(segment));
  if (!fits) throw new RangeError(`No key of a stored file: ${JSON.stringify(key.slice(0, LONGEST_KEY))}.`);
  return key;
}
