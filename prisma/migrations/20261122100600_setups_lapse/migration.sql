SET LOCAL lock_timeout = '5s';

ALTER TABLE "subscription" ADD COLUMN     "setup_lapses_at" TIMESTAMPTZ(3);

-- When a setup ends without a payment: with its session's time, or when the session failed, was canceled or deleted.
-- Null while nothing ends it, as after a payment.
CREATE FUNCTION "setup_lapse"(setup_session_id text, otherwise timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.id IS NULL THEN otherwise
    WHEN p.state IN ('created', 'pending', 'attempted') THEN p.expires_at
    WHEN p.state IN ('failed', 'canceled', 'expired', 'invalided') THEN p.updated_at
  END FROM (SELECT 1) one LEFT JOIN payment_session p ON p.id = setup_session_id AND p.deleted_at IS NULL
$$;

CREATE FUNCTION "set_setup_lapse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.setup_lapses_at := CASE WHEN NEW.status = 'pending_setup' THEN setup_lapse(NEW.setup_session_id, NEW.updated_at) END;
  RETURN NEW;
END $$;

CREATE TRIGGER "setup_lapse_set" BEFORE INSERT OR UPDATE OF "status", "setup_session_id" ON "subscription"
  FOR EACH ROW EXECUTE FUNCTION "set_setup_lapse"();

-- The session's row is locked before its subscription's, as everywhere.
CREATE FUNCTION "move_setup_lapse"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  session payment_session := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  UPDATE subscription SET setup_lapses_at = setup_lapse(session.id, updated_at)
    WHERE merchant_id = session.merchant_id AND setup_session_id = session.id AND status = 'pending_setup';
  RETURN NULL;
END $$;

CREATE TRIGGER "setup_lapse_moved" AFTER INSERT OR UPDATE OF "state", "expires_at", "deleted_at" ON "payment_session"
  FOR EACH ROW WHEN (NEW."payment_type" = 'auto_pay') EXECUTE FUNCTION "move_setup_lapse"();
CREATE TRIGGER "setup_lapse_of_a_deleted_session" AFTER DELETE ON "payment_session"
  FOR EACH ROW WHEN (OLD."payment_type" = 'auto_pay') EXECUTE FUNCTION "move_setup_lapse"();

UPDATE subscription SET setup_lapses_at = setup_lapse(setup_session_id, updated_at) WHERE status = 'pending_setup';
