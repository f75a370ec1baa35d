/** Tells a store that does not do its work from a caller's mistake. */
import { Readable } from "node:stream";
import type { Storage } from "./storage";

/** The store does not answer, or cannot do what it was asked; `cause` is what it said. Nothing was stored. */
export class StorageAway extends Error {
  override readonly name = "StorageAway";
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * The same store, which throws {@link StorageAway} for whatever fails on its own side. Keys that are none,
 * and what the content of a file throws, stay as they are.
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
