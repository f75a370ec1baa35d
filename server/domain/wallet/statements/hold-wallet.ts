import type { NamedStatement } from "@/server/db/driver/named-statement";
import { ACCOUNT_COLUMNS, type AccountRow, NEXT_OPERATION, type NumberedRow } from "./account";
import { RESERVATION_COLUMNS, type ReservationRow } from "./reservations";

/** An account under lock, and what the session holds of it; null in each column if that is nothing. */
export type UsableRow = AccountRow & NumberedRow & (ReservationRow | { readonly reservationId: null });

/**
 * The ids are read once, into an array: a row that was waited for is looked at again with every table that it
 * was joined to, and a semi-join may then find it missing. What the session holds changes under its own lock
 * alone, so that it is what the accounts' lock finds.
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
