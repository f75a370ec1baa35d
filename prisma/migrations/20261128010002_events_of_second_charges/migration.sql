SET LOCAL lock_timeout = '5s';

CREATE FUNCTION "event_object"(c "second_charge") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'second_charge', 'id', c.id, 'state', c.state, 'session_id', c.session_id::text, 'operation', c.kind,
    'amount', c.amount::text, 'currency_code', c.currency::text,
    'pg_code', (SELECT a.pg_code FROM attempt a WHERE a.id = c.attempt_id AND a.merchant_id = c.merchant_id),
    'reference_number', c.reference_number, 'message', c.message, 'created_at', wire_instant(c.created_at))
$$;

-- The kind of the event of a recorded state change; null if it has none.
CREATE OR REPLACE FUNCTION "event_kind_of"(machine text, event text, to_state text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE machine
    WHEN 'session' THEN CASE WHEN to_state IN ('paid', 'authorized', 'captured', 'attempted', 'canceled', 'expired', 'failed')
      THEN 'session.' || to_state END
    WHEN 'operation' THEN 'operation.' || to_state
    WHEN 'invoice' THEN 'invoice.' || to_state
    WHEN 'dispute' THEN 'dispute.' || to_state
    WHEN 'second_charge' THEN CASE WHEN to_state IN ('done', 'refused') THEN 'second_charge.' || to_state END
    WHEN 'subscription' THEN 'subscription.' || CASE event
      WHEN 'setup_paid' THEN 'activated' WHEN 'charge_paid' THEN 'activated' WHEN 'setup_saved' THEN 'trialing'
      WHEN 'setup_abandoned' THEN 'setup_failed' WHEN 'retries_exhausted' THEN 'past_due' WHEN 'balance_paid' THEN 'recovered'
      WHEN 'canceled' THEN 'canceled' WHEN 'period_ended' THEN 'canceled' WHEN 'ended' THEN 'expired' END
  END
$$;

CREATE OR REPLACE FUNCTION "state_change_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_kind text := event_kind_of(NEW.machine, NEW.event, NEW.to_state);
  snapshot jsonb;
  subject text;
BEGIN
  IF of_kind IS NULL THEN RETURN NULL; END IF;
  CASE NEW.machine
    WHEN 'session' THEN
      SELECT event_object(s), s.id INTO snapshot, subject FROM payment_session s
      WHERE s.id = NEW.object_id::bpchar AND s.merchant_id = NEW.merchant_id;
    WHEN 'operation' THEN
      SELECT event_object(o), o.session_id INTO snapshot, subject FROM operation o
      WHERE o.id = NEW.object_id AND o.merchant_id = NEW.merchant_id;
    WHEN 'invoice' THEN
      SELECT event_object(i), i.session_id INTO snapshot, subject FROM invoice i
      WHERE i.id = NEW.object_id AND i.merchant_id = NEW.merchant_id;
    WHEN 'dispute' THEN
      SELECT event_object(d), d.session_id INTO snapshot, subject FROM dispute d
      WHERE d.id = NEW.object_id AND d.merchant_id = NEW.merchant_id;
    WHEN 'second_charge' THEN
      SELECT event_object(c), c.session_id INTO snapshot, subject FROM second_charge c
      WHERE c.id = NEW.object_id AND c.merchant_id = NEW.merchant_id;
    WHEN 'subscription' THEN
      SELECT event_object(s), s.id INTO snapshot, subject FROM subscription s
      WHERE s.id = NEW.object_id AND s.merchant_id = NEW.merchant_id;
  END CASE;
  PERFORM write_object_event(NEW.merchant_id, of_kind, NEW.object_id, subject,
    snapshot || jsonb_build_object('state', NEW.to_state), nullif(NEW.from_state, 'none'), 'step:' || NEW.id, NEW.at);
  RETURN NULL;
END $$;
DROP TRIGGER "state_change_is_event" ON "state_change";
CREATE TRIGGER "state_change_is_event" AFTER INSERT ON "state_change"
  FOR EACH ROW WHEN (NEW."machine" IN ('session', 'operation', 'invoice', 'dispute', 'second_charge', 'subscription'))
  EXECUTE FUNCTION "state_change_is_event"();

CREATE FUNCTION "second_charge_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_object_event(NEW.merchant_id, 'second_charge.due', NEW.id, NEW.session_id, event_object(NEW), NULL,
    'second-charge:' || NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER "second_charge_is_event" AFTER INSERT ON "second_charge" FOR EACH ROW EXECUTE FUNCTION "second_charge_is_event"();

-- The audit demands events only of what was written after them.
DO $$ BEGIN
  EXECUTE format('CREATE FUNCTION "last_return_without_event"() RETURNS bigint LANGUAGE sql IMMUTABLE AS %L',
    format('SELECT %s::bigint', coalesce((SELECT max(id) FROM state_change), 0)));
END $$;
