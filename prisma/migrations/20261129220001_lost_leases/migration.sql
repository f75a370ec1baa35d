SET LOCAL lock_timeout = '5s';

-- Processes that ended while they wrote the file.
ALTER TABLE "report" ADD COLUMN "lost_leases" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "payment_file" ADD COLUMN "lost_leases" INTEGER NOT NULL DEFAULT 0;
