import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { env } from "@/server/env";
import { readInput } from "@/server/kernel/read-input";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { storage } from "@/server/storage";
import { FILES } from "@/server/testing/files";
import { testMerchant } from "@/server/testing/harness";
import { operate, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { attachmentFile, openAttachment, releaseAttachment, storeAttachment, sweepAttachments } from "./index";

const FOLDER = "payment_transactions/attachments";
const LONG_AGO = new Date("2026-01-01T00:00:00Z");

const file = (name = "a.pdf") => readInput(attachmentFile(), new UploadedFile(name, FILES.pdf));
const nameOf = (path: string): string => path.slice(FOLDER.length + 1);

async function isStored(path: string): Promise<boolean> {
  const found = await storage().read(path);
  found?.body.destroy();
  return found !== null;
}

async function isKnown(path: string): Promise<boolean> {
  return (await database().attachment.count({ where: { path } })) === 1;
}

/** As if the file's time had come. */
async function makeDue(path: string): Promise<void> {
  await database().attachment.update({ where: { path }, data: { checkAt: LONG_AGO } });
}

/** A merchant with a session, open or paid, that names a file. */
async function attached(state: "open" | "paid" = "open") {
  const merchant = await testMerchant();
  const path = await storeAttachment(merchant.ctx, file());
  const wire = { pg_codes: ["sandbox"], attachment_upload_url: path };
  const id = state === "paid" ? await paidSession(merchant, "sandbox", wire) : await newSession(merchant, wire);
  return { ctx: merchant.ctx, path, id };
}

describe("housekeeping", () => {
  test("removes a file that no session names, row first, once its time has come", async () => {
    const { ctx } = await testMerchant();
    const [due, young] = [await storeAttachment(ctx, file()), await storeAttachment(ctx, file())];
    await makeDue(due);
    await sweepAttachments(ctx);
    expect([await isKnown(due), await isStored(due)]).toEqual([false, false]);
    expect([await isKnown(young), await isStored(young)]).toEqual([true, true]);
  });

  test("leaves a file that a session names, and looks again only when the session lets it go", async () => {
    const { ctx, path } = await attached();
    await makeDue(path);
    await sweepAttachments(ctx);
    expect(await database().attachment.findUnique({ where: { path } })).toMatchObject({ checkAt: null });
    await ctx.db.$transaction((tx) => releaseAttachment(ctx, tx, path));
    const { checkAt } = await database().attachment.findUniqueOrThrow({ where: { path } });
    expect(checkAt?.getTime()).toBeGreaterThan(ctx.realNow().getTime());
  });

  test("removes what a crash left in the storage without a row, unless an upload may still be under way", async () => {
    const { ctx } = await testMerchant();
    const [stray, fresh] = [`${FOLDER}/${"0".repeat(40)}.pdf`, `${FOLDER}/${"1".repeat(40)}.pdf`];
    for (const key of [stray, fresh]) await storage().put(key, FILES.pdf, { contentType: "application/pdf" });
    await utimes(join(env.filesFolder, stray), LONG_AGO, LONG_AGO);
    const kept = await storeAttachment(ctx, file());
    await utimes(join(env.filesFolder, kept), LONG_AGO, LONG_AGO);
    await sweepAttachments(ctx);
    expect([await isStored(stray), await isStored(fresh), await isStored(kept)]).toEqual([false, true, true]);
    await storage().remove(fresh);
  });
});

describe("a file can be opened by anyone who has its address", () => {
  test.each(["open", "paid"] as const)("while a session that is not deleted names it: %s", async (state) => {
    const { ctx, path, id } = await attached(state);
    const opened = await openAttachment(ctx, nameOf(path));
    opened.body.destroy();
    expect(opened).toMatchObject({ fileName: "a.pdf", contentType: "application/pdf", size: FILES.pdf.length });
    await operate(ctx, { operation: "delete", session_id: id });
    await expect(openAttachment(ctx, nameOf(path))).rejects.toThrow("Not found.");
    await makeDue(path);
    await sweepAttachments(ctx);
    // A paid session can be restored, and its file with it.
    expect(await isStored(path)).toBe(state === "paid");
  });

  test("not before a session names it, and not if only the storage has it", async () => {
    const { ctx } = await testMerchant();
    const path = await storeAttachment(ctx, file());
    await expect(openAttachment(ctx, nameOf(path))).rejects.toThrow("Not found.");
    const stray = `${"2".repeat(40)}.pdf`;
    await storage().put(`${FOLDER}/${stray}`, FILES.pdf, { contentType: "application/pdf" });
    await expect(openAttachment(ctx, stray)).rejects.toThrow("Not found.");
    await storage().remove(`${FOLDER}/${stray}`);
  });
});

test("the database lets no session name a file of another merchant", async () => {
  const { ctx, path } = await attached();
  const other = await attached();
  const data = { attachmentPath: path };
  await expect(ctx.db.paymentSession.update({ where: { id: other.id }, data })).rejects.toThrow(/foreign key/i);
});
