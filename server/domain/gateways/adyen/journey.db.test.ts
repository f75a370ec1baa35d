import { describe, expect, test } from "vitest";
import { payBySavedCard, readCheckout, resolveUnknownOperations } from "@/server/domain/payments";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf } from "@/server/testing/adyen/merchant";
import type { TestMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, stateOf } from "@/server/testing/paying";

const bench = adyenBench();

const kinds = () => bench.double.book.movements.map(({ kind }) => kind);

/** A session of the customer, and the payment of it by the kept card. */
async function payByKeptCard(merchant: TestMerchant): Promise<string> {
  const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  return id;
}

/** The resolver, some time later. */
async function resolveAfter(merchant: TestMerchant, milliseconds: number): Promise<void> {
  const at = () => new Date(Date.now() + milliseconds);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

describe("a kept card at Adyen", () => {
  test("pays a session, and its refund is taken up", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    const id = await payByKeptCard(merchant);
    const { state, attempts } = await stateOf(merchant, id);
    const [payment] = bench.double.book.payments.values();
    expect([state, attempts[0]?.gatewayRefs]).toEqual(["paid", { psp: payment?.psp }]);
    expect(payment).toMatchObject({ reference: attempts[0]?.referenceNumber, authorised: { value: 10_500 } });
    const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    expect(view).toMatchObject({ result: "queued", amount: "4.000" });
    expect(kinds()).toEqual(["authorise", "capture", "refund"]);
  });

  test.each(["lost_before", "lost_after", "error_after", "html"] as const)(
    "%s: the same charge again finds the answer, and the customer pays once",
    async (fault) => {
      const merchant = await adyenMerchant();
      await keptCardOf(merchant, bench.double);
      bench.double.fail(fault, "/payments");
      const id = await payByKeptCard(merchant);
      expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
      await resolveAfter(merchant, 3_600_000);
      expect((await stateOf(merchant, id)).state).toBe("paid");
      expect(kinds()).toEqual(["authorise", "capture"]);
    },
  );

  test("a charge that never left ends at once, and another may be made", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.fail("too_many", "/payments");
    const id = await payByKeptCard(merchant);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["error"]);
    expect(kinds()).toEqual([]);
  });

  test("less money than asked for is never booked: a person is asked", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.decide({ kind: "partial", value: 4_000 });
    const id = await payByKeptCard(merchant);
    const { state, attempts } = await stateOf(merchant, id);
    expect(state).not.toBe("paid");
    expect(attempts).toMatchObject([{ state: "processing", parkedReason: "amount_differs" }]);
  });
});
