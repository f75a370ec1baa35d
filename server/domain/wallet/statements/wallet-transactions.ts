import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { Money } from "@/server/kernel/money";

/** A wallet's part of a payment, with the entries that held and debited it. */
export type CommittedLeg = {
  readonly provider: string;
  readonly amount: Money;
  readonly operationId: bigint;
  readonly customerId: string;
  readonly paymentEntryId: bigint;
  readonly reserveEntryId: bigint;
  /** When the wallet amount was held and when it was debited. */
  readonly createdAt: Date;
  readonly finishedAt: Date;
};

export type CommittedLegRow = Omit<CommittedLeg, "amount"> & { sessionId: string; amount: string; currency: string };

export const COMMITTED: NamedStatement<CommittedLegRow> = {
  name: "committed_wallet_legs",
  text: `SELECT r.session_id AS "sessionId", r.provider, r.amount, a.currency, r.operation_id AS "operationId", a.customer_id AS "customerId",
      paid.id AS "paymentEntryId", held.id AS "reserveEntryId", r.created_at AS "createdAt", r.finished_at AS "finishedAt"
    FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
    JOIN wallet_entry held ON held.operation_id = r.operation_id AND held.entry_type = 'reserve'
    JOIN wallet_entry paid ON paid.operation_id = r.operation_id AND paid.entry_type = 'debit_payment'
    WHERE r.merchant_id = $1 AND r.session_id = ANY($2) AND r.state = 'committed'
    ORDER BY r.operation_id`,
};
