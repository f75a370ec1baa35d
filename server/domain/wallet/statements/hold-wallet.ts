import type { NamedStatement } from "@/server/db/driver/named-statement";
import { ACCOUNT_COLUMNS, type AccountRow, NEXT_OPERATION, type NumberedRow } from "./account";
import { RESERVATION_COLUMNS, type ReservationRow } from "./reservations";

export type UsableRow = AccountRow & NumberedRow & (ReservationRow | { readonly reservationId: null });

/**
 * Reads the accounts' ids into an array before locking: after waiting for a row's lock, Postgres evaluates
 * the row again with its joined tables, and a semi-join may then miss the row. The session's holds are
 * current, because they change only under the session's lock.
 */
export const LOCK: NamedStatement<UsableRow> = {
  name: "lock_usable_wallets",
  text: `WITH locked AS (
      SELECT ${ACCOUNT_COLUMNS} FROM wallet_account a
      WHERE a.id = ANY(ARRAY(
        SELECT id FROM wallet_account WHERE merchant_id = $1 AND customer_id = $3 AND currency = $4 AND provider = ANY($5)
        UNION ALL SELECT account_id FROM wallet_reservation WHERE merchant_id = $1 AND session_id = $2 AND state = 'reserved'))
      ORDER BY a.id FOR UPDATE
    ) SELECT locked.*, ${NEXT_OPERATION}, ${RESERVATION_COLUMNS} FROM locked
    LEFT JOIN wallet_reservation r ON r.account_id = locked."accountId" AND r.session_id = $2 AND r.state = 'reserved'`,
};
