SET LOCAL lock_timeout = '5s';

-- Words by which the console finds payments: one row of the session's texts, one for each reference.
CREATE TABLE "payment_words" (
    "object_id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "week" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_words_pkey" PRIMARY KEY ("object_id")
);

-- Letters that people use for one another become one letter; vowel signs are removed. Independent of the
-- database's locale, which may know ASCII letters alone.
CREATE FUNCTION search_fold("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length("text") = length("text") THEN lower("text") ELSE translate(lower("text"), 'أإآٱىةؤئکیگپچ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹àáâãäåÀÁÂÃÄÅçÇèéêëÈÉÊËìíîïÌÍÎÏñÑòóôõöÒÓÔÕÖùúûüÙÚÛÜýÿÝـًٌٍَُِّْ', 'اااايهويكيكبج01234567890123456789aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyy') END
$$;

CREATE FUNCTION search_week("at" timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(extract(epoch FROM "at") / 604800)::integer
$$;

-- The runs of three characters, each with its merchant and week, so that one look-up reads rows of one
-- merchant and one week.
CREATE FUNCTION search_grams("merchant" text, "week" integer, "words" text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(place || substr("words", at, 3)), '{}')
  FROM (SELECT left(md5("merchant" || "week"), 6) AS place OFFSET 0) p, generate_series(1, length("words") - 2) AS at
$$;

CREATE FUNCTION session_words("s" payment_session) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || search_fold(regexp_replace(btrim(concat_ws(' ', ("s").order_no, ("s").details ->> 'customer_first_name',
    ("s").details ->> 'customer_last_name', ("s").customer_email, ("s").customer_id,
    regexp_replace(coalesce(("s").dialled_phone, ("s").customer_phone), '[^0-9]', '', 'g'))), '\s+', ' ', 'g'))
$$;

CREATE FUNCTION write_session_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM payment_words WHERE object_id = OLD.id;
  ELSIF TG_OP = 'INSERT' OR session_words(NEW) IS DISTINCT FROM session_words(OLD) THEN
    INSERT INTO payment_words (object_id, merchant_id, session_id, week, words, created_at)
    VALUES (NEW.id, NEW.merchant_id, NEW.id, search_week(NEW.created_at), session_words(NEW), NEW.created_at)
    ON CONFLICT (object_id) DO UPDATE SET words = EXCLUDED.words;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION write_reference_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM payment_words WHERE object_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO payment_words (object_id, merchant_id, session_id, week, words, created_at)
    SELECT NEW.id, NEW.merchant_id, NEW.session_id, search_week(s.created_at), ' ' || search_fold(NEW.reference_number), s.created_at
    FROM payment_session s WHERE s.id = NEW.session_id
    ON CONFLICT (object_id) DO UPDATE SET words = EXCLUDED.words;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION fill_payment_words() RETURNS void LANGUAGE sql AS $$
  INSERT INTO payment_words (object_id, merchant_id, session_id, week, words, created_at)
  SELECT s.id, s.merchant_id, s.id, search_week(s.created_at), session_words(s), s.created_at FROM payment_session s
  UNION ALL
  SELECT r.id, r.merchant_id, r.session_id, search_week(s.created_at), ' ' || search_fold(r.reference_number), s.created_at
  FROM (SELECT id, merchant_id, session_id, reference_number FROM attempt
    UNION ALL SELECT id, merchant_id, session_id, reference_number FROM operation) r
  JOIN payment_session s ON s.id = r.session_id
  ON CONFLICT (object_id) DO NOTHING
$$;

CREATE TRIGGER "payment_session_words" AFTER INSERT OR DELETE
    OR UPDATE OF "order_no", "details", "customer_id", "customer_email", "customer_phone", "dialled_phone"
    ON "payment_session" FOR EACH ROW EXECUTE FUNCTION write_session_words();
CREATE TRIGGER "attempt_words" AFTER INSERT OR DELETE OR UPDATE OF "reference_number" ON "attempt"
    FOR EACH ROW EXECUTE FUNCTION write_reference_words();
CREATE TRIGGER "operation_words" AFTER INSERT OR DELETE OR UPDATE OF "reference_number" ON "operation"
    FOR EACH ROW EXECUTE FUNCTION write_reference_words();

SELECT fill_payment_words();

-- A short list of pending entries, because each look-up of a week reads it whole.
CREATE INDEX "payment_words_grams" ON "payment_words" USING gin (search_grams("merchant_id", "week", "words"))
    WITH (gin_pending_list_limit = 128);
-- Statistics of the grams would cost each ANALYZE the grams of its sample.
ALTER INDEX "payment_words_grams" ALTER COLUMN 1 SET STATISTICS 0;

-- Last four digits of cards that the gateway's own page took.
CREATE INDEX "attempt_last_four_shown" ON "attempt" ("merchant_id", right("pg_params" ->> 'card_number', 4), "created_at")
    WHERE "pg_params" ->> 'card_number' IS NOT NULL;
