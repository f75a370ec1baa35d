SET LOCAL lock_timeout = '5s';

-- Kinds with a dot are events of state changes, which go to webhook endpoints; the others go to webhook addresses.
ALTER TABLE "event" ALTER COLUMN "kind" TYPE VARCHAR(40);
DROP TRIGGER "event_cause_kept" ON "event";
CREATE TRIGGER "event_cause_kept" BEFORE INSERT ON "event"
  FOR EACH ROW WHEN (position('.' in NEW."kind") = 0) EXECUTE FUNCTION "keep_event_cause"();

-- The number of the newest event of each object. The row's lock orders concurrent events of one object.
CREATE TABLE "object_event_count" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "object_type" VARCHAR(16) NOT NULL,
    "object_id" VARCHAR(40) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "object_event_count_pkey" PRIMARY KEY ("merchant_id", "object_type", "object_id"),
    CONSTRAINT "object_event_count_positive" CHECK ("count" > 0)
);

CREATE FUNCTION "wire_instant"(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- An object as its events show it. Amounts have three decimals; the service shortens them to those of the currency.
CREATE FUNCTION "event_object"(s "payment_session") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'session', 'id', s.id::text, 'state', s.state, 'type', s.type, 'payment_type', s.payment_type,
    'amount', s.amount::text, 'currency_code', s.currency::text, 'order_no', s.order_no, 'customer_id', s.customer_id,
    'pg_code', s.settled_pg_code, 'paid_amount', s.paid_amount::text, 'captured_amount', s.captured_amount::text,
    'refunded_amount', s.refunded_amount::text, 'voided_amount', s.voided_amount::text,
    'created_at', wire_instant(s.created_at), 'expires_at', wire_instant(s.expires_at))
$$;
CREATE FUNCTION "event_object"(o "operation") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'operation', 'id', o.id, 'state', o.state, 'session_id', o.session_id::text, 'operation', o.kind,
    'source', o.source, 'destination', o.destination, 'amount', o.amount::text, 'currency_code', o.currency::text,
    'pg_code', o.pg_code, 'reference_number', o.reference_number, 'tracking_key', o.tracking_key, 'message', o.message,
    'created_at', wire_instant(o.created_at))
$$;
CREATE FUNCTION "event_object"(i "invoice") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'invoice', 'id', i.number::text, 'state', i.status, 'session_id', i.session_id::text,
    'invoice_number', i.invoice_number, 'due_date', i.due_date::text, 'amount', i.total_incl_tax::text,
    'currency_code', i.currency::text, 'created_at', wire_instant(i.created_at))
$$;
CREATE FUNCTION "event_object"(d "dispute") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'dispute', 'id', d.id, 'state', d.stage, 'session_id', d.session_id::text, 'pg_code', d.gateway_code,
    'gateway_dispute_id', d.gateway_dispute_id, 'amount', d.amount::text, 'currency_code', d.currency::text, 'reason', d.reason,
    'due_by', wire_instant(d.due_by), 'created_at', wire_instant(d.opened_at))
$$;
CREATE FUNCTION "event_object"(s "subscription") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'subscription', 'id', s.id, 'state', s.status, 'session_id', s.setup_session_id::text,
    'customer_id', s.customer_id, 'recurring_amount', s.recurring_amount::text, 'currency_code', s.currency::text,
    'frequency', s.frequency, 'start_date', s.start_date::text, 'end_date', s.end_date::text,
    'cancel_at_period_end', s.cancel_at_period_end, 'plan_name', s.plan_name, 'merchant_reference', s.merchant_reference,
    'created_at', wire_instant(s.created_at))
$$;
CREATE FUNCTION "event_object"(c "saved_card") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'card', 'id', c.id, 'state', NULL, 'customer_id', c.customer_id, 'pg_code', c.gateway_code,
    'token', c.token, 'brand', c.brand, 'last4', c.last4, 'expiry_month', lpad(c.expiry_month::text, 2, '0'),
    'expiry_year', c.expiry_year::text, 'created_at', wire_instant(c.created_at))
$$;
CREATE FUNCTION "event_object"(e "wallet_entry", a "wallet_account") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('object', 'wallet', 'id', a.id, 'state', a.status, 'customer_id', a.customer_id, 'provider', a.provider,
    'currency_code', a.currency::text, 'amount', e.amount::text, 'balance', e.balance_after::text, 'entry_type', e.entry_type,
    'operation_id', e.operation_id, 'session_id', e.session_id::text, 'pg_code', e.pg_code, 'created_at', wire_instant(e.created_at))
$$;

-- The kind of the event of a recorded state change; null if it has none.
CREATE FUNCTION "event_kind_of"(machine text, event text, to_state text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE machine
    WHEN 'session' THEN CASE WHEN to_state IN ('paid', 'authorized', 'captured', 'attempted', 'canceled', 'expired', 'failed')
      THEN 'session.' || to_state END
    WHEN 'operation' THEN 'operation.' || to_state
    WHEN 'invoice' THEN 'invoice.' || to_state
    WHEN 'dispute' THEN 'dispute.' || to_state
    WHEN 'subscription' THEN 'subscription.' || CASE event
      WHEN 'setup_paid' THEN 'activated' WHEN 'charge_paid' THEN 'activated' WHEN 'setup_saved' THEN 'trialing'
      WHEN 'setup_abandoned' THEN 'setup_failed' WHEN 'retries_exhausted' THEN 'past_due' WHEN 'balance_paid' THEN 'recovered'
      WHEN 'canceled' THEN 'canceled' WHEN 'period_ended' THEN 'canceled' WHEN 'ended' THEN 'expired' END
  END
$$;

-- Writes the event of an object and its deliveries to the merchant's webhook endpoints. `of_subject` is the session or
-- subscription by which the event is found, or the object itself.
CREATE FUNCTION "write_object_event"(of_merchant text, of_kind text, of_object text, of_subject text, snapshot jsonb, previous text,
  of_cause text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_month smallint := current_month();
  stamp text := '_' || lpad(of_month::text, 4, '0') || '_';
  new_id text := 'evt' || stamp || left(replace(gen_random_uuid()::text, '-', ''), 28);
  of_number integer;
BEGIN
  IF snapshot IS NULL THEN RETURN; END IF;
  INSERT INTO object_event_count AS known (merchant_id, object_type, object_id, count)
  VALUES (of_merchant, split_part(of_kind, '.', 1), of_object, 1)
  ON CONFLICT (merchant_id, object_type, object_id) DO UPDATE SET count = known.count + 1
  RETURNING count INTO of_number;
  INSERT INTO event (id, month, merchant_id, kind, object_id, number, cause, payload, occurred_at)
  VALUES (new_id, of_month, of_merchant, of_kind, of_subject, of_number, of_cause,
    jsonb_build_object('object', snapshot, 'previous_state', previous)::text, at);
  IF of_kind = 'subscription.created' THEN RETURN; END IF;
  INSERT INTO delivery (id, month, merchant_id, event_id, endpoint_id, url, due_at, created_at)
  SELECT 'dlv' || stamp || left(replace(gen_random_uuid()::text, '-', ''), 28), of_month, of_merchant, new_id, w.id, w.url, at, at
  FROM webhook_endpoint w WHERE w.merchant_id = of_merchant AND w.paused_at IS NULL
    AND (w.kinds = '{}' OR of_kind = ANY (w.kinds));
END $$;

-- Writes an event that is not a change of the state column, such as `subscription.paused`.
CREATE FUNCTION "write_fact_event"(of_merchant text, of_kind text, of_object text, of_cause text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  snapshot jsonb;
BEGIN
  CASE split_part(of_kind, '.', 1)
    WHEN 'subscription' THEN
      SELECT event_object(s) INTO snapshot FROM subscription s WHERE s.id = of_object AND s.merchant_id = of_merchant;
    WHEN 'card' THEN
      SELECT event_object(c) INTO snapshot FROM saved_card c WHERE c.id = of_object AND c.merchant_id = of_merchant;
  END CASE;
  PERFORM write_object_event(of_merchant, of_kind, of_object, of_object, snapshot, snapshot->>'state', of_cause, at);
END $$;

CREATE FUNCTION "state_change_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    WHEN 'subscription' THEN
      SELECT event_object(s), s.id INTO snapshot, subject FROM subscription s
      WHERE s.id = NEW.object_id AND s.merchant_id = NEW.merchant_id;
  END CASE;
  PERFORM write_object_event(NEW.merchant_id, of_kind, NEW.object_id, subject,
    snapshot || jsonb_build_object('state', NEW.to_state), nullif(NEW.from_state, 'none'), 'step:' || NEW.id, NEW.at);
  RETURN NULL;
END $$;
CREATE TRIGGER "state_change_is_event" AFTER INSERT ON "state_change"
  FOR EACH ROW WHEN (NEW."machine" IN ('session', 'operation', 'invoice', 'dispute', 'subscription'))
  EXECUTE FUNCTION "state_change_is_event"();

CREATE FUNCTION "present_of"(of_merchant text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT now() + clock_offset * interval '1 millisecond' FROM merchant WHERE id = of_merchant
$$;

CREATE FUNCTION "session_removal_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  s payment_session := coalesce(NEW, OLD);
  at timestamptz := CASE WHEN TG_OP = 'DELETE' THEN present_of(s.merchant_id) ELSE coalesce(s.deleted_at, s.updated_at) END;
  of_kind text := CASE WHEN TG_OP = 'DELETE' OR s.deleted_at IS NOT NULL THEN 'session.deleted' ELSE 'session.restored' END;
BEGIN
  -- The rows of a merchant that is removed have no events.
  IF at IS NULL THEN RETURN NULL; END IF;
  PERFORM write_object_event(s.merchant_id, of_kind, s.id, s.id, event_object(s), s.state,
    replace(of_kind, '.', '-') || ':' || extract(epoch FROM at), at);
  RETURN NULL;
END $$;
CREATE TRIGGER "session_hidden_is_event" AFTER UPDATE OF "deleted_at" ON "payment_session"
  FOR EACH ROW WHEN ((OLD."deleted_at" IS NULL) <> (NEW."deleted_at" IS NULL)) EXECUTE FUNCTION "session_removal_is_event"();
CREATE TRIGGER "session_removed_is_event" AFTER DELETE ON "payment_session"
  FOR EACH ROW WHEN (OLD."deleted_at" IS NULL) EXECUTE FUNCTION "session_removal_is_event"();

CREATE FUNCTION "invoice_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_object_event(NEW.merchant_id, 'invoice.' || NEW.status, NEW.id, NEW.session_id, event_object(NEW), NULL,
    'invoice:' || NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER "invoice_is_event" AFTER INSERT ON "invoice" FOR EACH ROW EXECUTE FUNCTION "invoice_is_event"();

CREATE FUNCTION "subscription_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_object_event(NEW.merchant_id, 'subscription.created', NEW.id, NEW.id, event_object(NEW), NULL,
    'subscription:' || NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER "subscription_is_event" AFTER INSERT ON "subscription" FOR EACH ROW EXECUTE FUNCTION "subscription_is_event"();

CREATE FUNCTION "subscription_change_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stamp text := ':' || NEW.id || ':' || extract(epoch FROM NEW.updated_at);
BEGIN
  IF OLD.card_id <> NEW.card_id THEN
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
CREATE TRIGGER "subscription_change_is_event" AFTER UPDATE OF "card_id", "cancel_at_period_end" ON "subscription"
  FOR EACH ROW EXECUTE FUNCTION "subscription_change_is_event"();

CREATE FUNCTION "card_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  c saved_card := coalesce(NEW, OLD);
  at timestamptz := CASE WHEN TG_OP = 'DELETE' THEN present_of(c.merchant_id) ELSE c.created_at END;
  word text := CASE WHEN TG_OP = 'DELETE' THEN 'removed' ELSE 'saved' END;
BEGIN
  IF at IS NULL THEN RETURN NULL; END IF;
  PERFORM write_object_event(c.merchant_id, 'card.' || word, c.id, c.id, event_object(c), NULL, 'card-' || word || ':' || c.id, at);
  RETURN NULL;
END $$;
CREATE TRIGGER "card_is_event" AFTER INSERT OR DELETE ON "saved_card" FOR EACH ROW EXECUTE FUNCTION "card_is_event"();

CREATE FUNCTION "wallet_entry_is_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  a wallet_account;
BEGIN
  SELECT * INTO a FROM wallet_account WHERE id = NEW.account_id AND merchant_id = NEW.merchant_id;
  PERFORM write_object_event(NEW.merchant_id, 'wallet.' || NEW.direction || 'ed', NEW.account_id, NEW.account_id,
    event_object(NEW, a), NULL, 'entry:' || NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER "wallet_entry_is_event" AFTER INSERT ON "wallet_entry"
  FOR EACH ROW WHEN (NEW."entry_type" NOT IN ('reserve', 'release')) EXECUTE FUNCTION "wallet_entry_is_event"();

-- The audit demands events only of what was written after them.
DO $$ BEGIN
  EXECUTE format('CREATE FUNCTION "last_change_without_event"() RETURNS bigint LANGUAGE sql IMMUTABLE AS %L',
    format('SELECT %s::bigint', coalesce((SELECT max(id) FROM state_change), 0)));
  EXECUTE format('CREATE FUNCTION "last_entry_without_event"() RETURNS bigint LANGUAGE sql IMMUTABLE AS %L',
    format('SELECT %s::bigint', coalesce((SELECT max(id) FROM wallet_entry), 0)));
END $$;
