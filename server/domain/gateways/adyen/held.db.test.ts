/** Authorizations at Adyen, whose answers do not say until when they can be captured. */
import { expect, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { watchReservations } from "@/server/domain/operations";
import { listIssues, openGatewayPage } from "@/server/domain/payments";
import { retrieveWithTransactions } from "@/server/domain/sessions";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { ADYEN_CODES, adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { runAfter } from "@/server/testing/resolve-for";

const bench = adyenBench();
const CODES = [ADYEN_CODES.authorize];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const issuesOf = async (merchant: TestMerchant) =>
  (await listIssues(merchant.ctx)).map(({ reason, amount }) => [reason, amount]);

async function heldByKeptCard() {
  const merchant = await adyenMerchant();
  await keptCardOf(merchant, bench.double, ADYEN_CODES.authorize);
  const id = await newSession(merchant, { pg_codes: CODES, customer_id: CUSTOMER });
  await payByKeptCard(merchant, id);
  const { state, attempts } = await stateOf(merchant, id);
  expect(state).toBe("authorized");
  const startedAt = attempts[0]?.startedAt ?? new Date(0);
  return {
    merchant,
    id,
    reference: attempts[0]?.referenceNumber ?? "",
    endsAt: startedAt.getTime() + 28 * DAY_MS,
  };
}

test("end 28 days after the charge, and are listed a day before; nothing is asked", async () => {
  const { merchant, id, endsAt } = await heldByKeptCard();
  expect((await retrieveWithTransactions(merchant.ctx, id)).capture_before).toBe(new Date(endsAt).toISOString());
  const { length } = bench.double.requests;
  await runAfter(merchant, watchReservations, 26 * DAY_MS);
  expect(await issuesOf(merchant)).toEqual([]);
  await runAfter(merchant, watchReservations, 27 * DAY_MS + HOUR_MS);
  expect(await issuesOf(merchant)).toEqual([["hold_ending", "10.500"]]);
  for (const hours of [1, 12, 25, 26]) await runAfter(merchant, watchReservations, 28 * DAY_MS + hours * HOUR_MS);
  expect(await issuesOf(merchant)).toEqual([["hold_ending", "10.500"]]);
  expect(await merchant.ctx.db.operation.count({ where: { sessionId: id } })).toBe(0);
  expect(bench.double.requests.length).toBe(length);
});

test("leave the list when Adyen notifies their end, which is a void", async () => {
  const { merchant, id, reference } = await heldByKeptCard();
  await runAfter(merchant, watchReservations, 27 * DAY_MS + HOUR_MS);
  const [payment] = bench.double.book.payments.values();
  const expired = { eventCode: "EXPIRE", success: true, pspReference: "EXPIRY1", originalReference: payment?.id ?? "" };
  bench.double.notices.waiting.length = 0;
  bench.double.notices.notify({ ...expired, merchantReference: reference, amount: { currency: "KWD", value: 10_500 } });
  expect(await tell(merchant, bench.double, { codes: CODES })).toEqual([200]);
  await runAfter(merchant, workGatewayNotifications, HOUR_MS);
  await runAfter(merchant, watchReservations, 28 * DAY_MS + HOUR_MS);
  expect((await stateOf(merchant, id)).voidedAmount.toFixed(3)).toBe("10.500");
  expect(await issuesOf(merchant)).toEqual([]);
  expect("capture_before" in (await retrieveWithTransactions(merchant.ctx, id))).toBe(false);
});

test("of a page end 28 days after the payment, however late its notification", async () => {
  const merchant = await adyenMerchant();
  const id = await newSession(merchant, { pg_codes: CODES });
  const opened = await openGatewayPage(merchant.ctx, await payPage(merchant, id, ADYEN_CODES.authorize));
  bench.double.act(opened.kind === "page" ? opened.url : "");
  await tell(merchant, bench.double, { codes: CODES });
  await runAfter(merchant, workGatewayNotifications, 5 * DAY_MS);
  const { state, attempts } = await stateOf(merchant, id);
  expect(state).toBe("authorized");
  const end = String((await retrieveWithTransactions(merchant.ctx, id)).capture_before);
  const paidAt = Date.parse(end) - 28 * DAY_MS;
  expect(paidAt).toBeGreaterThanOrEqual(attempts[0]?.startedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  expect(paidAt).toBeLessThanOrEqual(Date.now());
});
