import { jsonArrayOf, quotedList, selectedForJson } from "@/server/db/columns";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import { ACCOUNT_COLUMNS, type GatewayRow } from "@/server/domain/gateways";
import { HOLDING_STAGES } from "@/server/domain/payments";
import { attemptStates, hasPaid, type SessionWithAttemptsRow } from "@/server/domain/sessions";
import { SESSION_WITH_ATTEMPTS } from "@/server/domain/sessions/record/statements/session-row";
import { operationsWhere } from "./operation-row";

export type ParentRow = SessionWithAttemptsRow & {
  readonly operations: readonly object[];
  /** The session's disputed amount, a decimal in its currency. */
  readonly disputed: string;
  readonly accounts: readonly (GatewayRow & {
    readonly credentials: string | null;
    readonly identity: string | null;
  })[];
};

const PAID = quotedList(attemptStates(hasPaid));

const HOLDING = quotedList(HOLDING_STAGES);

/** Omits refused operations, which moved no money. */
export const PARENT: NamedStatement<ParentRow> = {
  name: "parent_transaction",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ATTEMPTS},
      ${operationsWhere("o.session_id = s.id AND o.state <> 'refused'")} AS operations,
      (SELECT coalesce(sum(CASE WHEN d.currency = s.currency THEN d.amount ELSE s.settled_amount END), 0)::text
        FROM dispute d WHERE d.session_id = s.id AND d.merchant_id = s.merchant_id AND d.stage IN (${HOLDING})) AS disputed,
      ${jsonArrayOf(`SELECT ${selectedForJson(ACCOUNT_COLUMNS, "g")}, g.credentials, g.identity FROM gateway g
        WHERE g.merchant_id = s.merchant_id AND g.code IN (SELECT a.pg_code FROM attempt a WHERE a.session_id = s.id AND a.state IN (${PAID}))`)} AS accounts
    FROM payment_session s WHERE s.id = $1 AND s.merchant_id = $2 AND s.deleted_at IS NULL`,
};
