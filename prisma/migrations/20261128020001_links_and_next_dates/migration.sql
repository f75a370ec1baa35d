-- Mails to an address that the customer typed on the self-service page carry no link to that page. A cycle that
-- is created after an earlier pause is not dated before the end of that pause.
SET LOCAL lock_timeout = '5s';
ALTER TABLE "subscription"
  ADD COLUMN "email_from_page" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "next_from" DATE;
UPDATE "subscription" s SET "email_from_page" = true
WHERE (
  SELECT c."initiator" FROM "subscription_change" c
  WHERE c."subscription_id" = s."id" AND c."field" = 'customer_email'
  ORDER BY c."number" DESC LIMIT 1
) = 'customer';
