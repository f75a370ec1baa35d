import { afterEach, describe, expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { cancelSession, onSettled, type SettledPayment } from "../index";
import { settledHandler } from "./on-settled";

const wired = settledHandler("save_card");
afterEach(() => onSettled("save_card", wired));

/** What the handler heard, in the words that the assertions read. */
function listener() {
  const heard: unknown[] = [];
  const tell = ({ session, attempt, succeeded, state, message, card }: SettledPayment) =>
    heard.push([attempt.number, succeeded, `${session.state} → ${state}`, message, card?.token ?? null]);
  return { heard, tell };
}

describe("what later modules do when an attempt is decided", () => {
  const wire = { payment_type: "save_card", amount: "0", customer_id: "c-1" };

  test("happens once per attempt, declined or not, in the settling transaction, with the session as it was and as it is", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, wire);
    const { heard, tell } = listener();
    onSettled("save_card", async (_ctx, tx, settled) => {
      const { state } = await tx.paymentSession.findUniqueOrThrow({ where: { id: settled.session.id } });
      expect(state).toBe(settled.state);
      tell(settled);
    });
    await pay(merchant, id, "2", { save: true });
    await pay(merchant, id, "1", { save: true });
    expect(heard).toEqual([
      [1, false, "created → attempted", "Simulated decline", null],
      [2, true, "attempted → paid", null, "411111111111111"],
    ]);
  });

  test("happens when the customer cancels, too", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, wire);
    const { heard, tell } = listener();
    onSettled("save_card", async (_ctx, _tx, settled) => void tell(settled));
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(heard).toEqual([[1, false, "created → canceled", "Canceled by the customer.", null]]);
  });

  test("that fails settles nothing: the charge waits for the resolver", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, wire);
    onSettled("save_card", () => Promise.reject(new Error("not now")));
    await pay(merchant, id, "1", { save: true });
    const { attempts, state, eventCount } = await stateOf(merchant, id);
    expect([attempts[0]?.state, state, eventCount]).toEqual(["processing", "created", 0]);
    expect(attempts[0]?.inquireAt).not.toBeNull();
    expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});
