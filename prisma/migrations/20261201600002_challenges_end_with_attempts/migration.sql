SET LOCAL lock_timeout = '5s';

CREATE FUNCTION "forget_challenge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attempt_challenge WHERE attempt_id = NEW.id AND merchant_id = NEW.merchant_id;
  RETURN NULL;
END $$;

CREATE TRIGGER "attempt_challenge_forgotten" AFTER UPDATE OF "finished_at" ON "attempt" FOR EACH ROW
  WHEN (NEW."finished_at" IS NOT NULL AND NEW."page_url" IS NOT NULL AND NEW."leads_on") EXECUTE FUNCTION forget_challenge();
