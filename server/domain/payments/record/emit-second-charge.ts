import type { SecondCharge } from "@/server/db/generated/client";
import { signingKey } from "@/server/domain/merchants";
import { newEvent, newEventIds } from "@/server/domain/webhooks";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SignedSecondChargeEvent } from "../contract";
import type { SecondChargeEventName } from "../core/words";
import type { Payment } from "./payment";

type Emitted = { readonly row: SecondCharge; readonly event: SecondChargeEventName };

/** Writes the event for the events list; it is not delivered to the session's webhook address. */
export async function emitSecondCharge(
  ctx: Ctx,
  tx: Tx,
  { session, attempt, webhook }: Payment,
  { row, event: name }: Emitted,
): Promise<void> {
  const [now, number] = [ctx.now(), session.eventCount + 1];
  const payload: Omit<SignedSecondChargeEvent, "signature"> = {
    event: name,
    session_id: session.id,
    order_no: session.orderNo,
    reference_number: row.referenceNumber,
    charge_reference: attempt.referenceNumber,
    gateway_account: attempt.pgCode,
    amount: toWire(money(row.amount.toString(), currency(row.currency))),
    currency_code: row.currency,
    timestamp_utc: timestampUtc(now),
  };
  const { event } = newEvent(signingKey(webhook), {
    merchantId: ctx.merchant.id,
    kind: "second_charge",
    objectId: session.id,
    number,
    cause: `${name}:${row.id}`,
    payload,
    url: null,
    occurredAt: now,
    variant: PAYMENT_TYPES[session.paymentType].signature,
    leaseUntil: null,
    ids: newEventIds(ctx.realNow()),
  });
  await tx.event.createMany({ data: [event] });
  await tx.paymentSession.update({ where: { id: session.id }, data: { eventCount: number, updatedAt: now } });
}
