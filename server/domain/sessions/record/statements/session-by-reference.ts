import { quotedList, selected } from "@/server/db/columns";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import { attemptStates, isInFlight } from "../../attempts/core/machine";
import type { SessionColumns } from "../session";
import { SESSION_COLUMNS } from "./session-row";

type FoundRow = SessionColumns & { readonly inFlight: boolean };

const IN_FLIGHT = quotedList(attemptStates(isInFlight));

export function sessionWhere(name: string, condition: string): NamedStatement<FoundRow> {
  return {
    name,
    text: `SELECT ${selected(SESSION_COLUMNS, "s")},
        EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = s.id AND a.state IN (${IN_FLIGHT})) AS "inFlight"
      FROM payment_session s WHERE s.merchant_id = $1 AND s.deleted_at IS NULL AND ${condition}
      ORDER BY s.created_at DESC, s.id DESC LIMIT 1`,
  };
}
