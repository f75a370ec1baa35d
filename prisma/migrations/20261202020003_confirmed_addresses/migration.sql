SET LOCAL lock_timeout = '5s';

-- The address whose mailbox the user has shown to read. Null until a mailed link was used.
ALTER TABLE "merchant_user" ADD COLUMN "confirmed_email" VARCHAR(254);

-- Where the invitation was mailed; null in invitations of earlier releases, which confirm no address.
ALTER TABLE "user_invitation" ADD COLUMN "email" VARCHAR(254);
