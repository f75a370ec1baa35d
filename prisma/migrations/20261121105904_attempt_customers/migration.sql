SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "attempt" ADD COLUMN     "customer_id" VARCHAR(64);
