SET LOCAL lock_timeout = '5s';

-- The address whose mailbox the user has shown to read. Null until a mailed link was used.
ALTER TABLE "merchant_user" ADD COLUMN "confirmed_email" VARCHAR(254);
