import { PassThrough, Readable } from "node:stream";
import yazl from "yazl";
import type { Prisma } from "@/server/db/client";
import { dueItems, earliestDue } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { writeMail } from "@/server/domain/notifications";
import { requireLivingWriters } from "@/server/domain/reports";
import { Forbidden } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, Tx, UserActor } from "@/server/kernel/types";
import { LANGUAGES, wordOf } from "@/server/kernel/words";
import { isDiskFull, isStorageAway, storage } from "@/server/storage";
import { paymentLines } from "../export-payments";
import { readPaymentQuery } from "../payment-query";
import { nextTry } from "./core/file-state";
import type { FileFailure } from "./core/words";
import { fileQuery } from "./payment-file";
import { FILE_DAYS } from "./request-file";
import { type ClaimedFile, claimFile, dueFiles, LEASE_SECONDS } from "./statements/payment-files";

const RENEW_MS = 15_000;
const CONTENT_TYPE = "application/zip";

export const writePaymentFiles: Job = {
  name: "write-payment-files",
  total: 2,
  nextAt: (system, scope) => earliestDue(system, scope, dueFiles(scope)),
  due: (system, scope, limit) => dueItems(system, scope, { source: dueFiles(scope), limit }),
  run: writeFile,
};

class LeaseLost extends Error {}
class DiskFull extends Error {}

/** Each try has a separate key in the store. */
async function writeFile(ctx: Ctx, fileId: string): Promise<void> {
  const file = await claimFile(ctx, fileId);
  if (file === null) return;
  const fileKey = keyOf(ctx, file, file.tries);
  try {
    if (file.tries > 1) await storage().remove(keyOf(ctx, file, file.tries - 1));
    requireLivingWriters(file);
    if (await isDiskFull()) throw new DiskFull("The disk of the file store is full.");
    const user = await userOf(ctx, file);
    await finish(ctx, file, { user, fileKey, ...(await store({ ...ctx, actor: user }, file, fileKey)) });
  } catch (error) {
    ctx.log.error({ paymentFile: file.id, tries: file.tries, err: error }, "A file of payments could not be written.");
    await postpone(ctx, file, failureOf(error));
    const row = await ctx.db.paymentFile.findUnique({ where: { id: file.id }, select: { fileKey: true } });
    if (row?.fileKey !== fileKey)
      await storage()
        .remove(fileKey)
        .catch(() => undefined);
  }
}

function keyOf(ctx: Ctx, { id }: ClaimedFile, tries: number): string {
  return `payment-files/${ctx.merchant.id}/${id}-${tries}.zip`;
}

function failureOf(error: unknown): FileFailure {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  if (error instanceof DiskFull || cause?.code === "ENOSPC") return "disk_full";
  if (isStorageAway(error)) return "store_away";
  return error instanceof Forbidden ? "refused" : "internal";
}

/** The user with the view of these types alone. @throws {Forbidden} the user may no longer view them */
async function userOf(ctx: Ctx, { userId, types }: ClaimedFile): Promise<UserActor> {
  const where = { id: userId, merchantId: ctx.merchant.id, deletedAt: null };
  const row = await ctx.db.merchantUser.findFirst({ where });
  if (row === null) throw new Forbidden();
  const { id, username, isChecker, email, firstName, lastName, phone } = row;
  const user = { kind: "user", via: "console", id, username, isChecker, email, firstName, lastName, phone } as const;
  const needed = SESSION_TYPES.filter((type) => types.includes(type)).map((type) => sessionPermission(type, "view"));
  const now: UserActor = { ...user, permissions: row.permissions };
  if (![...needed, "console.access"].every((each) => mayUse(now, each))) throw new Forbidden();
  return { ...user, permissions: needed };
}

function ours(ctx: Ctx, { id, tries }: ClaimedFile): Prisma.PaymentFileWhereInput {
  return { id, tries, merchantId: ctx.merchant.id, dueAt: { not: null } };
}

type FileContent = { readonly records: number; readonly fileSize: number };

async function store(ctx: Ctx, file: ClaimedFile, fileKey: string): Promise<FileContent> {
  const { values } = readPaymentQuery(Object.fromEntries(new URLSearchParams(file.query)));
  const written = { records: 0, fileSize: 0 };
  async function* leased(): AsyncGenerator<Buffer> {
    let renewedAt = ctx.realNow().getTime();
    for await (const { text, rows } of paymentLines(ctx, values, file.fields)) {
      if (ctx.realNow().getTime() - renewedAt > RENEW_MS) {
        await renew(ctx, file);
        renewedAt = ctx.realNow().getTime();
      }
      written.records += rows;
      yield Buffer.from(text);
    }
  }
  const zipped = zip(`${file.name}.csv`, leased(), ctx.now());
  zipped.on("data", (chunk: Buffer) => {
    written.fileSize += chunk.length;
  });
  zipped.pause();
  await storage().put(fileKey, zipped, { contentType: CONTENT_TYPE });
  return written;
}

/** Fails with the error of `content`. */
function zip(name: string, content: AsyncIterable<Buffer>, mtime: Date): Readable {
  const archive = new yazl.ZipFile();
  const packed = new PassThrough();
  const source = Readable.from(content, { objectMode: false });
  const broken = (error: Error): void => {
    packed.destroy(error);
  };
  source.once("error", broken);
  archive.on("error", broken);
  packed.on("close", () => source.destroy());
  archive.outputStream.pipe(packed);
  archive.addReadStream(source, name, { mtime });
  archive.end();
  return packed;
}

/** @throws {LeaseLost} another process took over */
async function renew(ctx: Ctx, file: ClaimedFile): Promise<void> {
  const leaseUntil = addSeconds(ctx.realNow(), LEASE_SECONDS);
  const { count } = await ctx.db.paymentFile.updateMany({ where: ours(ctx, file), data: { leaseUntil } });
  if (count === 0) throw new LeaseLost("Another process writes the file.");
}

async function finish(
  ctx: Ctx,
  file: ClaimedFile,
  { user, ...written }: FileContent & { readonly user: UserActor; readonly fileKey: string },
): Promise<void> {
  const ended = { dueAt: null, leaseUntil: null, failure: null, endedAt: ctx.now() };
  const expiresAt = addSeconds(ctx.now(), FILE_DAYS * 86_400);
  await transaction(ctx.db, async (tx) => {
    const data = { ...written, ...ended, expiresAt };
    const { count } = await tx.paymentFile.updateMany({ where: ours(ctx, file), data });
    if (count === 0) throw new LeaseLost("Another process has written the file.");
    await mail(ctx, tx, { file, email: user.email, records: written.records, expiresAt });
  });
}

async function postpone(ctx: Ctx, file: ClaimedFile, failure: FileFailure): Promise<void> {
  const dueAt = failure === "refused" ? null : nextTry(file, ctx.now());
  await transaction(ctx.db, async (tx) => {
    const data = { leaseUntil: null, failure, dueAt, endedAt: dueAt === null ? ctx.now() : null };
    const { count } = await tx.paymentFile.updateMany({ where: ours(ctx, file), data });
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
