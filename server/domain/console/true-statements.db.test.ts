import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { invoiceOfToken } from "@/server/domain/invoices";
import { approveRequest } from "@/server/domain/operations";
import { applyDispute } from "@/server/domain/payments";
import { signedIn } from "@/server/testing/console";
import type { TestMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { doneNow, exportPayments, listPayments, paymentPage, readPaymentQuery } from ".";
import { idOf } from "./statements/list-payments";

const first = async (merchant: TestMerchant, id: string) =>
  (await listPayments(merchant.ctx, readPaymentQuery({ q: id }).values, 5)).rows[0];

describe("a payment's page and row", () => {
  test("call a hold a hold, and name the day on which it was captured as the day it was paid", async () => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant, "sandbox-auth");
    const held = await paymentPage(merchant.ctx, id);
    expect(held).toMatchObject({ state: "authorized", settledAt: null, heldAt: expect.any(String) });
    expect(held.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["held"]));
    expect(held.timeline.some(({ kind }) => kind === "paid")).toBe(false);
    expect(await first(merchant, id)).toMatchObject({ settledAt: null, taken: "0.000" });
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    const { finishedAt } = await merchant.ctx.db.operation.findFirstOrThrow({ where: { sessionId: id } });
    const captured = await paymentPage(merchant.ctx, id);
    expect(captured).toMatchObject({ state: "captured", settledAt: finishedAt?.toISOString(), heldAt: null });
    expect(await first(merchant, id)).toMatchObject({ settledAt: finishedAt?.toISOString(), taken: "10.500" });
  });

  test("a hold that was voided is on hold no longer, and was never paid", async () => {
    const merchant = await operatingMerchant();
    const [id, held] = [await paidSession(merchant, "sandbox-fee"), await paidSession(merchant, "sandbox-fee")];
    await operate(merchant.ctx, { operation: "void", session_id: id });
    const page = await paymentPage(merchant.ctx, id);
    expect(page).toMatchObject({ state: "voided", settledAt: null, heldAt: null, money: { fee: null } });
    expect(await first(merchant, id)).toMatchObject({ state: "voided", fee: "0.000" });
    const found = async (state: string) =>
      (await listPayments(merchant.ctx, readPaymentQuery({ state }).values, 5)).rows.map(idOf).sort();
    expect([await found("voided"), await found("authorized")]).toEqual([[id], [held]]);
    expect(await found("authorized,voided")).toEqual([id, held].sort());
  });

  test("receive nothing of a disputed amount until the dispute is won", async () => {
    const merchant = await operatingMerchant({ gateways: [{ code: "with-fee", feeFixed: "0.500" }] });
    const id = await paidSession(merchant, "with-fee");
    const { id: attemptId } = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { sessionId: id } });
    const facts = { id: "D-1", reason: "", dueBy: null, amount: null };
    const money = async () => (await paymentPage(merchant.ctx, id)).money;
    const [taken, kept] = [{ amount: "11.000" }, { amount: "0.000" }];
    await applyDispute(merchant.ctx, attemptId, { ...facts, stage: "opened" });
    expect(await money()).toMatchObject({ disputed: taken, kept });
    await applyDispute(merchant.ctx, attemptId, { ...facts, stage: "lost" });
    expect(await money()).toMatchObject({ disputed: taken, kept });
    await applyDispute(merchant.ctx, attemptId, { ...facts, stage: "won" });
    expect(await money()).toMatchObject({ disputed: null, kept: { amount: "10.500" } });
  });

  test("lead to the invoice's document, and from an operation to the request that it came of", async () => {
    const merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
    const { sessionId, number } = await issue(merchant);
    const { invoicePdf } = await paymentPage(merchant.ctx, sessionId);
    const token = /\/en\/invoice\/([\w.-]+)\/pdf$/.exec(invoicePdf ?? "")?.[1] ?? "";
    expect(invoiceOfToken(token)).toMatchObject({ number });
    const id = await paidSession(merchant);
    expect((await paymentPage(merchant.ctx, id)).invoicePdf).toBeNull();
    const rights = ["console.access", "Can view payment requests", "payment.refund"];
    const [maker, checker] = [await signedIn(merchant, rights), await signedIn(merchant, rights, { is_checker: true })];
    const { view } = await operate(maker, { operation: "refund", session_id: id });
    await approveRequest(checker, String(view.request_id));
    const { timeline } = await paymentPage(merchant.ctx, id);
    const ofRequest = timeline.filter(({ requestId }) => requestId === view.request_id).map(({ kind }) => kind);
    expect(ofRequest.sort()).toEqual(["approved", "asked", "refund"]);
  });

  test("count the attempts that the timeline leaves out", async () => {
    const merchant = await operatingMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "2");
    const {
      id: _,
      number: _number,
      referenceNumber,
      ...row
    } = await merchant.ctx.db.attempt.findFirstOrThrow({
      where: { sessionId: id },
    });
    const json = { gatewayResponse: {}, pgParams: {}, decline: {}, gatewayRefs: {} };
    await merchant.ctx.db.attempt.createMany({
      data: Array.from({ length: 120 }, (__, index) => ({
        ...row,
        ...json,
        card: {},
        id: `${_.slice(0, 30)}${index}`,
        number: index + 2,
        referenceNumber: `${referenceNumber}-${index}`,
      })),
    });
    const { timeline, unshown } = await paymentPage(merchant.ctx, id);
    const shown = timeline.filter(({ kind }) => kind === "declined").length;
    expect([shown < 121, shown + unshown]).toEqual([true, 121]);
  });
});

describe("what a page confirms", () => {
  test("was done to this payment, by this user, just now", async () => {
    const merchant = await operatingMerchant();
    const [id, other] = [await newSession(merchant), await newSession(merchant)];
    const user = await signedIn(merchant, ["console.access", "payment.cancel", "Can view payment requests"]);
    const colleague = await signedIn(merchant, ["console.access", "Can view payment requests"]);
    expect(await doneNow(user, id, "cancel")).toBeNull();
    await operate(user, { operation: "cancel", session_id: id });
    expect(await doneNow(user, id, "cancel")).toBe("cancel");
    const wrong = [doneNow(user, id, "expire"), doneNow(user, other, "cancel"), doneNow(colleague, id, "cancel")];
    expect(await Promise.all([...wrong, doneNow(user, id, "anything")])).toEqual([null, null, null, null]);
    const later = { ...user, realNow: () => new Date(Date.now() + 600_000) };
    expect(await doneNow(later, id, "cancel")).toBeNull();
  });
});

test("a file has the chosen fields in their order", async () => {
  const merchant = await operatingMerchant();
  await paidSession(merchant, "sandbox", { customer_email: "a@example.com" });
  let file = "";
  for await (const part of exportPayments(merchant.ctx, readPaymentQuery({}).values, ["customer_email", "paid"]))
    file += part;
  expect(file.slice(1).split("\r\n")).toEqual(["paid,customer_email", "10.500,a@example.com", ""]);
});
