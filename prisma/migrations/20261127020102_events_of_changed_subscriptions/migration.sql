SET LOCAL lock_timeout = '5s';

-- The columns of pauses and later amounts exist from the migration of subscriptions that change on.
CREATE OR REPLACE FUNCTION "subscription_change_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[] := '{}';
  word text;
BEGIN
  IF OLD.card_id <> NEW.card_id THEN words := words || 'card_changed'::text; END IF;
  -- A change of the status has an event itself: a cancellation also ends a pause and a scheduled cancellation.
  IF OLD.status = NEW.status THEN
    IF OLD.cancel_at_period_end <> NEW.cancel_at_period_end THEN
      words := words || CASE WHEN NEW.cancel_at_period_end THEN 'cancel_scheduled' ELSE 'cancel_undone' END;
    END IF;
    IF (OLD.paused_at IS NULL) <> (NEW.paused_at IS NULL) THEN
      words := words || CASE WHEN NEW.paused_at IS NULL THEN 'resumed' ELSE 'paused' END;
    END IF;
    IF (OLD.recurring_amount, OLD.amount_from, OLD.description, OLD.customer_email, OLD.backup_card_id)
      IS DISTINCT FROM (NEW.recurring_amount, NEW.amount_from, NEW.description, NEW.customer_email, NEW.backup_card_id) THEN
      words := words || 'changed'::text;
    END IF;
  END IF;
  FOREACH word IN ARRAY words LOOP
    PERFORM write_object_event(NEW.merchant_id, 'subscription.' || word, NEW.id, NEW.id, event_object(NEW), NEW.status,
      left(replace(word, '_', '-') || ':' || NEW.id || ':' || extract(epoch FROM NEW.updated_at), 80), NEW.updated_at);
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER "subscription_change_is_event" ON "subscription";
CREATE TRIGGER "subscription_change_is_event" AFTER UPDATE ON "subscription"
  FOR EACH ROW EXECUTE FUNCTION "subscription_change_is_event"();
