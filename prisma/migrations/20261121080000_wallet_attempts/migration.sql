SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "attempt" ADD COLUMN     "reversing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "wallet_amount" DECIMAL(18,3) NOT NULL DEFAULT 0;

-- A wallet pays for part of the session's amount or for all of it, and never beside an authorization.
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_wallet_amount_check"
  CHECK (wallet_amount >= 0 AND wallet_amount <= amount AND (wallet_amount = 0 OR operation = 'purchase'));
