import { inflateRawSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { Conflict, Forbidden, NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import { storage } from "@/server/storage";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { storedFile } from "@/server/testing/reporting";
import {
  listPaymentFiles,
  openPaymentFile,
  PAYMENT_FILE_FIELDS,
  readPaymentQuery,
  removePaymentFiles,
  requestPaymentFile,
  writePaymentFiles,
} from "..";
import { hasMorePayments } from "./statements/payment-files";

const VIEWS = ["Can view payment requests", "Can view e-commerce payments"];
const ALL = ["console.access", ...VIEWS];

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
  for (const order_no of ["=1+1", "10975", "10976"]) await newSession(merchant, { order_no });
});

const request = (query: Record<string, string> = {}, fields = PAYMENT_FILE_FIELDS) => ({
  values: readPaymentQuery(query).values,
  fields,
  language: "en" as const,
});
const user = () => signedIn(merchant, ALL, { email: "noor@shop.example" });
const rowOf = (id: string) => database().paymentFile.findUniqueOrThrow({ where: { id } });
const mailsOf = (id: string) => database().mailMessage.findMany({ where: { relatedId: id } });

/** The text of the archive's only file. */
async function unzipped(key: string | null): Promise<string> {
  const zip = await storedFile(key);
  if (zip === null) throw new Error("There is no file.");
  const central = zip.readUInt32LE(zip.length - 6);
  const size = zip.readUInt32LE(central + 20);
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start, start + size)).toString("utf8");
}

test("a requested file waits, is written with all rows, is kept for a week, and a mail says so", async () => {
  const ctx = await user();
  const made = await requestPaymentFile(ctx, request({ view: "unpaid" }, ["order_no", "amount"]));
  expect(made).toMatchObject({ state: "waiting", records: null });
  await writePaymentFiles.run(merchant.ctx, made.id);
  const [file] = await listPaymentFiles(ctx);
  expect(file).toMatchObject({ id: made.id, state: "ready", records: 3, failure: null });
  expect(file?.name).toMatch(/^payments_unpaid_\d{4}-\d\d-\d\d_today$/);
  const { fileKey, fileSize } = await rowOf(made.id);
  const lines = (await unzipped(fileKey)).trimEnd().split("\r\n");
  expect(lines).toEqual(["\uFEFForder_no,amount", "10976,10.500", "10975,10.500", "'=1+1,10.500"]);
  expect(Number(fileSize)).toBe((await storedFile(fileKey))?.length);
  expect(await mailsOf(made.id)).toMatchObject([{ to: "noor@shop.example", kind: "payment_file" }]);
  await writePaymentFiles.run(merchant.ctx, made.id);
  expect(await mailsOf(made.id)).toHaveLength(1);
});

test("equal requests, also at once, have one file; other fields have another", async () => {
  const ctx = await user();
  const files = await Promise.all([1, 2, 3].map(() => requestPaymentFile(ctx, request())));
  expect(new Set(files.map(({ id }) => id)).size).toBe(1);
  await writePaymentFiles.run(merchant.ctx, files[0]?.id ?? "");
  expect((await requestPaymentFile(ctx, request())).id).toBe(files[0]?.id);
  expect((await requestPaymentFile(ctx, request({}, ["amount"]))).id).not.toBe(files[0]?.id);
});

test("a file may be of the longest search", async () => {
  const longest = { q: "付".repeat(128), customer: "款".repeat(64) };
  const ctx = await user();
  const made = await requestPaymentFile(ctx, request(longest, ["amount"]));
  const { query } = await rowOf(made.id);
  expect(query.length).toBeGreaterThan(1_000);
  expect(readPaymentQuery(Object.fromEntries(new URLSearchParams(query))).values).toMatchObject(longest);
  await writePaymentFiles.run(merchant.ctx, made.id);
  expect(await listPaymentFiles(ctx)).toContainEqual(expect.objectContaining({ id: made.id, state: "ready" }));
});

test("a file whose query is no longer understood fails and has no rows", async () => {
  const ctx = await user();
  const made = await requestPaymentFile(ctx, request({ range: "all" }, ["session_id"]));
  for (const query of ["range=all&vanished=1", "range=all&state=vanished", "range=all&q=state%3Apaid"]) {
    await database().paymentFile.update({ where: { id: made.id }, data: { query } });
    const at = (await rowOf(made.id)).dueAt ?? new Date();
    await writePaymentFiles.run({ ...merchant.ctx, now: () => at }, made.id);
    expect(await rowOf(made.id)).toMatchObject({ failure: "internal", fileKey: null, records: null });
  }
  await database().paymentFile.update({ where: { id: made.id }, data: { dueAt: null, endedAt: new Date() } });
});

test("a merchant has at most five unfinished files", async () => {
  const own = await testMerchant();
  const ctx = await signedIn(own, ALL);
  for (const field of PAYMENT_FILE_FIELDS.slice(0, 5)) await requestPaymentFile(ctx, request({}, [field]));
  await expect(requestPaymentFile(ctx, request())).rejects.toThrow(Conflict);
});

test("the user alone opens the file, with the view of every type in it", async () => {
  const ctx = await user();
  const { id } = await requestPaymentFile(ctx, request());
  await expect(openPaymentFile(ctx, id)).rejects.toThrow(NotFound);
  await writePaymentFiles.run(merchant.ctx, id);
  await expect(openPaymentFile(await user(), id)).rejects.toThrow(NotFound);
  await expect(openPaymentFile(await signedIn(await testMerchant(), ALL), id)).rejects.toThrow(NotFound);
  const less = { ...ctx, actor: { ...ctx.actor, permissions: ["console.access", "Can view payment requests"] } };
  await expect(openPaymentFile(less, id)).rejects.toThrow(Forbidden);
  const opened = await openPaymentFile(ctx, id);
  expect(opened).toMatchObject({ kind: "file", contentType: "application/zip" });
  if (opened.kind === "file") opened.content.destroy();
});

test("a file has the types that its user may view, and none after the right is lost", async () => {
  const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
  const { id } = await requestPaymentFile(viewer, request());
  await writePaymentFiles.run(merchant.ctx, id);
  expect((await listPaymentFiles(viewer))[0]).toMatchObject({ state: "ready", records: 0 });
  const other = await signedIn(merchant, ALL);
  const lost = await requestPaymentFile(other, request());
  await database().merchantUser.update({ where: { id: other.actor.id }, data: { permissions: ["console.access"] } });
  await writePaymentFiles.run(merchant.ctx, lost.id);
  expect((await listPaymentFiles(other))[0]).toMatchObject({ state: "failed", failure: "refused" });
});

test("a file that cannot be written is tried four times, then a mail says that it failed", async () => {
  const ctx = await user();
  const { id } = await requestPaymentFile(ctx, request({ view: "unpaid" }, ["order_no", "amount"]));
  const row = await rowOf(id);
  for (const tries of [1, 2, 3, 4]) {
    // A folder in the file's place makes the store fail.
    await storage().put(`payment-files/${merchant.id}/${id}-${tries}.zip/x`, Buffer.from("x"), { contentType: "x/x" });
    const at = (await rowOf(id)).dueAt ?? row.createdAt;
    await writePaymentFiles.run({ ...merchant.ctx, now: () => at }, id);
    const [file] = await listPaymentFiles(ctx);
    expect(file).toMatchObject({ state: tries < 4 ? "waiting" : "failed", failure: "store_away" });
    expect(file?.nextTryAt === null).toBe(tries === 4);
    await storage().remove(`payment-files/${merchant.id}/${id}-${tries}.zip/x`);
  }
  const mails = await mailsOf(id);
  expect(mails).toMatchObject([{ kind: "payment_file" }]);
  const query = `${row.query}&field=order_no&field=amount`;
  expect((await listPaymentFiles(ctx))[0]?.query).toBe(query);
  expect(JSON.stringify(mails).replaceAll("&amp;", "&")).toContain(`/en/console/payments/files?${query}`);
  expect((await requestPaymentFile(ctx, request({ view: "unpaid" }, ["order_no", "amount"]))).id).not.toBe(id);
});

test("processes that end while they write are no failures; the tenth ends the file, and a mail says so", async () => {
  const ctx = await user();
  const { id } = await requestPaymentFile(ctx, request({}, ["amount", "currency"]));
  const lose = (lostLeases: number, tries: number) =>
    database().paymentFile.update({ where: { id }, data: { lostLeases, tries, leaseUntil: new Date(0) } });
  await lose(8, 9);
  const key = `payment-files/${merchant.id}/${id}-10.zip/x`;
  await storage().put(key, Buffer.from("x"), { contentType: "x/x" });
  await writePaymentFiles.run(merchant.ctx, id);
  await storage().remove(key);
  expect(await rowOf(id)).toMatchObject({ lostLeases: 9, failure: "store_away", endedAt: null });
  await lose(9, 11);
  const now = addSeconds(new Date(), 61);
  await writePaymentFiles.run({ ...merchant.ctx, now: () => now }, id);
  expect(await rowOf(id)).toMatchObject({ lostLeases: 10, failure: "internal", dueAt: null, endedAt: now });
  expect((await listPaymentFiles(ctx))[0]).toMatchObject({ state: "failed" });
  expect(await mailsOf(id)).toMatchObject([{ kind: "payment_file" }]);
});

test("an expired file is removed and can no longer be opened", async () => {
  const ctx = await user();
  const { id } = await requestPaymentFile(ctx, request());
  await writePaymentFiles.run(merchant.ctx, id);
  const { fileKey, expiresAt } = await rowOf(id);
  await removePaymentFiles.run(merchant.ctx, id);
  expect(await storedFile(fileKey)).not.toBeNull();
  const later = { ...merchant.ctx, now: () => expiresAt ?? new Date(0) };
  await removePaymentFiles.run(later, id);
  expect([await storedFile(fileKey), (await listPaymentFiles(ctx))[0]?.state]).toEqual([null, "expired"]);
  await expect(openPaymentFile(ctx, id)).rejects.toThrow(NotFound);
});

test("rows are counted up to the limit", async () => {
  const values = readPaymentQuery({}).values;
  expect([await hasMorePayments(merchant.ctx, values, 2), await hasMorePayments(merchant.ctx, values, 3)]).toEqual([
    true,
    false,
  ]);
});
