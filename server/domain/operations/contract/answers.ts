/** What the API answers and posts about operations. */

import { z } from "zod";
import { InitiatorView } from "@/server/domain/payments/contract";
import { ChildView } from "@/server/domain/sessions/contract/fields";
import { Amount, AnyObject, Currency, Instant, named, pageOf } from "@/server/kernel/wire-schema-parts";
import { APPROVED_OPERATIONS, OPERATION_KINDS } from "@/server/kernel/words";
import { APPROVAL_STATES, DESTINATIONS, INTERNAL_OPERATIONS } from "../core/words";

const OPERATION = z.enum(OPERATION_KINDS);

export const OperationEventView = named(
  "OperationEvent",
  z.strictObject({
    session_id: z.string().describe("The session."),
    order_no: z.string().describe("The transaction's; empty if it has none."),
    operation: OPERATION.describe(
      "What is done, or how the gateway charges: at once, or by reserving the amount first.",
    ),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    reference_number: z.string().describe("Of this attempt or operation, at the gateway; unique."),
    result: z.enum(["success", "queued", "rejected"]).describe("How it ended."),
    success: z.boolean().describe("Whether `result` is `success`."),
    source: z.literal("input").describe("Where it comes from."),
    txn: ChildView.describe("The child transaction."),
    pg_code: z.string().describe("The code of a gateway."),
    pg_response: AnyObject.describe("What the gateway answered, as it came."),
    pg_params: AnyObject.describe("What the gateway said, under names that are the same for every gateway."),
    initiator: InitiatorView.optional().describe("The user who asked; an empty object or absent for API keys."),
    is_sandbox: z.boolean().describe("No money moves."),
    extra: AnyObject.optional().describe(
      "Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent.",
    ),
    timestamp_utc: z.string().describe("`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."),
    signature: z
      .string()
      .describe(
        "HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`.",
      ),
  }),
);
export type OperationEventView = z.infer<typeof OperationEventView>;

export const EndedView = named(
  "EndedTransaction",
  z.strictObject({
    detail: z.string().describe("For people."),
    operation: z
      .enum(INTERNAL_OPERATIONS)
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    result: z.literal("success").describe("How it ended."),
  }),
);
export type EndedView = z.infer<typeof EndedView>;

export const PendingView = named(
  "PendingOperation",
  z.strictObject({
    detail: z.string().describe("For people."),
    operation: OPERATION.describe(
      "What is done, or how the gateway charges: at once, or by reserving the amount first.",
    ),
    result: z.literal("pending").describe("How it ended."),
    reference_number: z.string().optional().describe("Of this attempt or operation, at the gateway; unique."),
    request_id: z.string().optional().describe("`X-Request-Id` of an answer."),
  }),
);
export type PendingView = z.infer<typeof PendingView>;

export const RequestView = named(
  "ApprovalRequest",
  z.strictObject({
    id: z.string().describe("Its id."),
    state: z.enum(APPROVAL_STATES).describe("Where it stands."),
    operation: z
      .enum(APPROVED_OPERATIONS)
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    session_id: z.string().describe("The session."),
    order_no: z.nullable(z.string()).describe("Your own reference; it need not be unique."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    operation_amount: Amount.describe("What the operation moves, without fee."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
    pg_code: z.string().describe("The code of a gateway."),
    destination: z
      .enum(DESTINATIONS)
      .describe("Where a refund goes: back through the gateway, or to the customer's wallet."),
    requested_by: z.nullable(InitiatorView).describe("Who asked; null for API keys."),
    decided_by: z.nullable(InitiatorView).describe("Who decided; null for API keys, and before a decision."),
    created_at: Instant.describe("When it was made."),
    decided_at: z.nullable(Instant).describe("When it was decided; null before."),
    expires_at: z.nullable(Instant).describe("When it ends by itself; null if it does not."),
    operation_result: z
      .nullable(z.enum(["success", "pending", "queued", "failed"]))
      .describe("What became of the operation; null before an approval."),
    reference_number: z.nullable(z.string()).describe("Of this attempt or operation, at the gateway; unique."),
    message: z.nullable(z.string()).describe("What the gateway or the service says of it."),
    note: z.nullable(z.string()).describe("For the checker, from who asked."),
    decision_note: z.nullable(z.string()).describe("From who decided."),
    txn: ChildView.optional().describe("The child transaction."),
  }),
);
export type RequestView = z.infer<typeof RequestView>;

export const RequestList = pageOf("ApprovalRequestList", RequestView);
export type RequestList = z.infer<typeof RequestList>;
