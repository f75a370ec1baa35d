import { z } from "zod";
import { InitiatorView } from "@/server/domain/payments/contract";
import { ChildView } from "@/server/domain/sessions/contract/fields";
import { Amount, AnyObject, Currency, Instant, named, pageOf } from "@/server/kernel/wire-schema-parts";
import { APPROVED_OPERATIONS, OPERATION_KINDS } from "@/server/kernel/words";
import { APPROVAL_STATES, DESTINATIONS, INTERNAL_OPERATIONS, OPERATION_SOURCES } from "../core/words";

const OPERATION = z.enum(OPERATION_KINDS);

export const OperationEventView = named(
  "OperationEvent",
  z.strictObject({
    session_id: z.string().describe("Id of the session that the operation belongs to."),
    order_no: z.string().describe("The session's `order_no`; empty if it has none."),
    operation: OPERATION.describe(
      "`refund`: returns money to the customer. `capture`: takes authorized money. `void`: releases authorized money.",
    ),
    amount: Amount.describe("Amount of the operation without the fee, a decimal string in the session's currency."),
    reference_number: z.string().describe("Unique reference of the operation at the gateway."),
    result: z
      .enum(["success", "queued", "rejected"])
      .describe(
        "`success`: done. `queued`: the gateway accepted it and decides later. `rejected`: the gateway refused a queued operation, or reversed it.",
      ),
    success: z.boolean().describe("True if `result` is `success`."),
    source: z
      .enum(OPERATION_SOURCES)
      .describe("`input`: requested here; `pg`: made at the gateway, and only in webhooks."),
    txn: ChildView.describe("The child transaction that the operation made."),
    pg_code: z.string().describe("Code of the gateway account."),
    pg_response: AnyObject.describe("The gateway's answer, unchanged; empty if there was none."),
    pg_params: AnyObject.describe("Facts from the gateway's answer under names that are the same for every gateway."),
    initiator: InitiatorView.optional().describe("The user who requested the operation; absent for API keys."),
    is_sandbox: z.boolean().describe("True if the gateway account simulates payments and no money moves."),
    extra: AnyObject.optional().describe("`extra` of the request; absent if none was sent."),
    timestamp_utc: z
      .string()
      .describe("When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."),
    signature: z
      .string()
      .describe("HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal."),
  }),
);
export type OperationEventView = z.infer<typeof OperationEventView>;

export const EndedView = named(
  "EndedTransaction",
  z.strictObject({
    detail: z.string().describe("A confirmation for people."),
    operation: z.enum(INTERNAL_OPERATIONS).describe("`cancel`, `expire` or `delete`."),
    result: z.literal("success").describe("Always `success`."),
  }),
);
export type EndedView = z.infer<typeof EndedView>;

export const PendingView = named(
  "PendingOperation",
  z.strictObject({
    detail: z.string().describe("An explanation for people."),
    operation: OPERATION.describe("`refund`, `capture` or `void`."),
    result: z.literal("pending").describe("Always `pending`: the outcome is not known, or a checker must approve."),
    reference_number: z
      .string()
      .optional()
      .describe("Unique reference of the operation at the gateway; absent if it waits for approval."),
    request_id: z.string().optional().describe("Id of the request for approval; absent if none is needed."),
  }),
);
export type PendingView = z.infer<typeof PendingView>;

export const RequestView = named(
  "ApprovalRequest",
  z.strictObject({
    id: z.string().describe("Id of the request for approval."),
    state: z
      .enum(APPROVAL_STATES)
      .describe(
        "`pending`: waits for a checker. `approved`: the operation is being carried out. `done`: it was carried out. `manual_action_required`: the operation failed and can be retried for 48 hours. `rejected`: a checker refused. `canceled`: withdrawn, or not decided within 48 hours. `expired`: it failed and was not retried.",
      ),
    operation: z.enum(APPROVED_OPERATIONS).describe("`refund` or `void`."),
    session_id: z.string().describe("Id of the session."),
    order_no: z.nullable(z.string()).describe("The session's `order_no`; null if it has none."),
    amount: Amount.describe("Amount of the session, a decimal string in `currency_code`."),
    operation_amount: Amount.describe("Amount of the operation without the fee, a decimal string in `currency_code`."),
    currency_code: Currency.describe("Currency of the session (ISO 4217)."),
    pg_code: z.string().describe("Code of the gateway account."),
    destination: z
      .enum(DESTINATIONS)
      .describe("Where a refund goes: `pg` back through the gateway, `wallet` to the customer's wallet."),
    requested_by: z.nullable(InitiatorView).describe("The user who requested the operation; null for API keys."),
    requested_by_key: z
      .nullable(
        z.strictObject({
          id: z.string().describe("The key's id."),
          name: z.string().describe("The key's name at the time of the request."),
        }),
      )
      .describe("The API key or restricted key that requested the operation; null for users."),
    decided_by: z.nullable(InitiatorView).describe("The user who decided; null for API keys and before a decision."),
    created_at: Instant.describe("When the operation was requested, on the merchant's clock."),
    decided_at: z.nullable(Instant).describe("When the request was decided, on the merchant's clock; null before."),
    expires_at: z
      .nullable(Instant)
      .describe("When the request ends unless someone acts, on the merchant's clock; null if nobody has to."),
    operation_result: z
      .nullable(z.enum(["success", "pending", "queued", "failed"]))
      .describe(
        "Outcome of the operation: `success`, `pending` (not known), `queued` (the gateway decides later) or `failed`; null before an approval.",
      ),
    reference_number: z
      .nullable(z.string())
      .describe("Unique reference of the operation at the gateway; null before an approval."),
    message: z.nullable(z.string()).describe("Why the operation failed; null if it did not."),
    note: z.nullable(z.string()).describe("Note of the user who requested it; null if none was sent."),
    decision_note: z.nullable(z.string()).describe("Note of the user who decided; null if none was sent."),
    txn: ChildView.optional().describe("The child transaction; absent while there is none."),
  }),
);
export type RequestView = z.infer<typeof RequestView>;

export const RequestList = pageOf("ApprovalRequestList", RequestView);
export type RequestList = z.infer<typeof RequestList>;
