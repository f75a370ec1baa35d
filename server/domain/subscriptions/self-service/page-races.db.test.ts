import "@/server/wiring";
import { expect, test } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { keepCard } from "@/server/testing/cards";
import { twoConnections } from "@/server/testing/harness";
import { stateOf } from "@/server/testing/paying";
import { chargesTaken, merchantThen, pageOf, pastDue, seen, sessionsFor } from "@/server/testing/self-service";
import {
  addCard,
  cancelFromPage,
  payOutstanding,
  requestCancellation,
  startBalancePayment,
  switchCard,
  undoCancellationFromPage,
} from "../index";

/** What came of calls that ran at once: nothing but {@link Busy} may be thrown. */
async function atOnce(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const outcome of await Promise.allSettled(calls.map((call) => call()))) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(Busy);
  }
}

/** Races are run several times, each round as a separate test. */
const rounds = (count: number) => Array.from({ length: count }, (_, round) => round + 1);

test.each(rounds(4))(
  "every form pressed three times at once is at most one charge, one balance session, one card session, round %i",
  async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    await keepCard(merchant, "4");
    const request = await pageOf(merchant, subscription);
    const other = (await seen(merchant, subscription)).cards.find(({ isActive }) => !isActive)?.id ?? "";
    const { ctx } = merchant;
    const forms = [
      () => payOutstanding(ctx, request),
      () => startBalancePayment(ctx, request),
      () => addCard(ctx, request),
      () => switchCard(ctx, { token: request.token, cardId: other }),
      () => cancelFromPage(ctx, request),
      () => undoCancellationFromPage(ctx, request),
    ];
    await atOnce([...forms, ...forms, ...forms]);
    expect(await chargesTaken(merchant)).toBeLessThanOrEqual(1);
    const purposes = (await sessionsFor(merchant, subscription)).map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => purpose === "balance").length).toBeLessThanOrEqual(1);
    expect(purposes.filter((purpose) => purpose === "card").length).toBeLessThanOrEqual(1);
    await payOutstanding(ctx, request);
  },
);

test.each(rounds(6))(
  "a payment beside the merchant's immediate cancellation: canceled it is, and charged at most once, round %i",
  async () => {
    const merchant = await merchantThen();
    const subscription = await pastDue(merchant);
    const request = await pageOf(merchant, subscription);
    const cancel = { subscriptionId: subscription.id, initiator: "merchant", mode: "immediate" } as const;
    await atOnce([() => payOutstanding(merchant.ctx, request), () => requestCancellation(merchant.ctx, cancel)]);
    expect((await subscription.row()).status).toBe("canceled");
    const states = await Promise.all(
      (await sessionsFor(merchant, subscription)).map(async ({ id }) => (await stateOf(merchant, id)).state),
    );
    expect(await chargesTaken(merchant)).toBe(states.filter((state) => state === "paid").length);
    expect(states.every((state) => state === "paid" || state === "canceled")).toBe(true);
  },
);

test("a press that waits for another's lock reads the subscription as that one leaves it", async () => {
  const merchant = await merchantThen();
  const subscription = await pastDue(merchant);
  const request = await pageOf(merchant, subscription);
  await twoConnections(async (first) => {
    await first.query("BEGIN");
    await first.query("SELECT id FROM subscription WHERE id = $1 FOR UPDATE", [subscription.id]);
    const pressed = payOutstanding(merchant.ctx, request);
    await first.query("UPDATE subscription SET status = 'canceled', canceled_at = now() WHERE id = $1", [
      subscription.id,
    ]);
    await first.query("COMMIT");
    expect(await pressed).toEqual({ kind: "page" });
  });
  expect(await sessionsFor(merchant, subscription)).toEqual([]);
  expect(await chargesTaken(merchant)).toBe(0);
});
