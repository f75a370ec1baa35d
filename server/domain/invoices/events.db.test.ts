import { expect, test } from "vitest";
import { objectEventBody } from "@/server/domain/webhooks";
import { ObjectEvent } from "@/server/domain/webhooks/contract/objects";
import { OBJECT_EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { operate } from "@/server/testing/operating";
import { pay } from "@/server/testing/paying";
import { markOverdueInvoices } from "./index";

const KINDS = OBJECT_EVENT_KINDS.filter((kind) => kind.startsWith("invoice."));

async function eventsOf(merchant: TestMerchant, sessionId: string) {
  const where = { merchantId: merchant.id, objectId: sessionId, kind: { in: KINDS } };
  const rows = await merchant.ctx.db.event.findMany({ where, orderBy: { number: "asc" } });
  return rows.map((row) => ({ number: row.number, ...objectEventBody(row) }));
}

test("each state of an invoice is one event with the invoice as it then was, numbered from 1", async () => {
  const merchant = await testMerchant();
  const late = await issue(merchant, { due_date: "2020-01-31" });
  for (let looks = 0; looks < 2; looks += 1) await markOverdueInvoices.run(merchant.ctx, late.id);
  await pay(merchant, late.sessionId, "1");
  await operate(merchant.ctx, { operation: "refund", session_id: late.sessionId });
  const ended = await issue(merchant);
  await operate(merchant.ctx, { operation: "cancel", session_id: ended.sessionId });
  const events = await Promise.all([late, ended].map(({ sessionId }) => eventsOf(merchant, sessionId)));
  const lines = events.map((each) => each.map(({ number, type, previous_state }) => [number, type, previous_state]));
  expect(lines).toEqual([
    [
      [1, "invoice.sent", null],
      [2, "invoice.overdue", "sent"],
      [3, "invoice.paid", "overdue"],
    ],
    [
      [1, "invoice.sent", null],
      [2, "invoice.canceled", "sent"],
    ],
  ]);
  const told = events.flat();
  expect(told.map(({ type, object }) => type === `invoice.${object.state}`)).not.toContain(false);
  expect(told[0]?.object).toMatchObject({ amount: "10.500", currency_code: "KWD", due_date: "2020-01-31" });
  expect(told.map(({ number: _, ...body }) => ObjectEvent.safeParse(body).error)).not.toContainEqual(expect.anything());
  expect([...new Set(told.map(({ type }) => type))].sort()).toEqual([...KINDS].sort());
});
