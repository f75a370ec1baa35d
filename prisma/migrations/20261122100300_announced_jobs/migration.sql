SET LOCAL lock_timeout = '5s';

-- An announcement names the jobs that have something to do: the second argument of the trigger, separated by spaces.
-- Drivers that hear of none look at all of them.
CREATE OR REPLACE FUNCTION "announce_due"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due timestamptz := (to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz;
  leased timestamptz := (to_jsonb(NEW) ->> 'lease_until')::timestamptz;
  ahead bigint;
BEGIN
  SELECT clock_offset INTO ahead FROM merchant WHERE id = NEW.merchant_id;
  IF due - ahead * interval '1 millisecond' <= now() + interval '55 seconds' AND (leased IS NULL OR leased <= now()) THEN
    PERFORM pg_notify('sarraf_due', coalesce(TG_ARGV[1], ''));
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "delivery_due_announced" ON "delivery";
CREATE TRIGGER "delivery_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "delivery"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'deliver-webhooks');

DROP TRIGGER "attempt_inquiry_announced" ON "attempt";
CREATE TRIGGER "attempt_inquiry_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "attempt"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquire_at', 'resolve-unknown-operations');

DROP TRIGGER "session_inquiry_announced" ON "payment_session";
CREATE TRIGGER "session_inquiry_announced" AFTER INSERT OR UPDATE OF "inquiry_due_at" ON "payment_session"
  FOR EACH ROW WHEN (NEW."inquiry_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquiry_due_at', 'run-automatic-inquiries');

DROP TRIGGER "operation_inquiry_announced" ON "operation";
CREATE TRIGGER "operation_inquiry_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "operation"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquire_at', 'resolve-unknown-operations');

DROP TRIGGER "reservation_release_announced" ON "wallet_reservation";
CREATE TRIGGER "reservation_release_announced" AFTER INSERT OR UPDATE OF "release_at" ON "wallet_reservation"
  FOR EACH ROW WHEN (NEW."release_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('release_at', 'release-reservations');

DROP TRIGGER "mail_due_announced" ON "mail_message";
CREATE TRIGGER "mail_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "mail_message"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'send-emails');

DROP TRIGGER "cycle_due_announced" ON "billing_cycle";
CREATE TRIGGER "cycle_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "billing_cycle"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'charge-due-cycles retry-cycles');

DROP TRIGGER "reminder_due_announced" ON "billing_cycle";
CREATE TRIGGER "reminder_due_announced" AFTER INSERT OR UPDATE OF "reminder_due_at" ON "billing_cycle"
  FOR EACH ROW WHEN (NEW."reminder_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('reminder_due_at', 'renewal-reminders');

DROP TRIGGER "cancellation_due_announced" ON "subscription";
CREATE TRIGGER "cancellation_due_announced" AFTER INSERT OR UPDATE OF "cancel_due_at" ON "subscription"
  FOR EACH ROW WHEN (NEW."cancel_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('cancel_due_at', 'finish-cancellations');

DROP TRIGGER "expiry_due_announced" ON "subscription";
CREATE TRIGGER "expiry_due_announced" AFTER INSERT OR UPDATE OF "expire_due_at" ON "subscription"
  FOR EACH ROW WHEN (NEW."expire_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('expire_due_at', 'expire-subscriptions');
