import "@/server/wiring";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type ReceiptDrawer, readReceiptDocument, receiptView } from "@/server/domain/console";
import { MOST_DOCUMENTS } from "@/server/domain/limits";
import { NotFound, RateLimited } from "@/server/kernel/errors";
import { civilDateOf } from "@/server/kernel/time";
import { signedIn } from "@/server/testing/console";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { receiptDrawer } from "./drawers";

const VIEWS = ["console.access", "Can view payment requests", "Can view e-commerce payments"];
const viewer = (merchant: TestMerchant, rights = VIEWS) => signedIn(merchant, rights);

function ownStore(): void {
  const folder = mkdtempSync(join(tmpdir(), "receipts-"));
  vi.stubEnv("SARRAF_FILES", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
}

function counted() {
  const drawn: string[] = [];
  const drawer: ReceiptDrawer = {
    version: receiptDrawer.version,
    draw: (request) => {
      drawn.push(request.view.net.amount);
      return receiptDrawer.draw(request);
    },
  };
  return { drawn, drawer };
}

test("a receipt names what is booked: captures and refunds with their days, the method and the sums", async () => {
  const merchant = await operatingMerchant();
  const ctx = await viewer(merchant);
  const id = await paidSession(merchant, "sandbox-auth");
  await expect(receiptView(ctx, id, "en")).rejects.toBeInstanceOf(NotFound);
  await operate(merchant.ctx, { operation: "capture", session_id: id });
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2.250" });
  const bookings = await merchant.ctx.db.booking.findMany({ where: { sessionId: id } });
  const view = await receiptView(ctx, id, "ar");
  const today = civilDateOf(ctx.now(), "Asia/Kuwait");
  expect(view.lines.map(({ kind, amount, day }) => [kind, amount.amount, day])).toEqual([
    ["capture", "10.500", today],
    ["refund", "-2.250", today],
  ]);
  const references = bookings.filter(({ kind }) => kind !== "authorization").map(({ reference }) => reference);
  expect(view.lines.map(({ reference }) => reference).sort()).toEqual(references.sort());
  expect(view).toMatchObject({
    paid: { amount: "10.500" },
    refunded: { amount: "-2.250" },
    net: { amount: "8.250", currency: "KWD" },
    timeZone: "Asia/Kuwait",
    testMode: true,
  });
});

test("what a lost dispute took back is a line, and not in the net amount", async () => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant);
  const booked = await merchant.ctx.db.booking.findFirstOrThrow({ where: { sessionId: id } });
  const amount = booked.amount.negated();
  await merchant.ctx.db.booking.create({ data: { ...booked, kind: "dispute", cause: "dispute:dsp_1:1", amount } });
  expect(await receiptView(await viewer(merchant), id, "en")).toMatchObject({
    lines: [{ kind: "purchase" }, { kind: "dispute", amount: { amount: "-10.500" } }],
    ...{ paid: { amount: "10.500" }, refunded: null, disputed: { amount: "-10.500" }, net: { amount: "0.000" } },
  });
});

test("there is none for an unpaid or deleted payment, another merchant, or without the view of its type", async () => {
  const [merchant, other] = [await operatingMerchant(), await operatingMerchant()];
  const ctx = await viewer(merchant);
  const [unpaid, paid] = [await newSession(merchant), await paidSession(merchant)];
  await pay(merchant, unpaid, "2");
  const stranger = await viewer(other);
  const unentitled = await viewer(merchant, ["console.access", "Can view e-commerce payments"]);
  for (const [who, id] of [
    [ctx, unpaid],
    [ctx, "0".repeat(40)],
    [stranger, paid],
    [unentitled, paid],
  ] as const)
    await expect(receiptView(who, id, "en")).rejects.toBeInstanceOf(NotFound);
  expect(await receiptView(ctx, paid, "en")).toMatchObject({ refunded: null, net: { amount: "10.500" } });
  await merchant.ctx.db.paymentSession.update({ where: { id: paid }, data: { deletedAt: new Date() } });
  await expect(receiptView(ctx, paid, "en")).rejects.toBeInstanceOf(NotFound);
});

test("is drawn once per version and language, and refused from the 31st request of a user's minute on", async () => {
  ownStore();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const merchant = await operatingMerchant();
  const ctx = await viewer(merchant);
  const id = await paidSession(merchant);
  const { drawn, drawer } = counted();
  const read = (language: "en" | "ar" = "en") => readReceiptDocument(ctx, { sessionId: id, language }, drawer);
  const [one, again] = [await read(), await read()];
  expect(Buffer.from(one.pdf).equals(Buffer.from(again.pdf))).toBe(true);
  await read("ar");
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1.000" });
  await read();
  expect(drawn).toEqual(["10.500", "10.500", "9.500"]);
  for (let times = 4; times < MOST_DOCUMENTS; times += 1) await read();
  await expect(read()).rejects.toBeInstanceOf(RateLimited);
  expect(
    (await readReceiptDocument(await viewer(merchant), { sessionId: id, language: "en" }, drawer)).pdf,
  ).toBeDefined();
});
