import { z } from "zod";
import { listedKind } from "./event-object";
import { objectEventBody } from "./object-event";
import { isObjectEvent } from "./words";

export type ToldFacts = {
  /** The event's name, such as `subscription.blocked` or `session.paid`; null for payments and operations. */
  readonly event: string | null;
  readonly operation: string | null;
  readonly result: string | null;
  readonly state: string | null;
  readonly money: { readonly amount: string; readonly currency: string } | null;
  readonly orderNo: string | null;
};

const word = z.string().min(1).nullish().catch(null);
const Transaction = z.object({ amount: word, currency_code: word, state: word, order_no: word });
/** An operation's payload has currency, state and order in its parent transaction. */
const Payload = Transaction.extend({
  event: word,
  operation: word,
  result: word,
  txn: Transaction.partial().nullish().catch(null),
});

/** @throws {Error} if the payload is no JSON object, or the kind is unknown */
export function toldBy(row: Parameters<typeof objectEventBody>[0]): ToldFacts {
  if (!isObjectEvent(listedKind(row.kind))) return toldByPayload(JSON.parse(row.payload));
  const { type, object } = objectEventBody(row);
  return { ...toldByPayload(object), event: type, operation: null };
}

export function readTold(row: Parameters<typeof toldBy>[0]): ToldFacts | null {
  try {
    return toldBy(row);
  } catch {
    return null;
  }
}

function toldByPayload(payload: unknown): ToldFacts {
  const { event, operation, result, txn, ...own } = Payload.parse(payload);
  const amount = own.amount ?? txn?.amount ?? null;
  const currency = own.currency_code ?? txn?.currency_code ?? null;
  return {
    event: event ?? null,
    operation: operation ?? null,
    result: result ?? null,
    state: txn?.state ?? own.state ?? null,
    money: amount === null || currency === null ? null : { amount, currency },
    orderNo: own.order_no ?? txn?.order_no ?? null,
  };
}
