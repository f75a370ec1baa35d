import { expect, it } from "vitest";
import { objectPage } from "./object-page";

it.each([
  ["payment.refund", "a".repeat(40), "payment"],
  ["payment.bulk_begun", "blk_1", "bulkAction"],
  ["approval.approved", "req_1", "approval"],
  ["payment_link.closed", "plk_1", "paymentLink"],
  ["event.redelivered", "evt_1", "event"],
  ["event.all_redelivered", "mer_1", null],
  ["webhook_endpoint.changed", "we_1", "endpoint"],
  ["webhook_endpoint.deleted", "we_1", null],
  ["subscription.link_sent", "sub_1", "subscription"],
  ["gateway.keyed", "cards-2", "gateway"],
  ["gateway.event_handled", "gnt_1", null],
  ["payment.created", "../users", null],
  ["user.changed", "noura", null],
])("%s of %s is shown on the page %s", (action, objectId, page) => {
  expect(objectPage({ action, objectId })).toBe(page);
});
