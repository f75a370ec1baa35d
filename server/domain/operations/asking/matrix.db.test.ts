import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { gatewayOf } from "@/server/domain/gateways";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { eventsOf, newSession, pay, payPage, stateOf } from "@/server/testing/paying";

const GATEWAY = gatewayOf("sarraf_sandbox");

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("cancel and expire", () => {
  it.each(["cancel", "expire"])(
    "%s ends what can still be paid, and the open attempt with it, without an event",
    async (operation) => {
      const id = await newSession(merchant);
      const token = await payPage(merchant, id);
      expect((await operate(merchant.ctx, { operation, session_id: id })).view).toEqual({
        detail: `The transaction was ${operation}${operation === "cancel" ? "e" : ""}d.`,
        operation,
        result: "success",
      });
      expect(token).toBeTruthy();
      const ended = await stateOf(merchant, id);
      expect([ended.state, ended.attemptStates]).toEqual([
        operation === "cancel" ? "canceled" : "expired",
        ["canceled"],
      ]);
      expect(await eventsOf(merchant, id)).toEqual([]);
      expect(await refusalOf(operate(merchant.ctx, { operation, session_id: id }))).toEqual({
        detail: `This transaction is not eligible for ${operation}.`,
        operation,
        result: "failed",
      });
    },
  );

  it.each(["cancel", "expire", "delete"])("%s is refused while a charge is in flight", async (operation) => {
    const id = await newSession(merchant);
    vi.spyOn(GATEWAY, "charge").mockRejectedValueOnce(new Error("The line is dead."));
    await pay(merchant, id, "1");
    expect(await refusalOf(operate(merchant.ctx, { operation, session_id: id }))).toEqual({
      detail: "A payment of this transaction is being processed.",
      operation,
      result: "failed",
    });
  });

  test("a session past its time can neither be canceled nor expired", async () => {
    const id = await newSession(merchant);
    const later = merchant.as({ now: () => new Date(Date.now() + 25 * 3_600_000) });
    for (const operation of ["cancel", "expire"])
      expect(await refusalOf(operate(later, { operation, session_id: id }))).toMatchObject({ result: "failed" });
  });
});

describe("every cell of state and operation on real rows", () => {
  const states = ["created", "pending", "attempted", "cod", "failed", "canceled", "expired", "invalided"];
  const refusedThere: Readonly<Record<string, readonly string[]>> = {
    created: [],
    pending: [],
    attempted: [],
    cod: ["expire"],
    failed: ["cancel", "expire"],
    canceled: ["cancel", "expire"],
    expired: ["cancel", "expire"],
    invalided: ["cancel", "expire"],
  };
  it.each(states)("%s", async (state) => {
    for (const operation of ["refund", "capture", "void", ...(refusedThere[state] ?? [])]) {
      const id = await newSession(merchant);
      await database().paymentSession.update({ where: { id }, data: { state } });
      expect(await refusalOf(operate(merchant.ctx, { operation, session_id: id }))).toEqual({
        detail: `This transaction is not eligible for ${operation}.`,
        operation,
        result: "failed",
      });
      await database().paymentSession.delete({ where: { id } });
    }
  });

  it.each([
    ["sandbox", ["capture", "void", "cancel", "expire"]],
    ["sandbox-auth", ["refund", "cancel", "expire"]],
  ])("paid on %s", async (pgCode, operations) => {
    const id = await paidSession(merchant, pgCode);
    for (const operation of operations)
      expect(await refusalOf(operate(merchant.ctx, { operation, session_id: id }))).toEqual({
        detail: `This transaction is not eligible for ${operation}.`,
        operation,
        result: "failed",
      });
  });
});
