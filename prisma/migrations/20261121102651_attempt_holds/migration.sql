SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "attempt" ADD COLUMN     "hold_id" VARCHAR(40);

-- A hold is named by attempts with a wallet part alone. Those of before name none.
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_hold_of_a_wallet_part" CHECK (hold_id IS NULL OR wallet_amount > 0);
