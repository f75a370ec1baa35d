import type { Readable } from "node:stream";

export type FileFacts = { readonly contentType: string };

/** The caller must read `body` to its end or destroy it. */
export type OpenFile = {
  readonly body: Readable;
  readonly size: number;
};

export type HandedFile = FileFacts & {
  readonly fileName: string;
  /** Seconds for which the temporary address is valid. */
  readonly seconds: number;
};

export type StoredFile = {
  readonly key: string;
  readonly size: number;
  /** When the file was stored, in real time. */
  readonly storedAt: Date;
};

/** A file store. Files are complete or absent; a key that fails {@link checkedKey} throws. */
export type Storage = {
  /**
   * Stores a file, replacing a file with the same key.
   * @throws the errors of `content`, without storing anything
   */
  put(key: string, content: Readable | Uint8Array, facts: FileFacts): Promise<void>;
  read(key: string): Promise<OpenFile | null>;
  /** Removes a file; removing an absent file is no error. */
  remove(key: string): Promise<void>;
  /** Lists the keys that begin with `folder/`, unordered. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Makes a temporary public address of a file; absent if other machines cannot reach the store. */
  presign?(key: string, handed: HandedFile): Promise<string>;
};

const LONGEST_KEY = 200;
const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/i;

/**
 * Checks a file's key: letters, digits, dots, underscores, hyphens and slashes; each part between slashes
 * begins with a letter or digit; at most 200 characters. Such keys stay below the store's root.
 * @throws {RangeError} for other keys
 */
export function checkedKey(key: string): string {
  const fits = key.length <= LONGEST_KEY && key.split("/").every((segment) => SEGMENT.test(segment));
  if (!fits) throw new RangeError(`No key of a stored file: ${JSON.stringify(key.slice(0, LONGEST_KEY))}.`);
  return key;
}
