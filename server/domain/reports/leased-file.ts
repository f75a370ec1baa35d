import { Readable } from "node:stream";
import { dueItems, earliestDue } from "@/server/db/due-items";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { requireLivingWriters, type Tries } from "./core/tries";
import { type FileTable, LEASE_SECONDS, unwrittenFiles } from "./statements/leased-files";

const RENEW_MS = 15_000;

type ClaimedFile = Tries & { readonly id: string };

/** The job is CPU-bound, so a process writes at most two files of a table at a time. */
export function fileJob(table: FileTable, job: Pick<Job, "name" | "run">): Job {
  return {
    ...job,
    total: 2,
    nextAt: (system, scope) => earliestDue(system, scope, unwrittenFiles(scope, table)),
    due: (system, scope, limit) => dueItems(system, scope, { source: unwrittenFiles(scope, table), limit }),
  };
}

type Work = {
  readonly keyOf: (tries: number) => string;
  readonly write: (fileKey: string) => Promise<void>;
  readonly failed: (error: unknown, fileKey: string) => Promise<void>;
};

/** Writes a file in a new place for each attempt; the row refers to it once it is complete. */
export async function tryFile(file: ClaimedFile, { keyOf, write, failed }: Work): Promise<void> {
  const fileKey = keyOf(file.tries);
  try {
    // Removes the partial file of a process that died while writing.
    if (file.tries > 1) await storage().remove(keyOf(file.tries - 1));
    requireLivingWriters(file);
    await write(fileKey);
  } catch (error) {
    await failed(error, fileKey);
  }
}

/** SQL condition that the attempt to write still holds the file's lease. */
export function whileLeased(ctx: Ctx, { id, tries }: ClaimedFile) {
  return { id, tries, merchantId: ctx.merchant.id, dueAt: { not: null } };
}

class LeaseLost extends Error {}

export function requireLease(changed: { readonly count: number }): void {
  if (changed.count === 0) throw new LeaseLost("Another process writes the file.");
}

type Content<Batch> = {
  readonly contentType: string;
  readonly batches: AsyncIterable<Batch>;
  readonly recordsOf: (batch: Batch) => number;
  readonly pack: (batches: AsyncIterable<Batch>) => Readable;
  readonly renew: (leaseUntil: Date) => Promise<{ readonly count: number }>;
};

export type WrittenFile = { readonly records: number; readonly fileSize: number };

/**
 * Stores a file, renewing its lease between batches.
 * @throws {LeaseLost} if another process took over
 */
export async function putLeased<Batch>(ctx: Ctx, key: string, content: Content<Batch>): Promise<WrittenFile> {
  const written = { records: 0, fileSize: 0 };
  async function* leased(): AsyncGenerator<Batch> {
    let renewedAt = ctx.realNow().getTime();
    for await (const batch of content.batches) {
      if (ctx.realNow().getTime() - renewedAt > RENEW_MS) {
        requireLease(await content.renew(addSeconds(ctx.realNow(), LEASE_SECONDS)));
        renewedAt = ctx.realNow().getTime();
      }
      written.records += content.recordsOf(batch);
      yield batch;
    }
  }
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of content.pack(leased())) {
      written.fileSize += chunk.length;
      yield chunk;
    }
  }
  await storage().put(key, Readable.from(counted(), { objectMode: false }), { contentType: content.contentType });
  return written;
}
