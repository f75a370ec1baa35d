import { Decimal } from "decimal.js";
import { z } from "zod";
import { FILTER_READERS } from "@/server/domain/sessions/fields";
import type { Currency } from "@/server/kernel/currency";
import { scaleOf } from "@/server/kernel/currency";
import { InvalidAmount, InvalidFields } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import { pageFields } from "@/server/kernel/page";
import { readInput } from "@/server/kernel/read-input";
import { rangeEnd } from "@/server/kernel/time-range";
import {
  anyObject,
  choice,
  decimal,
  NOT_BLANK,
  nullable,
  object,
  optional,
  optionalNotBlank,
  text,
} from "@/server/kernel/wire";
import { described, wireSchema } from "@/server/kernel/wire-schema";
import { APPROVED_OPERATIONS, OPERATION_KINDS } from "@/server/kernel/words";
import { APPROVAL } from "../core/approval";
import { TAKES_AMOUNT, TAKES_DESTINATION } from "../core/decide";
import { isInternal, MAY_OPERATE } from "../core/may-operate";
import type { Destination, OperationName } from "../core/words";
import { DESTINATIONS, INTERNAL_OPERATIONS } from "../core/words";

const MAX_IDENTIFIER = 128;
const MAX_TRACKING_KEY = 128;

const NOTE = optional(nullable(text(255)));

export const OperationNote = object({ note: NOTE }).transform(({ note }) => ({ note: note ?? null }));

export const RequestDecision = object({
  decision_note: NOTE.describe("Note for the user who requested the operation."),
}).transform((wire) => ({
  decisionNote: wire.decision_note ?? null,
}));

export type RequestDecision = z.infer<typeof RequestDecision>;

/**
 * The body of an operation. `note` is for the checker who approves it. `amount` and `destination` become
 * `target`.
 */
export const OperationRequest = object({
  operation: choice([...INTERNAL_OPERATIONS, ...OPERATION_KINDS]).describe(
    "`refund`: returns money to the customer. `capture`: takes authorized money. `void`: releases authorized money. `cancel`: ends an unpaid or cash session as canceled. `expire`: ends an unpaid session as expired. `delete`: removes the session from lists.",
  ),
  session_id: optional(text(MAX_IDENTIFIER)).describe(
    "Id of the session. Send either this or `order_no`; this decides if both are sent.",
  ),
  order_no: optional(text(MAX_IDENTIFIER)).describe("Your reference of the order; its newest session is taken."),
  amount: described(z.unknown().optional(), () => wireSchema(decimal())).describe(
    "Amount of a capture or refund without the fee, above zero, with at most the currency's decimals. Absent: all that is left. A blank text is refused. Other operations ignore it.",
  ),
  destination: described(z.unknown().optional(), () => ({
    ...wireSchema(choice(DESTINATIONS)),
    default: "pg",
  })).describe(
    "Where a refund goes: `pg` (default) back through the gateway, `wallet` to the customer's wallet. Other operations ignore it.",
  ),
  extra: optional(anyObject()).describe(
    "Your data about a refund, capture or void: its event contains them, and simulated gateways read `sandbox_result`. Other operations ignore it.",
  ),
  note: NOTE.describe("Note for the checker of a refund or void that waits for approval."),
}).transform(({ operation, session_id, order_no, extra, note, amount, destination }) => ({
  operation,
  target: readTarget(operation, { amount, destination }),
  note: note ?? null,
  sessionId: session_id,
  orderNo: order_no,
  extra: extra ?? null,
}));

export type OperationInput = z.infer<typeof OperationRequest>;

/**
 * The `Tracking-Key` header; an empty value counts as absent.
 * @throws {InvalidFields} if it has more than 128 characters
 */
export function readTrackingKey(header: string | null): string | null {
  if (header === null || header === "") return null;
  if ([...header].length > MAX_TRACKING_KEY)
    throw new InvalidFields({
      "Tracking-Key": [`Ensure this field has no more than ${MAX_TRACKING_KEY} characters.`],
    });
  return header;
}

const AMOUNT = z.object({ amount: optionalNotBlank(decimal()) });
const UNREAD_AMOUNT = z.object({ amount: z.unknown().refine((sent) => sent !== "", NOT_BLANK) });
const DESTINATION = z.object({ destination: optionalNotBlank(choice(DESTINATIONS)) });

/** The amount and destination that an operation requests. The currency is known once the session is read. */
export type OperationTarget = {
  readonly amount: Decimal | null;
  readonly destination: Destination;
};

export const ALL_LEFT: OperationTarget = { amount: null, destination: "pg" };

/**
 * The operation's target, or why it is refused. The refusal is thrown once the session is known, because an
 * unknown session and a known Tracking-Key take precedence (Spec, "Refusals of operations").
 */
export type RequestedTarget = OperationTarget | InvalidFields;

function noAmount(sent: { readonly amount: unknown }): undefined {
  readInput(UNREAD_AMOUNT, sent);
}

/**
 * A blank amount is refused, because an empty variable in a merchant's code must not mean the whole remaining
 * amount.
 */
function readTarget(
  operation: OperationName,
  sent: { readonly amount: unknown; readonly destination: unknown },
): RequestedTarget {
  if (isInternal(operation)) return ALL_LEFT;
  try {
    const amount = TAKES_AMOUNT[operation] ? readInput(AMOUNT, sent).amount : noAmount(sent);
    const { destination = "pg" } = TAKES_DESTINATION[operation] ? readInput(DESTINATION, sent) : {};
    return { amount: amount === undefined ? null : new Decimal(amount), destination };
  } catch (error) {
    if (error instanceof InvalidFields) return error;
    throw error;
  }
}

/**
 * The operation's target with its amount in the session's currency.
 * @throws {InvalidFields} for an invalid amount or destination
 */
export function targetIn(
  target: RequestedTarget,
  code: Currency,
): { readonly amount: Money | null; readonly destination: Destination } {
  if (target instanceof InvalidFields) throw target;
  return { ...target, amount: target.amount && positive(target.amount, code) };
}

function positive(sent: Decimal, code: Currency): Money {
  const scale = scaleOf(code);
  try {
    const read = money(sent, code);
    if (read.amount.greaterThan(0)) return read;
  } catch (error) {
    if (error instanceof InvalidAmount) throw new InvalidFields({ amount: [error.message] });
    throw error;
  }
  const least = scale === 0 ? "1" : `0.${"1".padStart(scale, "0")}`;
  throw new InvalidFields({ amount: [`Ensure this value is greater than or equal to ${least}.`] });
}

const MAX_CODE = 16;

export const TransactionQuery = z
  .object({
    state: optional(choice(Object.keys(MAY_OPERATE))).describe(
      "Only sessions in this state: `created`, `pending`, `attempted`, `cod`, `authorized`, `paid`, `captured`, `failed`, `canceled`, `expired` or `invalided`.",
    ),
    ...FILTER_READERS,
    created_after: optional(rangeEnd()).describe(
      "Only sessions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    created_before: optional(rangeEnd()).describe(
      "Only sessions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    pg_code: optional(text(MAX_CODE)).describe("Only sessions of this gateway account."),
    ...pageFields(),
  })
  .transform(({ created_after, created_before, pg_code, starting_after, ...query }) => ({
    ...query,
    startingAfter: starting_after,
    createdAfter: created_after,
    createdBefore: created_before,
    pgCode: pg_code,
  }));

export type TransactionFilter = z.infer<typeof TransactionQuery>;

export const RequestQuery = z
  .object({
    state: optional(choice(Object.keys(APPROVAL))).describe(
      "Only requests in this state: `pending`, `approved`, `done`, `manual_action_required`, `rejected`, `canceled` or `expired`.",
    ),
    operation: optional(choice(APPROVED_OPERATIONS)).describe("Only requests for a `refund` or only for a `void`."),
    pg_code: optional(text(MAX_CODE)).describe("Only requests for payments through this gateway account."),
    currency_code: optional(text(3).transform((code) => code.toUpperCase())).describe(
      "Only requests in this currency (ISO 4217).",
    ),
    session_id: optional(text(MAX_IDENTIFIER)).describe("Only requests for this session."),
    created_after: optional(rangeEnd()).describe(
      "Only requests made from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    created_before: optional(rangeEnd()).describe(
      "Only requests made until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    ...pageFields(),
  })
  .transform(({ pg_code, currency_code, session_id, created_after, created_before, starting_after, ...query }) => ({
    ...query,
    startingAfter: starting_after,
    pgCode: pg_code,
    currency: currency_code,
    sessionId: session_id,
    createdAfter: created_after,
    createdBefore: created_before,
  }));

export type RequestFilter = z.infer<typeof RequestQuery>;
