import { Readable } from "node:stream";
import { transaction } from "@/server/db/transactions/transaction";
import { mayUse, SESSION_TYPES, sessionPermission, userActor } from "@/server/domain/merchants";
import { writeMail } from "@/server/domain/notifications";
import {
  fileJob,
  openArchive,
  putLeased,
  requireLease,
  tryFile,
  type WrittenFile,
  whileLeased,
} from "@/server/domain/reports";
import { Forbidden } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, Tx, UserActor } from "@/server/kernel/types";
import { LANGUAGES, wordOf } from "@/server/kernel/words";
import { isDiskFull, isStorageAway, storage } from "@/server/storage";
import { paymentLines } from "../export-payments";
import { paymentQueryText, readPaymentQuery } from "../payment-query";
import { nextTry } from "./core/file-state";
import type { FileFailure } from "./core/words";
import { fileQuery } from "./payment-file";
import { FILE_DAYS } from "./request-file";
import { claimPaymentFile } from "./statements/payment-files";

const CONTENT_TYPE = "application/zip";

export const writePaymentFiles: Job = fileJob("payment_file", { name: "write-payment-files", run: writeFile });

class DiskFull extends Error {}

type ClaimedFile = NonNullable<Awaited<ReturnType<typeof claimPaymentFile>>>;

async function writeFile(ctx: Ctx, fileId: string): Promise<void> {
  const file = await claimPaymentFile(ctx, fileId);
  if (file === null) return;
  await tryFile(file, {
    keyOf: (tries) => `payment-files/${ctx.merchant.id}/${file.id}-${tries}.zip`,
    write: async (fileKey) => {
      if (await isDiskFull()) throw new DiskFull("The disk of the file store is full.");
      const user = await userOf(ctx, file);
      await finish(ctx, file, { user, fileKey, ...(await store({ ...ctx, actor: user }, file, fileKey)) });
    },
    failed: async (error, fileKey) => {
      const facts = { paymentFile: file.id, tries: file.tries, err: error };
      ctx.log.error(facts, "A file of payments could not be written.");
      await postpone(ctx, file, failureOf(error));
      const row = await ctx.db.paymentFile.findUnique({ where: { id: file.id }, select: { fileKey: true } });
      if (row?.fileKey !== fileKey)
        await storage()
          .remove(fileKey)
          .catch(() => undefined);
    },
  });
}

function failureOf(error: unknown): FileFailure {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  if (error instanceof DiskFull || cause?.code === "ENOSPC") return "disk_full";
  if (isStorageAway(error)) return "store_away";
  return error instanceof Forbidden ? "refused" : "internal";
}

/**
 * The user who requested the file, restricted to the session types of the request.
 * @throws {Forbidden} if the user may no longer view them
 */
async function userOf(ctx: Ctx, { userId, types }: ClaimedFile): Promise<UserActor> {
  const where = { id: userId, merchantId: ctx.merchant.id, deletedAt: null };
  const row = await ctx.db.merchantUser.findFirst({ where });
  if (row === null) throw new Forbidden();
  const user = userActor({ ...row, userId: row.id }, "console");
  const needed = SESSION_TYPES.filter((type) => types.includes(type)).map((type) => sessionPermission(type, "view"));
  if (![...needed, "console.access"].every((each) => mayUse(user, each))) throw new Forbidden();
  return { ...user, permissions: needed };
}

/** @throws {Error} if the stored query would now select other rows */
async function store(ctx: Ctx, file: ClaimedFile, fileKey: string): Promise<WrittenFile> {
  const { values } = readPaymentQuery(Object.fromEntries(new URLSearchParams(file.query)));
  if (pairsOf(paymentQueryText(values)) !== pairsOf(file.query))
    throw new Error("The file's query is not understood as it was requested.");
  return putLeased(ctx, fileKey, {
    contentType: CONTENT_TYPE,
    batches: paymentLines(ctx, values, file.fields),
    recordsOf: ({ rows }) => rows,
    pack: (batches) => zip(`${file.name}.csv`, textsOf(batches), ctx.now()),
    renew: (leaseUntil) => ctx.db.paymentFile.updateMany({ where: whileLeased(ctx, file), data: { leaseUntil } }),
  });
}

function pairsOf(query: string): string {
  return JSON.stringify([...new URLSearchParams(query)].sort());
}

async function* textsOf(batches: AsyncIterable<{ readonly text: string }>): AsyncGenerator<Buffer> {
  for await (const { text } of batches) yield Buffer.from(text);
}

function zip(name: string, content: AsyncIterable<Buffer>, mtime: Date): Readable {
  const { zip: archive, packed, broken } = openArchive();
  const source = Readable.from(content, { objectMode: false });
  source.once("error", broken);
  packed.on("close", () => source.destroy());
  archive.addReadStream(source, name, { mtime });
  archive.end();
  return packed;
}

async function finish(
  ctx: Ctx,
  file: ClaimedFile,
  { user, ...written }: WrittenFile & { readonly user: UserActor; readonly fileKey: string },
): Promise<void> {
  const ended = { dueAt: null, leaseUntil: null, failure: null, endedAt: ctx.now() };
  const expiresAt = addSeconds(ctx.now(), FILE_DAYS * 86_400);
  await transaction(ctx.db, async (tx) => {
    const data = { ...written, ...ended, expiresAt };
    requireLease(await tx.paymentFile.updateMany({ where: whileLeased(ctx, file), data }));
    await mail(ctx, tx, { file, email: user.email, records: written.records, expiresAt });
  });
}

async function postpone(ctx: Ctx, file: ClaimedFile, failure: FileFailure): Promise<void> {
  const dueAt = failure === "refused" ? null : nextTry(file, ctx.now());
  await transaction(ctx.db, async (tx) => {
    const data = { leaseUntil: null, failure, dueAt, endedAt: dueAt === null ? ctx.now() : null };
    const { count } = await tx.paymentFile.updateMany({ where: whileLeased(ctx, file), data });
    if (count === 0 || dueAt !== null || failure === "refused") return;
    const user = await tx.merchantUser.findFirst({ where: { id: file.userId, merchantId: ctx.merchant.id } });
    await mail(ctx, tx, { file, email: user?.email ?? null, records: null, expiresAt: null });
  });
}

type News = {
  readonly file: ClaimedFile;
  readonly email: string | null;
  readonly records: number | null;
  readonly expiresAt: Date | null;
};

async function mail(ctx: Ctx, tx: Tx, { file, email, records, expiresAt }: News): Promise<void> {
  if (email === null) return;
  const language = wordOf(LANGUAGES, file.language, "language");
  const query = records === null ? `?${fileQuery(file)}` : "";
  const pageUrl = `${ctx.merchant.baseUrl}/${language}/console/payments/files${query}`;
  const facts = { name: file.name, records, expiresAt, timeZone: ctx.merchant.timezone, pageUrl };
  await writeMail(ctx, tx, {
    to: [email],
    relatedId: file.id,
    language,
    facts: { kind: "payment_file", ...facts },
    cause: "ended",
  });
}
