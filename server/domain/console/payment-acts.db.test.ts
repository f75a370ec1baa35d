import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { gatewayOf } from "@/server/domain/gateways";
import { LeftChanged, OperationRequest, restoreTransaction, runOperation } from "@/server/domain/operations";
import { InquiryRequest, inquire } from "@/server/domain/payments";
import { Conflict, Forbidden, InvalidFields, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { TOLD_OF_ALL, toldOf } from "@/server/testing/messages";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { listPayments, paymentActions, paymentPage, paymentPanel, readPaymentQuery, resendNotice } from ".";

const GATEWAY = gatewayOf("sarraf_sandbox");
const EVERYTHING = ["refund", "capture", "void", "cancel", "expire", "delete", "inquiry"].map(
  (one) => `payment.${one}`,
);
const KEY = "0b7f0d5e-52a5-4ad2-9a3c-2f7c6f0e1a11";

let merchant: TestMerchant;
let noura: Ctx;

beforeAll(async () => {
  merchant = await operatingMerchant();
  const permissions = ["console.access", "Can view payment requests", ...EVERYTHING];
  noura = await signedIn(merchant, permissions, { first_name: "Noura", last_name: "Al-Ali" });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function actionsOf(ctx: Ctx, id: string) {
  return paymentActions(ctx, await paymentPage(ctx, id));
}

async function panelOf(ctx: Ctx, id: string, query: Record<string, string>) {
  return paymentPanel(ctx, { sessionId: id, actions: await actionsOf(ctx, id) }, query);
}

async function auditOf(id: string) {
  const where = { merchantId: merchant.id, objectId: id };
  const rows = await database().auditEvent.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action, actorKind, actorName }) => [action, actorKind, actorName !== null]);
}

describe("the actions of a payment", () => {
  test.each([
    ["open", () => newSession(merchant), ["inquiry", "cancel", "expire", "delete"]],
    ["paid", () => paidSession(merchant), ["inquiry", "refund", "delete"]],
    ["on hold", () => paidSession(merchant, "sandbox-auth"), ["inquiry", "capture", "void", "delete"]],
  ])("%s: what the state forbids is absent, the rest in fixed order", async (_state, make, acts) => {
    expect((await actionsOf(noura, await make())).map(({ act }) => act)).toEqual(acts);
  });

  test("what was refunded whole is not refunded again, and what was deleted is restored alone", async () => {
    const id = await paidSession(merchant);
    await operate(noura, { operation: "refund", session_id: id });
    expect((await actionsOf(noura, id)).map(({ act }) => act)).toEqual(["inquiry", "delete"]);
    await operate(noura, { operation: "delete", session_id: id });
    expect(await actionsOf(noura, id)).toMatchObject([{ act: "restore", lacks: null }]);
  });

  test("name the permission that is lacking, and offer no form then", async () => {
    const id = await paidSession(merchant);
    const viewer = await signedIn(merchant, ["console.access", "Can view payment requests"]);
    expect(await actionsOf(viewer, id)).toMatchObject([
      { act: "inquiry", lacks: "payment.inquiry" },
      { act: "refund", lacks: "payment.refund" },
      { act: "delete", lacks: "payment.delete" },
    ]);
    const panel = await panelOf(viewer, id, { do: "refund" });
    expect(panel).toMatchObject({ kind: "act", against: { lacks: "payment.refund" }, terms: null });
  });
});

describe("the panel beside a payment", () => {
  test("a refund starts from all that is left, and is the operation once its key names one", async () => {
    const id = await paidSession(merchant, "sandbox", { customer_id: "acts-1" });
    expect(await panelOf(noura, id, { do: "refund", key: KEY })).toMatchObject({
      kind: "act",
      terms: { left: { amount: "10.500" }, fee: null, balance: { amount: "0.000" }, decidedUntil: null },
      key: KEY,
    });
    await operate(noura, { operation: "refund", session_id: id, amount: "4", destination: "wallet" }, KEY);
    expect(await panelOf(noura, id, { do: "refund", key: KEY })).toMatchObject({
      kind: "standing",
      standing: { kind: "refund", state: "done", amount: { amount: "4.000" }, isToWallet: true },
    });
    expect(await panelOf(noura, id, { do: "refund" })).toMatchObject({
      terms: { left: { amount: "6.500" }, balance: { amount: "4.000" } },
      key: null,
    });
  });

  test("an unanswered refund says when the gateway is asked again", async () => {
    const id = await paidSession(merchant);
    vi.spyOn(GATEWAY, "refund").mockRejectedValueOnce(new Error("No connection."));
    await operate(noura, { operation: "refund", session_id: id }, KEY);
    const panel = await panelOf(noura, id, { do: "refund", key: KEY });
    expect(panel).toMatchObject({ standing: { state: "processing", until: expect.any(String) } });
  });

  test("nothing for what the payment does not offer, or a word that nobody knows", async () => {
    const id = await paidSession(merchant);
    for (const query of [{ do: "capture" }, { do: "steal" }, { key: KEY }] as Record<string, string>[])
      expect(await panelOf(noura, id, query)).toBeNull();
  });
});

describe("a form that shows what is left", () => {
  test("moves nothing once another amount is left, and its key still answers with its own refund", async () => {
    const id = await paidSession(merchant);
    const refund = (leftShown: string, key: string) => {
      const input = readInput(OperationRequest, { operation: "refund", session_id: id, amount: "4" });
      return runOperation(noura, { ...input, leftShown }, { trackingKey: key });
    };
    const first = await refund("10.500", "one");
    await expect(refund("10.500", "two")).rejects.toThrow(LeftChanged);
    expect((await refund("10.500", "one")).view).toEqual(first.view);
    await refund("6.500", "three");
    await expect(refund("6.500", "four")).rejects.toThrow(LeftChanged);
    expect(await database().operation.count({ where: { sessionId: id } })).toBe(2);
  });
});

describe("who did it", () => {
  test("every operation leaves one event in its transaction, and a refused one none", async () => {
    const [refunded, held, open] = [
      await paidSession(merchant),
      await paidSession(merchant, "sandbox-auth"),
      await newSession(merchant),
    ];
    await operate(noura, { operation: "refund", session_id: refunded, amount: "4" }, "once");
    await operate(noura, { operation: "refund", session_id: refunded, amount: "4" }, "once");
    await refusalOf(operate(noura, { operation: "refund", session_id: refunded, amount: "40" }));
    await operate(merchant.ctx, { operation: "refund", session_id: refunded, amount: "1" });
    expect(await auditOf(refunded)).toEqual([
      ["payment.refund", "user", true],
      ["payment.refund", "private_key", true],
    ]);
    await operate(noura, { operation: "capture", session_id: held });
    await operate(noura, { operation: "delete", session_id: held });
    await restoreTransaction(noura, held);
    await inquire(noura, readInput(InquiryRequest, { session_id: held }));
    await inquire(merchant.ctx, readInput(InquiryRequest, { session_id: held }));
    expect((await auditOf(held)).map(([action]) => action)).toEqual([
      "payment.capture",
      "payment.delete",
      "payment.restore",
      "payment.inquire",
    ]);
    await operate(noura, { operation: "cancel", session_id: open });
    await refusalOf(operate(noura, { operation: "expire", session_id: open }));
    expect((await auditOf(open)).map(([action]) => action)).toEqual(["payment.cancel"]);
  });

  test("asking for an approval leaves one, too", async () => {
    const careful = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
    const maker = await signedIn(careful, ["console.access", "Can do refund"]);
    const id = await paidSession(careful);
    for (const _ of [1, 2]) await operate(maker, { operation: "refund", session_id: id }, KEY);
    const where = { merchantId: careful.id, action: { startsWith: "payment." } };
    expect(await database().auditEvent.findMany({ where })).toMatchObject([
      { action: "payment.asked", objectId: id, after: { operation: "refund", amount: "10.500" } },
    ]);
  });

  test("a deleted payment says who deleted it until it is restored", async () => {
    const id = await paidSession(merchant);
    await operate(noura, { operation: "delete", session_id: id });
    expect(await paymentPage(noura, id)).toMatchObject({ deletedBy: "Noura Al-Ali", deletedAt: expect.any(String) });
    const { values } = readPaymentQuery({ view: "deleted", q: id });
    expect((await listPayments(noura, values, 5)).rows).toMatchObject([{ sessionId: id, deletedBy: "Noura Al-Ali" }]);
    await restoreTransaction(noura, id);
    expect(await paymentPage(noura, id)).toMatchObject({ deletedBy: null, deletedAt: null });
  });
});

describe("the customer's message", () => {
  const told = (merchant: TestMerchant) => newSession(merchant, { ...TOLD_OF_ALL, type: "payment_request" });
  const both = { channels: ["email", "sms"], key: KEY };

  test("is offered on the channels of its state, and sent once for a key with one event in the log", async () => {
    const writer = await signedIn(merchant, ["console.access", "Can change payment requests"]);
    const id = await told(merchant);
    expect(await panelOf(writer, id, { do: "resend", key: KEY })).toMatchObject({
      act: "resend",
      against: null,
      notice: { event: "created", addressees: [{ channel: "email" }, { channel: "sms" }, { channel: "whatsapp" }] },
    });
    for (const _ of [1, 2]) await resendNotice(writer, { sessionId: id, ...both });
    expect(await toldOf(merchant, id)).toEqual(["created 5"]);
    expect(await auditOf(id)).toEqual([["payment.notified", "user", true]]);
    await resendNotice(writer, { sessionId: id, channels: ["email"], key: "another" });
    expect(await toldOf(merchant, id)).toEqual(["created 6"]);
  });

  test("is not sent without the permission, which the log keeps, nor where there is no message to send", async () => {
    const [id, quiet] = [await told(merchant), await newSession(merchant)];
    expect((await actionsOf(noura, id)).find(({ act }) => act === "resend")).toMatchObject({
      lacks: "Can change payment requests",
    });
    await expect(resendNotice(noura, { sessionId: id, ...both })).rejects.toThrow(Forbidden);
    const refused = await database().auditEvent.findMany({ where: { objectId: id, outcome: "refused" } });
    expect(refused).toMatchObject([{ action: "payment.notified", reason: "needs Can change payment requests" }]);
    const writer = await signedIn(merchant, ["console.access", "Can change payment requests"]);
    expect((await actionsOf(writer, quiet)).map(({ act }) => act)).not.toContain("resend");
    for (const [input, error] of [
      [{ sessionId: quiet, ...both }, Conflict],
      [{ sessionId: id, channels: ["pigeon"], key: KEY }, Conflict],
      [{ sessionId: id, channels: ["email"], key: "no key" }, InvalidFields],
      [{ sessionId: await told(await testMerchant()), ...both }, NotFound],
    ] as const)
      await expect(resendNotice(writer, input)).rejects.toThrow(error);
    expect(await toldOf(merchant, id)).toEqual(["created 3"]);
  });
});
