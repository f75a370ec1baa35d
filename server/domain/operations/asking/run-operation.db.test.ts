import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { gatewayOf } from "@/server/domain/gateways";
import { retrieveSession } from "@/server/domain/sessions";
import { standardSignature } from "@/server/domain/webhooks";
import { NotFound } from "@/server/kernel/errors";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { eventsOf } from "@/server/testing/paying";

const GATEWAY = gatewayOf("sarraf_sandbox");

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function operationsOf(sessionId: string) {
  return database().operation.findMany({ where: { sessionId }, orderBy: { createdAt: "asc" } });
}

/** The parent as a merchant's server retrieves it. */
async function readBack(sessionId: string) {
  const { state, captured_amount, refunded_amount, voided_amount, paid_amount, transactions } = await retrieveSession(
    merchant.ctx,
    sessionId,
  );
  return { state, captured_amount, refunded_amount, voided_amount, paid_amount, transactions };
}

describe("a refund", () => {
  test("returns the signed operation object, makes a child and leaves the parent paid", async () => {
    const id = await paidSession(merchant, "sandbox", { order_no: "ORD-1" });
    const { status, view, isReplay } = await operate(merchant.ctx, {
      operation: "refund",
      session_id: id,
      amount: "4",
      extra: { reason: "late" },
    });
    expect({ status, isReplay }).toEqual({ status: 200, isReplay: false });
    const [row] = await operationsOf(id);
    expect(view).toEqual({
      session_id: id,
      order_no: "ORD-1",
      operation: "refund",
      amount: "4.000",
      reference_number: row?.referenceNumber,
      result: "success",
      success: true,
      source: "input",
      txn: {
        amount: "4.000",
        currency_code: "KWD",
        session_id: row?.childSessionId,
        order_no: null,
        state: "refunded",
      },
      pg_code: "sandbox",
      pg_response: expect.objectContaining({ operation: "refund", amount: "4.000" }),
      pg_params: expect.objectContaining({ track_id: row?.referenceNumber }),
      is_sandbox: expect.any(Boolean),
      extra: { reason: "late" },
      timestamp_utc: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(view.signature).toBe(standardSignature(merchant.hmacKey, view));
    expect(row?.childSessionId).toMatch(/^[0-9a-f]{40}$/);
    expect(await readBack(id)).toMatchObject({ state: "paid", refunded_amount: "4.000", transactions: [view.txn] });
    const events = await eventsOf(merchant, id);
    expect(events.map(({ number, kind }) => [number, kind])).toEqual([
      [1, "payment"],
      [2, "operation"],
    ]);
    expect(events[1]?.body).toEqual(view);
  });

  test("may be repeated until nothing is left, and defaults to what is left", async () => {
    const id = await paidSession(merchant);
    const amounts = [];
    for (const amount of ["4", "2.5", undefined])
      amounts.push((await operate(merchant.ctx, { operation: "refund", session_id: id, amount })).view.amount);
    expect(amounts).toEqual(["4.000", "2.500", "4.000"]);
    expect(await refusalOf(operate(merchant.ctx, { operation: "refund", session_id: id }))).toEqual({
      detail: "The amount specified is greater than the amount available for refund.",
      operation: "refund",
      result: "failed",
    });
    expect(await readBack(id)).toMatchObject({ state: "paid", refunded_amount: "10.500" });
    expect(await operationsOf(id)).toHaveLength(3);
  });

  test("finds the newest session of an order", async () => {
    const older = await paidSession(merchant, "sandbox", { order_no: "TWICE" });
    const newer = await paidSession(merchant, "sandbox", { order_no: "TWICE" });
    const { view } = await operate(merchant.ctx, { operation: "refund", order_no: "TWICE" });
    expect([view.session_id, older === newer]).toEqual([newer, false]);
  });

  it.each([
    [
      "more decimals than the currency has",
      { amount: "1.0005" },
      { amount: ["Ensure that there are no more than 3 decimal places."] },
    ],
    ["zero", { amount: "0" }, { amount: ["Ensure this value is greater than or equal to 0.001."] }],
    ["a negative amount", { amount: "-1" }, { amount: ["Ensure this value is greater than or equal to 0.001."] }],
    ["no number", { amount: "much" }, { amount: ["A valid number is required."] }],
    ["an unknown destination", { destination: "bank" }, { destination: ['"bank" is not a valid choice.'] }],
  ])("refuses %s as a field", async (_name, body, fields) => {
    const id = await paidSession(merchant);
    await expect(operate(merchant.ctx, { operation: "refund", session_id: id, ...body })).rejects.toMatchObject({
      fields,
    });
  });

  test("of an unknown session is not found, and of a known Tracking-Key is repeated, whatever the amount", async () => {
    const bad = { operation: "refund", amount: "much", destination: "bank" };
    await expect(operate(merchant.ctx, { ...bad, session_id: "unknown" })).rejects.toThrow(NotFound);
    const id = await paidSession(merchant);
    const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" }, "BAD");
    expect(await operate(merchant.ctx, { ...bad, session_id: id }, "BAD")).toMatchObject({ view, isReplay: true });
    await expect(operate(merchant.ctx, { ...bad, session_id: id })).rejects.toMatchObject({
      fields: { amount: ["A valid number is required."] },
    });
  });

  test("refuses an unknown destination before an amount that the currency does not have", async () => {
    const id = await paidSession(merchant);
    const body = { operation: "refund", session_id: id, amount: "1.0005", destination: "bank" };
    await expect(operate(merchant.ctx, body)).rejects.toMatchObject({
      fields: { destination: ['"bank" is not a valid choice.'] },
    });
  });

  test("of a foreign-currency payment is refused", async () => {
    const id = await paidSession(merchant, "sandbox", { amount: "20.00", currency_code: "USD" });
    expect(await refusalOf(operate(merchant.ctx, { operation: "refund", session_id: id }))).toEqual({
      detail: "Operations are not supported for foreign-currency payments.",
      operation: "refund",
      result: "failed",
    });
  });
});

describe("a capture", () => {
  test("in part leaves the parent authorized; adding up to the whole makes it captured and collects the fee once", async () => {
    const id = await paidSession(merchant, "sandbox-fee");
    const first = await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "4" });
    expect(first.view).toMatchObject({ operation: "capture", amount: "4.000", txn: { state: "paid" } });
    expect(await readBack(id)).toMatchObject({ state: "authorized", captured_amount: "4.000", paid_amount: "4.000" });
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    expect(await readBack(id)).toMatchObject({ state: "captured", captured_amount: "10.500", paid_amount: "11.000" });
    const changes = await database().stateChange.findMany({ where: { objectId: id }, orderBy: { id: "asc" } });
    expect(changes.at(-1)).toMatchObject({ from: "authorized", event: "captured_whole", to: "captured" });
  });

  test("is available on an account that lists no operation, a void there is not", async () => {
    const id = await paidSession(merchant, "sandbox-plain");
    expect(await refusalOf(operate(merchant.ctx, { operation: "void", session_id: id }))).toEqual({
      detail: "void operation is not enabled for this MID",
      operation: "void",
      result: "failed",
    });
    expect((await operate(merchant.ctx, { operation: "capture", session_id: id })).view.result).toBe("success");
  });

  test("takes its captured part back by refund while the parent is still authorized", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "6" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2" });
    expect(
      await refusalOf(operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4.001" })),
    ).toMatchObject({
      detail: "The amount specified is greater than the amount available for refund.",
    });
    await operate(merchant.ctx, { operation: "refund", session_id: id });
    expect(await readBack(id)).toMatchObject({
      state: "authorized",
      captured_amount: "6.000",
      refunded_amount: "6.000",
    });
  });
});

describe("what the simulated gateway refuses", () => {
  it.each([
    ["capture", "failed", "Simulated decline"],
    ["capture", "error", "Simulated error"],
    ["void", "failed", "Simulated decline"],
    ["void", "error", "Simulated error"],
  ])(
    "%s with sandbox_result %s is refused, keeps evidence and frees amount and key",
    async (operation, result, detail) => {
      const id = await paidSession(merchant, "sandbox-auth");
      const body = { operation, session_id: id, extra: { sandbox_result: result } };
      expect(await refusalOf(operate(merchant.ctx, body, "K"))).toEqual({ detail, operation, result: "failed" });
      expect(await readBack(id)).toMatchObject({ state: "authorized", transactions: [] });
      expect((await operationsOf(id)).map(({ state, message }) => [state, message])).toEqual([["refused", detail]]);
      const again = await operate(merchant.ctx, { operation, session_id: id }, "K");
      expect([again.isReplay, again.view.result]).toEqual([false, "success"]);
      expect((await eventsOf(merchant, id)).map(({ kind }) => kind)).toEqual(["payment", "operation"]);
    },
  );

  test("the transaction's extra decides where the operation's says nothing, and a refund reads neither", async () => {
    const id = await paidSession(merchant, "sandbox-auth", { extra: { sandbox_result: "failed" } });
    await expect(operate(merchant.ctx, { operation: "capture", session_id: id })).rejects.toThrow("Simulated decline");
    const ordered = { operation: "capture", session_id: id, extra: { sandbox_result: "success" } };
    expect((await operate(merchant.ctx, ordered)).view.result).toBe("success");
    const refund = { operation: "refund", session_id: id, extra: { sandbox_result: "failed" } };
    expect((await operate(merchant.ctx, refund)).view.result).toBe("success");
  });
});

describe("a void", () => {
  test("releases the whole, ignores an amount, leaves the parent authorized and ends captures", async () => {
    const id = await paidSession(merchant, "sandbox-fee");
    const sent = vi.spyOn(GATEWAY, "void");
    const { view } = await operate(merchant.ctx, { operation: "void", session_id: id, amount: "nonsense" });
    expect(view).toMatchObject({ amount: "10.500", txn: { state: "voided" } });
    expect(sent.mock.calls[0]?.[1].amount.amount.toFixed(3)).toBe("11.000");
    expect(await readBack(id)).toMatchObject({
      state: "authorized",
      voided_amount: "10.500",
      captured_amount: "0.000",
    });
    for (const operation of ["capture", "void", "refund"])
      expect(await refusalOf(operate(merchant.ctx, { operation, session_id: id }))).toEqual({
        detail: `This transaction is not eligible for ${operation}.`,
        operation,
        result: "failed",
      });
  });
});

describe("a Tracking-Key", () => {
  test("that is known answers with the first operation, whatever else is asked for", async () => {
    const id = await paidSession(merchant);
    const first = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1" }, "KEY");
    const again = await operate(merchant.ctx, { operation: "void", session_id: id, amount: "junk" }, "KEY");
    expect(again).toEqual({ ...first, isReplay: true });
    expect(await operationsOf(id)).toHaveLength(1);
  });

  test("belongs to one session, and with order_no to every session of that order", async () => {
    const older = await paidSession(merchant, "sandbox", { order_no: "ORD-K" });
    const first = await operate(merchant.ctx, { operation: "refund", session_id: older, amount: "1" }, "SAME");
    const newer = await paidSession(merchant, "sandbox", { order_no: "ORD-K" });
    expect(await operate(merchant.ctx, { operation: "refund", order_no: "ORD-K" }, "SAME")).toMatchObject({
      view: first.view,
      isReplay: true,
    });
    expect(await operate(merchant.ctx, { operation: "refund", session_id: newer }, "SAME")).toMatchObject({
      view: { session_id: newer },
      isReplay: false,
    });
  });

  test("longer than 128 characters is refused", async () => {
    const id = await paidSession(merchant);
    await expect(operate(merchant.ctx, { operation: "refund", session_id: id }, "k".repeat(129))).rejects.toMatchObject(
      {
        fields: { "Tracking-Key": ["Ensure this field has no more than 128 characters."] },
      },
    );
  });
});
