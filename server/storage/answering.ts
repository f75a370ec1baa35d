import { Readable } from "node:stream";
import type { Storage } from "./storage";

/** Thrown if the file store failed or does not answer; `cause` is the store's error. Nothing was stored. */
export class StorageAway extends Error {
  override readonly name = "StorageAway";
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Recognizes the error by its class name, because the process loads this module more than once. */
export function isStorageAway(error: unknown): boolean {
  return error instanceof Error && error.name === "StorageAway";
}

/**
 * Wraps a file store so that its failures throw {@link StorageAway}. Errors of invalid keys and of a file's
 * content are unchanged.
 */
export function answering(store: Storage): Storage {
  const { presign } = store;
  return {
    put: (key, content, facts) =>
      orAway(store.put(key, content, facts), content instanceof Readable ? content : undefined),
    read: (key) => orAway(store.read(key)),
    remove: (key) => orAway(store.remove(key)),
    async *list(folder) {
      try {
        yield* store.list(folder);
      } catch (error) {
        throw judged(error);
      }
    },
    ...(presign && { presign: (key, handed) => orAway(presign(key, handed)) }),
  };
}

async function orAway<T>(work: Promise<T>, content?: Readable): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw content?.errored === error ? error : judged(error);
  }
}

function judged(error: unknown): unknown {
  return error instanceof RangeError || error instanceof TypeError ? error : new StorageAway(error);
}
