import type { NamedStatement } from "@/server/db/driver/named-statement";
import { ACCOUNT_COLUMNS, NEXT_OPERATION, type NumberedRow } from "./account";
import { RESERVATION_COLUMNS, type ReservationRow } from "./reservations";

type SecuredRow = ReservationRow & NumberedRow & { endEntryId: bigint; reserveEntryId: bigint };

/**
 * Reads the newest versions of reservation and account. A session may hold credit of other accounts from
 * before a change of its customer or currency. Ids are generated after locking the accounts, so that an
 * account's entries have ascending ids.
 */
export const LOCK: NamedStatement<SecuredRow> = {
  name: "lock_promised_credit",
  text: `WITH locked AS (
      SELECT ${ACCOUNT_COLUMNS}, ${RESERVATION_COLUMNS} FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
      WHERE r.merchant_id = $1 AND r.session_id = $2 AND a.customer_id = $3 AND a.currency = $4 AND r.state <> 'committed'
      ORDER BY a.id FOR UPDATE OF a, r
    ) SELECT locked.*, ${NEXT_OPERATION}, nextval('wallet_entry_id_seq') AS "endEntryId", e.id AS "reserveEntryId"
    FROM locked JOIN wallet_entry e ON e.account_id = locked."accountId" AND e.operation_id = locked."operationId" AND e.entry_type = 'reserve'`,
};
