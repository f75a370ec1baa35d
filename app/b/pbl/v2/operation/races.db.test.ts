import { beforeAll, describe, expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { inRounds } from "@/server/testing/rounds";
import * as session from "../../../checkout/v1/pymt-txn/[session_id]/route";
import * as operation from "./route";

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

function post(body: object, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { "Tracking-Key": key };
  return callRoute(operation, { method: "POST", key: merchant.privateKey, body, headers });
}

async function statuses(calls: readonly ReturnType<typeof post>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const read = async (id: string) =>
  (await callRoute(session, { key: merchant.privateKey, params: { session_id: id } })).body;

describe("over HTTP, at the same time", () => {
  test("32 partial captures at three times the authorized amount", async () => {
    const id = await paidSession(merchant, "sandbox-auth", { amount: "32.000" });
    const calls = Array.from({ length: 32 }, () => post({ operation: "capture", session_id: id, amount: "3" }));
    expect(await statuses(calls)).toEqual({ 200: 10, 400: 22 });
    expect(await read(id)).toMatchObject({ state: "authorized", captured_amount: "30.000" });
  });

  test("a capture and a void", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    const calls = ["capture", "void"].map((name) => post({ operation: name, session_id: id }));
    expect(await statuses(calls)).toEqual({ 200: 1, 400: 1 });
    const { captured_amount, voided_amount } = await read(id);
    expect([captured_amount, voided_amount].sort()).toEqual(["0.000", "10.500"]);
  });

  test("two refunds that do not both fit", async () => {
    const id = await paidSession(merchant);
    const calls = [1, 2].map(() => post({ operation: "refund", session_id: id, amount: "6" }));
    expect(await statuses(calls)).toEqual({ 200: 1, 400: 1 });
    expect((await read(id)).refunded_amount).toBe("6.000");
  });

  test("50 repeats of one Tracking-Key", async () => {
    await inRounds(1, async (choices) => {
      const id = await paidSession(merchant);
      const refund = () => post({ operation: "refund", session_id: id, amount: "1" }, "SAME");
      const answers = await choices.atOnce(Array.from({ length: 50 }, () => refund));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await read(id)).transactions).toHaveLength(1);
    });
  });
});
