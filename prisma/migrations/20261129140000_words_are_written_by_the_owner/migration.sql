SET LOCAL lock_timeout = '5s';

-- What `payment_words` has of each session, attempt and operation.
CREATE FUNCTION words_of_payments() RETURNS SETOF payment_words LANGUAGE sql STABLE AS $$
  SELECT s.id, s.merchant_id, s.id, search_week(s.created_at), session_words(s), s.created_at FROM payment_session s
  UNION ALL
  SELECT r.id, r.merchant_id, r.session_id, search_week(s.created_at), ' ' || search_fold(r.reference_number), s.created_at
  FROM (SELECT id, merchant_id, session_id, reference_number FROM attempt
    UNION ALL SELECT id, merchant_id, session_id, reference_number FROM operation) r
  JOIN payment_session s ON s.id = r.session_id
$$;

CREATE OR REPLACE FUNCTION fill_payment_words() RETURNS void LANGUAGE sql AS $$
  INSERT INTO payment_words SELECT * FROM words_of_payments() ON CONFLICT (object_id) DO NOTHING
$$;

-- As the owner: the role of the service only reads the words.
CREATE OR REPLACE FUNCTION write_session_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM payment_words WHERE object_id = OLD.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.created_at IS DISTINCT FROM OLD.created_at THEN
    UPDATE payment_words w SET week = search_week(NEW.created_at), created_at = NEW.created_at
    FROM (SELECT id FROM attempt WHERE session_id = NEW.id UNION ALL SELECT id FROM operation WHERE session_id = NEW.id) r
    WHERE w.object_id = r.id;
  END IF;
  INSERT INTO payment_words AS w (object_id, merchant_id, session_id, week, words, created_at)
  VALUES (NEW.id, NEW.merchant_id, NEW.id, search_week(NEW.created_at), session_words(NEW), NEW.created_at)
  ON CONFLICT (object_id) DO UPDATE SET week = EXCLUDED.week, words = EXCLUDED.words, created_at = EXCLUDED.created_at
    WHERE (w.words, w.created_at) IS DISTINCT FROM (EXCLUDED.words, EXCLUDED.created_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION write_reference_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM payment_words WHERE object_id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO payment_words (object_id, merchant_id, session_id, week, words, created_at)
  SELECT NEW.id, NEW.merchant_id, NEW.session_id, search_week(s.created_at), ' ' || search_fold(NEW.reference_number), s.created_at
  FROM payment_session s WHERE s.id = NEW.session_id
  ON CONFLICT (object_id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION write_session_words() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION write_reference_words() FROM PUBLIC;

-- A statement that sets these columns to the values that they have calls no function.
DROP TRIGGER "payment_session_words" ON "payment_session";
CREATE TRIGGER "payment_session_words" AFTER INSERT OR DELETE ON "payment_session"
    FOR EACH ROW EXECUTE FUNCTION write_session_words();
CREATE TRIGGER "payment_session_words_changed"
    AFTER UPDATE OF "order_no", "details", "customer_id", "customer_email", "customer_phone", "dialled_phone", "created_at"
    ON "payment_session" FOR EACH ROW
    WHEN ((OLD.order_no, OLD.details, OLD.customer_id, OLD.customer_email, OLD.customer_phone, OLD.dialled_phone, OLD.created_at)
      IS DISTINCT FROM
      (NEW.order_no, NEW.details, NEW.customer_id, NEW.customer_email, NEW.customer_phone, NEW.dialled_phone, NEW.created_at))
    EXECUTE FUNCTION write_session_words();

DROP TRIGGER "attempt_words" ON "attempt";
CREATE TRIGGER "attempt_words" AFTER INSERT OR DELETE ON "attempt" FOR EACH ROW EXECUTE FUNCTION write_reference_words();
CREATE TRIGGER "attempt_words_changed" AFTER UPDATE OF "reference_number" ON "attempt" FOR EACH ROW
    WHEN (OLD.reference_number IS DISTINCT FROM NEW.reference_number) EXECUTE FUNCTION write_reference_words();

DROP TRIGGER "operation_words" ON "operation";
CREATE TRIGGER "operation_words" AFTER INSERT OR DELETE ON "operation" FOR EACH ROW EXECUTE FUNCTION write_reference_words();
CREATE TRIGGER "operation_words_changed" AFTER UPDATE OF "reference_number" ON "operation" FOR EACH ROW
    WHEN (OLD.reference_number IS DISTINCT FROM NEW.reference_number) EXECUTE FUNCTION write_reference_words();
