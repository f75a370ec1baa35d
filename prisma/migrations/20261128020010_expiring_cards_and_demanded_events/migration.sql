SET LOCAL lock_timeout = '5s';

-- An event says once for each expiry month of a card that the card ends before a charge.
ALTER TABLE "saved_card" ADD COLUMN "expiring_month" INTEGER;

-- Cards of subscriptions without mails before charges are checked, too.
UPDATE "billing_cycle" c SET "card_check_due_at" = c."due_at" - interval '14 days'
FROM "subscription" s JOIN "saved_card" card ON card."id" = s."card_id"
WHERE s."id" = c."subscription_id" AND c."status" = 'scheduled' AND c."charge_type" = 'mit' AND NOT c."held"
  AND s."notification_config"->>'pre_charge_enabled' = 'false' AND NOT s."cancel_at_period_end"
  AND (card."expiry_year", card."expiry_month")
    < (extract(year FROM c."scheduled_date")::int, extract(month FROM c."scheduled_date")::int);

-- The audit demands events only of rows that are younger than this instant of real time.
DO $$ BEGIN
  EXECUTE format('CREATE FUNCTION "events_demanded_from"() RETURNS timestamptz LANGUAGE sql IMMUTABLE AS %L',
    format('SELECT %L::timestamptz', CASE WHEN EXISTS (SELECT FROM "payment_session") OR EXISTS (SELECT FROM "saved_card")
      THEN now() ELSE '-infinity' END));
END $$;
