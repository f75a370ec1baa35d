SET LOCAL lock_timeout = '5s';

CREATE FUNCTION "forget_device"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attempt_device WHERE attempt_id = NEW.id AND merchant_id = NEW.merchant_id;
  RETURN NULL;
END $$;

CREATE TRIGGER "attempt_device_forgotten" AFTER UPDATE OF "finished_at" ON "attempt" FOR EACH ROW
  WHEN (NEW."finished_at" IS NOT NULL) EXECUTE FUNCTION forget_device();
