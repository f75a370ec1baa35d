import { afterEach, describe, expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { onSettled } from "./index";

const nothing = async () => {};

afterEach(() => onSettled("save_card", nothing));

describe("what later modules do when a payment succeeds", () => {
  const wire = { payment_type: "save_card", amount: "0", customer_id: "c-1" };

  test("happens once, in the settling transaction, with the session as it was and the card that was kept", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, wire);
    const heard: unknown[] = [];
    onSettled("save_card", async (_ctx, tx, { session, card }) => {
      const { state } = await tx.paymentSession.findUniqueOrThrow({ where: { id: session.id } });
      heard.push([session.state, state, card?.token]);
    });
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "pending" } });
    await pay(merchant, id, "2", { save: true });
    await pay(merchant, id, "1", { save: true });
    expect(heard).toEqual([["attempted", "paid", "411111111111111"]]);
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
