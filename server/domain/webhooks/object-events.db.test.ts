import { beforeEach, describe, expect, test } from "vitest";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { INVOICE } from "@/server/domain/invoices/core/machine";
import { OPERATION } from "@/server/domain/operations/core/machine";
import { DISPUTE } from "@/server/domain/payments/core/dispute-machine";
import { SESSION } from "@/server/domain/sessions/core/machine";
import { SUBSCRIPTION } from "@/server/domain/subscriptions/core/machine";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { ObjectEvent } from "./contract/objects";
import { objectEventBody } from "./core/object-event";
import { FACT_KINDS, OBJECT_EVENT_KINDS } from "./core/words";

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await testMerchant();
});

/** Written by triggers on rows instead of recorded state changes. */
const OF_ROWS = [
  ...["session.deleted", "session.restored", "invoice.sent", "card.saved", "card.removed"],
  ...["wallet.credited", "wallet.debited", "subscription.created", "subscription.card_changed"],
  ...["subscription.cancel_scheduled", "subscription.cancel_undone"],
];

describe("the kinds of events", () => {
  test("are those that state changes, rows and modules write", async () => {
    const machines = {
      session: SESSION,
      operation: OPERATION,
      invoice: INVOICE,
      dispute: DISPUTE,
      subscription: SUBSCRIPTION,
    };
    const cells = Object.entries(machines).flatMap(([machine, table]) =>
      Object.values<Readonly<Record<string, string>>>(table).flatMap((row) =>
        Object.entries(row).map(([event, to]) => ({ machine, event, to })),
      ),
    );
    const rows = await merchant.ctx.db.$queryRaw<{ kind: string | null }[]>`
      SELECT DISTINCT event_kind_of(machine, event, to_state) AS kind
      FROM jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) AS cell (machine text, event text, "to" text)
      CROSS JOIN LATERAL (SELECT "to" AS to_state) named`;
    const ofSteps = rows.flatMap(({ kind }) => kind ?? []);
    const all = new Set([...ofSteps, ...OF_ROWS, ...FACT_KINDS]);
    expect([...all].sort()).toEqual([...OBJECT_EVENT_KINDS].sort());
  });
});

describe("what happens is an event", () => {
  const kindsOf = async (objectId: string) =>
    (
      await shop.ctx.db.event.findMany({
        where: { objectId, kind: { contains: "." } },
        orderBy: [{ occurredAt: "asc" }, { number: "asc" }],
      })
    ).map((row) => ({ kind: row.kind, number: row.number, ...objectEventBody(row) }));

  let shop: TestMerchant;
  beforeEach(async () => {
    shop = await operatingMerchant();
  });

  test("a payment, its refund, its deletion and its restoration", async () => {
    const id = await paidSession(shop);
    await operate(shop.ctx, { operation: "refund", session_id: id, amount: "1" });
    await shop.ctx.db.paymentSession.update({ where: { id }, data: { deletedAt: shop.ctx.now() } });
    await shop.ctx.db.paymentSession.update({ where: { id }, data: { deletedAt: null } });
    const events = await kindsOf(id);
    expect(events.map(({ kind, number }) => `${kind} ${number}`).sort()).toEqual([
      "operation.done 1",
      "session.deleted 2",
      "session.paid 1",
      "session.restored 3",
    ]);
    const paid = events.find(({ kind }) => kind === "session.paid");
    expect(paid).toMatchObject({ type: "session.paid", object: { id, state: "paid", currency_code: "KWD" } });
    expect(ObjectEvent.safeParse(await viewOf(id)).error).toBeUndefined();
  });

  const viewOf = async (objectId: string) =>
    objectEventBody(await shop.ctx.db.event.findFirstOrThrow({ where: { objectId, kind: "session.paid" } }));

  test("a session that is canceled and one that expires", async () => {
    const [canceled, expired] = [await newSession(shop), await newSession(shop, { expiration_time: "00:01:00" })];
    await operate(shop.ctx, { operation: "cancel", session_id: canceled });
    await operate(shop.ctx, { operation: "expire", session_id: expired });
    expect(await kindsOf(canceled)).toMatchObject([{ kind: "session.canceled", previous_state: "created" }]);
    expect(await kindsOf(expired)).toMatchObject([{ kind: "session.expired", previous_state: "created" }]);
  });

  test("steps of one object at the same time get one number each; a change that is undone leaves no event", async () => {
    const id = await newSession(shop);
    const step = { merchantId: shop.id, machine: "session", objectId: id, from: "created", event: "attempt_failed" };
    const change = { ...step, to: "attempted", at: shop.ctx.now() };
    const write = () => transaction(shop.ctx.db, (tx) => recordChanges(tx, [change]));
    const undone = transaction(shop.ctx.db, async (tx) => {
      await recordChanges(tx, [change]);
      throw new Error("undone");
    });
    await Promise.all([...Array.from({ length: 8 }, write), undone.catch(() => undefined)]);
    expect((await kindsOf(id)).map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("an endpoint gets a delivery of the kinds that it takes, none while it is paused", async () => {
    const now = shop.ctx.now();
    const endpoint = (id: string, more: object = {}) => ({
      ...{ id: `${id}_${shop.id}`.slice(0, 40), merchantId: shop.id, url: "https://shop.example/hook", secret: "s" },
      ...{ createdAt: now, updatedAt: now, ...more },
    });
    await shop.ctx.db.webhookEndpoint.createMany({
      data: [
        endpoint("all"),
        endpoint("some", { kinds: ["session.expired"] }),
        endpoint("other", { kinds: ["session.paid"] }),
        endpoint("paused", { pausedAt: now }),
      ],
    });
    const id = await newSession(shop);
    await operate(shop.ctx, { operation: "expire", session_id: id });
    const deliveries = await shop.ctx.db.delivery.findMany({ where: { event: { objectId: id } } });
    expect(deliveries.map(({ endpointId }) => endpointId?.split("_")[0]).sort()).toEqual(["all", "some"]);
  });
});
