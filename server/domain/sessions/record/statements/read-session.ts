import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { SessionWithAllRow } from "../session-row";
import { SESSION_WITH_ALL } from "./session-row";

export const SESSION_OF_MERCHANT: NamedStatement<SessionWithAllRow> = {
  name: "session_of_merchant",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ALL} FROM payment_session s
    WHERE s.id = $1 AND s.merchant_id = $2 AND s.deleted_at IS NULL`,
};
