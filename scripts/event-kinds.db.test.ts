import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { INVOICE } from "@/server/domain/invoices";
import { OPERATION } from "@/server/domain/operations";
import { DISPUTE, REVERSAL } from "@/server/domain/payments";
import { SESSION } from "@/server/domain/sessions";
import { SUBSCRIPTION } from "@/server/domain/subscriptions";
import { FACT_KINDS, OBJECT_EVENT_KINDS } from "@/server/domain/webhooks/core/words";

/** Written by triggers on rows instead of recorded state changes. */
const OF_ROWS = [
  ...["session.deleted", "session.restored", "invoice.sent", "card.saved", "card.removed"],
  ...["wallet.credited", "wallet.debited", "subscription.created", "subscription.card_changed"],
  ...["subscription.cancel_scheduled", "subscription.cancel_undone", "second_charge.due"],
];

test("the kinds of events are those that state changes, rows and modules write", async () => {
  const machines = {
    session: SESSION,
    operation: OPERATION,
    invoice: INVOICE,
    dispute: DISPUTE,
    second_charge: REVERSAL,
    subscription: SUBSCRIPTION,
  };
  const cells = Object.entries(machines).flatMap(([machine, table]) =>
    Object.values<Readonly<Record<string, string>>>(table).flatMap((row) =>
      Object.entries(row).map(([event, to]) => ({ machine, event, to })),
    ),
  );
  const rows = await database().$queryRaw<{ kind: string | null }[]>`
      SELECT DISTINCT event_kind_of(machine, event, to_state) AS kind
      FROM jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) AS cell (machine text, event text, "to" text)
      CROSS JOIN LATERAL (SELECT "to" AS to_state) named`;
  const ofSteps = rows.flatMap(({ kind }) => kind ?? []);
  const all = new Set([...ofSteps, ...OF_ROWS, ...FACT_KINDS]);
  expect([...all].sort()).toEqual([...OBJECT_EVENT_KINDS].sort());
});

test("each event of a subscription has its own kind; a second try of the setup has none", async () => {
  const events = Object.values<Readonly<Record<string, string>>>(SUBSCRIPTION).flatMap((row) => Object.keys(row));
  const rows = await database().$queryRaw<{ event: string; kind: string | null }[]>`
      SELECT event, event_kind_of('subscription', event, 'any') AS kind FROM unnest(${[...new Set(events)]}::text[]) event`;
  expect(Object.fromEntries(rows.map(({ event, kind }) => [event, kind]))).toEqual({
    setup_saved: "subscription.trialing",
    setup_paid: "subscription.activated",
    charge_paid: "subscription.activated",
    setup_abandoned: "subscription.setup_failed",
    setup_retried: null,
    retries_exhausted: "subscription.past_due",
    balance_paid: "subscription.recovered",
    canceled: "subscription.canceled",
    period_ended: "subscription.canceled",
    ended: "subscription.expired",
  });
});
