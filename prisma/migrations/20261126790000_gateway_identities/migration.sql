SET LOCAL lock_timeout = '5s';

-- The account at the gateway, of an account and of each attempt. Existing rows have no known identity.
ALTER TABLE "gateway" ADD COLUMN "identity" VARCHAR(160),
  ADD COLUMN "identity_changed_at" TIMESTAMPTZ(3),
  ADD COLUMN "key_refused_at" TIMESTAMPTZ(3);
ALTER TABLE "attempt" ADD COLUMN "gateway_identity" VARCHAR(160);

CREATE FUNCTION "note_changed_identity"() RETURNS TRIGGER AS $$
BEGIN
  IF OLD."identity" IS NOT NULL AND NEW."identity" IS DISTINCT FROM OLD."identity" THEN
    NEW."identity_changed_at" := clock_timestamp();
  END IF;
  RETURN NEW;
END;
$$ LANGUAGE plpgsql;
CREATE TRIGGER "gateway_identity_changed" BEFORE UPDATE OF "identity" ON "gateway"
  FOR EACH ROW EXECUTE FUNCTION "note_changed_identity"();

-- An attempt that starts may have read the account's credentials before they were replaced, so for thirty
-- seconds after a change of identity no attempt starts: the caller is told that the service is busy.
CREATE FUNCTION "note_gateway_identity"() RETURNS TRIGGER AS $$
DECLARE
  account RECORD;
BEGIN
  SELECT g."identity", g."identity_changed_at" INTO account FROM "gateway" g
    WHERE g."merchant_id" = NEW."merchant_id" AND g."code" = NEW."pg_code";
  IF account."identity_changed_at" > clock_timestamp() - interval '30 seconds' THEN
    RAISE EXCEPTION 'The gateway account has just been replaced.' USING ERRCODE = 'serialization_failure';
  END IF;
  NEW."gateway_identity" := account."identity";
  RETURN NEW;
END;
$$ LANGUAGE plpgsql;
CREATE TRIGGER "attempt_starts" BEFORE UPDATE OF "started_at" ON "attempt"
  FOR EACH ROW WHEN (NEW."started_at" IS NOT NULL AND OLD."started_at" IS NULL) EXECUTE FUNCTION "note_gateway_identity"();
CREATE TRIGGER "attempt_starts_at_once" BEFORE INSERT ON "attempt"
  FOR EACH ROW WHEN (NEW."started_at" IS NOT NULL) EXECUTE FUNCTION "note_gateway_identity"();
