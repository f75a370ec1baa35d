SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "attempt" ADD COLUMN     "idempotency_key" VARCHAR(255);
