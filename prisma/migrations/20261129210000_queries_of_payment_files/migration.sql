SET LOCAL lock_timeout = '5s';

ALTER TABLE "payment_file" ALTER COLUMN "query" TYPE TEXT;
