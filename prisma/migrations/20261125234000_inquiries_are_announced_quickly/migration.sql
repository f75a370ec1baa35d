SET LOCAL lock_timeout = '5s';

-- What announce_due() does, for inquiries about charges and operations: nearly all lie a minute ahead, and are answered before. It reads the
-- columns themselves, because announce_due(), which serves any table, renders the whole row to find two of them.
CREATE FUNCTION "announce_inquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ahead bigint;
BEGIN
  SELECT clock_offset INTO ahead FROM merchant WHERE id = NEW.merchant_id;
  IF NEW.inquire_at - ahead * interval '1 millisecond' > now() + interval '55 seconds' THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'operation' THEN
    IF NEW.lease_until > now() THEN RETURN NULL; END IF;
  END IF;
  PERFORM pg_notify('sarraf_due', 'resolve-unknown-operations');
  RETURN NULL;
END $$;

DROP TRIGGER "attempt_inquiry_announced" ON "attempt";
CREATE TRIGGER "attempt_inquiry_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "attempt"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_inquiry"();

DROP TRIGGER "operation_inquiry_announced" ON "operation";
CREATE TRIGGER "operation_inquiry_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "operation"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_inquiry"();
