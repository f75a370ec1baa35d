import { expect, it, test } from "vitest";
import { database } from "@/server/db/client";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { deleteCard } from "@/server/domain/cards";
import { restoreTransaction } from "@/server/domain/operations";
import {
  changeSubscription,
  PauseRequest,
  pauseSubscription,
  requestCancellation,
} from "@/server/domain/subscriptions";
import { ChangeRequest } from "@/server/domain/subscriptions/contract/requests";
import { recordEvent } from "@/server/domain/webhooks";
import type { TestMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { operate, paidSession } from "@/server/testing/operating";
import { asOwner } from "@/server/testing/own-database";
import { newSession, pay } from "@/server/testing/paying";
import { advanceTo, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { credit } from "@/server/testing/wallets";
import { EVENT_INVARIANTS } from "./event-invariants";

asOwner();

class Undone extends Error {}

/** A second charge of the paid session, which a person must give back. */
async function chargedTwice({ ctx }: TestMerchant, sessionId: string): Promise<void> {
  const { id: attemptId } = await ctx.db.attempt.findFirstOrThrow({ where: { sessionId } });
  const [id, merchantId, at] = [`sec-${sessionId.slice(0, 30)}`, ctx.merchant.id, ctx.now()];
  const row = { id, merchantId, sessionId, attemptId, chargeKey: "psp=P-2", chargeRefs: {}, referenceNumber: id };
  const standing = { kind: "refund", state: "refused", amount: "10.5", currency: "KWD", createdAt: at };
  await ctx.db.secondCharge.create({ data: { ...row, ...standing } });
  const step = { machine: "second_charge", objectId: id, from: "due", event: "refused", to: "refused" };
  await transaction(ctx.db, (tx) => recordChanges(tx, [{ merchantId, ...step, at }]));
}

/** Changes the terms, in one request, and the card. */
async function changeTerms({ ctx }: TestMerchant, id: string): Promise<void> {
  const request = ChangeRequest.parse({ description: "Tea", recurring_amount: "4" });
  await changeSubscription(ctx, id, request);
  const own = await ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: ctx.merchant.id } });
  const token = "tok_0002";
  const card = {
    ...own,
    id: `card-${id.slice(0, 30)}`,
    token,
    last4: "0002",
    expiryYear: 2040,
    handle: null,
    expiringMonth: null,
  };
  const { id: cardId } = await ctx.db.savedCard.create({ data: card });
  await ctx.db.subscription.update({ where: { id }, data: { cardId, updatedAt: ctx.now() } });
  const change = { field: "card", before: "0001", after: "0002", initiator: "customer", changedAt: ctx.now() };
  await ctx.db.subscriptionChange.create({
    data: { id: `sch-${id.slice(0, 30)}`, merchantId: ctx.merchant.id, subscriptionId: id, number: 3, ...change },
  });
}

/** A cycle whose payment failed, with the event of a webhook address and that of webhook endpoints. */
async function blockCycle({ ctx }: TestMerchant, objectId: string): Promise<void> {
  const { sessionId } = await ctx.db.subscriptionSession.findFirstOrThrow({ where: { subscriptionId: objectId } });
  const { id: attemptId } = await ctx.db.attempt.findFirstOrThrow({ where: { sessionId } });
  const listed = { merchantId: ctx.merchant.id, sessionId, attemptId, kind: "cycle_unpaid", createdAt: ctx.now() };
  const what = { amount: "5", currency: "KWD", note: "The payment failed." };
  await ctx.db.paymentIssue.create({ data: { id: `iss-${objectId.slice(0, 30)}`, ...listed, ...what } });
  const [id, merchantId, cause] = [`evt-${objectId.slice(0, 30)}`, ctx.merchant.id, `blocked:${objectId}:1`];
  await transaction(ctx.db, async (tx) => {
    const row = { id, merchantId, kind: "subscription", objectId, number: 1, cause, payload: "{}" };
    await tx.event.create({ data: { ...row, occurredAt: ctx.now() } });
    await recordEvent(ctx, tx, { kind: "subscription.blocked", objectId, cause });
  });
}

/** A merchant with each object and change whose events the audit demands. */
async function busyMerchant() {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { ctx } = merchant;
  const paused = await subscribe(merchant);
  const canceled = await subscribe(merchant, "1", { wire: { agreement: { id: "agr-2" } } });
  await ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { expiryMonth: 1, expiryYear: 2030 } });
  const cardCheckDueAt = new Date("2030-02-14T06:00:00Z");
  await ctx.db.billingCycle.updateMany({ where: { subscriptionId: paused.id, number: 2 }, data: { cardCheckDueAt } });
  await advanceTo(merchant, "2030-02-15T09:00:00Z");
  const now = await present(merchant);
  await pauseSubscription(now.ctx, paused.id, PauseRequest.parse({}));
  await requestCancellation(now.ctx, {
    subscriptionId: canceled.id,
    initiator: "merchant",
    mode: "at_period_end",
  });
  await changeTerms(now, canceled.id);
  await blockCycle(now, paused.id);
  const saved = await newSession(now, { payment_type: "save_card", amount: "0", customer_id: "c-2" });
  await pay(now, saved, "1", { save: true });
  const { token } = await ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id, customerId: "c-2" } });
  await deleteCard(now.ctx, token, { customerId: "c-2", type: null });
  const { sessionId } = await issue(now);
  const [hidden, restored, removed] = [await paidSession(now), await paidSession(now), await newSession(now)];
  for (const id of [hidden, restored, removed]) await operate(now.ctx, { operation: "delete", session_id: id });
  await restoreTransaction(now.ctx, restored);
  await chargedTwice(now, await paidSession(now));
  for (const amount of ["5", "-2"]) await credit(now, amount);
  const cards = await ctx.db.savedCard.findMany({ where: { merchantId: merchant.id } });
  const ids = [paused.id, canceled.id, sessionId, hidden, restored, removed, ...cards.map(({ id }) => id)];
  return { merchant, ids };
}

type World = Awaited<ReturnType<typeof busyMerchant>>;
let world: Promise<World> | undefined;

/** What the audit finds about the merchant after `sql`, which is undone. */
async function foundAfter(sql: string): Promise<readonly string[]> {
  world ??= busyMerchant();
  const { merchant, ids } = await world;
  const events = await database().event.findMany({ where: { merchantId: merchant.id }, select: { cause: true } });
  const names = [...ids, ...events.map(({ cause }) => cause)].map((name) => name.trim());
  const found: string[] = [];
  const work = database().$transaction(async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await tx.$executeRawUnsafe(sql, merchant.id);
    for (const { name, sql: query } of EVENT_INVARIANTS) {
      const rows = (await tx.$queryRawUnsafe<unknown[]>(query)).map((row) => JSON.stringify(row));
      if (rows.some((row) => names.some((id) => row.includes(id)))) found.push(name);
    }
    throw new Undone();
  });
  await expect(work).rejects.toBeInstanceOf(Undone);
  return found;
}

const [DEMANDED = "", OPPOSITES = "", HISTORY = "", UNPAID = "", NUMBERED = ""] = EVENT_INVARIANTS.map(
  ({ name }) => name,
);

test("objects and changes with their events break nothing", async () => {
  expect(await foundAfter("SELECT 1 WHERE $1 <> ''")).toEqual([]);
});

it.each([
  ["card.saved", [DEMANDED]],
  ["card.expiring", [DEMANDED]],
  ["card.removed", [DEMANDED]],
  ["invoice.sent", [DEMANDED]],
  ["second_charge.due", [DEMANDED]],
  ["second_charge.refused", [DEMANDED]],
  ["session.deleted", [DEMANDED, OPPOSITES]],
  ["session.restored", [OPPOSITES]],
  ["subscription.cancel_scheduled", [OPPOSITES]],
  ["subscription.paused", [OPPOSITES]],
  ["subscription.created", [DEMANDED]],
  ["subscription.blocked", [DEMANDED, UNPAID]],
  ["subscription.changed", [HISTORY]],
  ["subscription.card_changed", [HISTORY]],
  ["wallet.credited", [DEMANDED]],
  ["wallet.debited", [DEMANDED]],
])("the audit finds that an event %s is missing", async (kind, names) => {
  const other = `${kind.split(".")[0]}.other`;
  expect(await foundAfter(`UPDATE event SET kind = '${other}' WHERE merchant_id = $1 AND kind = '${kind}'`)).toEqual(
    names,
  );
});

test("the audit finds a second event of one card", async () => {
  const first = "SELECT e.cause FROM event e WHERE e.merchant_id = $1 AND e.kind = 'card.saved' LIMIT 1";
  const sql = `UPDATE event SET kind = 'card.saved', cause = (${first}) WHERE merchant_id = $1 AND kind = 'card.removed'`;
  expect(await foundAfter(sql)).toEqual([DEMANDED]);
});

test("the audit finds a gap in the numbers of an object's events", async () => {
  const last = `SELECT e.id FROM event e WHERE e.merchant_id = $1 AND e.kind LIKE 'subscription.%' ORDER BY e.number DESC LIMIT 1`;
  expect(await foundAfter(`UPDATE event SET number = number + 1 WHERE id = (${last})`)).toEqual([NUMBERED]);
});
