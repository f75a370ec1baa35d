SET LOCAL lock_timeout = '5s';

-- A sum of payments has more digits than an amount.
ALTER TABLE "payment_link" ALTER COLUMN "paid_amount" TYPE DECIMAL(38,3);
