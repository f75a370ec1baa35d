SET LOCAL lock_timeout = '5s';

-- A subscription without a card that gets one has changed its card, unless its setup ends.
CREATE OR REPLACE FUNCTION "subscription_change_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stamp text := ':' || NEW.id || ':' || extract(epoch FROM NEW.updated_at);
  is_setup boolean := OLD.status IN ('pending_setup', 'setup_failed');
BEGIN
  IF NEW.card_id IS NOT NULL AND OLD.card_id IS DISTINCT FROM NEW.card_id AND NOT is_setup THEN
    PERFORM write_object_event(NEW.merchant_id, 'subscription.card_changed', NEW.id, NEW.id, event_object(NEW), NEW.status,
      'card-changed' || stamp, NEW.updated_at);
  END IF;
  -- An immediate cancellation clears a scheduled one and changes the status.
  IF OLD.cancel_at_period_end <> NEW.cancel_at_period_end AND OLD.status = NEW.status THEN
    PERFORM write_object_event(NEW.merchant_id,
      'subscription.' || CASE WHEN NEW.cancel_at_period_end THEN 'cancel_scheduled' ELSE 'cancel_undone' END,
      NEW.id, NEW.id, event_object(NEW), NEW.status, 'cancellation' || stamp, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;
