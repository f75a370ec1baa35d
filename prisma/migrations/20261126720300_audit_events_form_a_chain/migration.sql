SET LOCAL lock_timeout = '5s';

-- Written with each audit event, and removed once the event is a link of its merchant's chain.
CREATE TABLE "audit_unchained" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "event_id" BIGINT NOT NULL,
    "digest" BYTEA NOT NULL,

    CONSTRAINT "audit_unchained_pkey" PRIMARY KEY ("merchant_id", "event_id")
);

CREATE TABLE "audit_link" (
    "event_id" BIGINT NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "number" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_link_pkey" PRIMARY KEY ("event_id")
);

CREATE UNIQUE INDEX "audit_link_merchant_id_number_key" ON "audit_link"("merchant_id", "number");

CREATE TABLE "audit_chain" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "number" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("merchant_id")
);

CREATE TRIGGER "audit_link_append_only" BEFORE UPDATE OR DELETE ON "audit_link"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "not_truncated" BEFORE TRUNCATE ON "audit_link" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "not_truncated" BEFORE TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "not_truncated" BEFORE TRUNCATE ON "audit_unchained" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- The columns are listed, so that a later column leaves earlier digests as they are.
CREATE FUNCTION "audit_event_digest"(e "audit_event") RETURNS bytea STABLE LANGUAGE sql
RETURN sha256(record_send(ROW(
  e.id, e.merchant_id, e.at, e.actor_kind, e.user_id, e.actor_name, e.session_id, e.action, e.object_type, e.object_id, e.before, e.after,
  e.outcome, e.reason, e.address, e.request_id)));

CREATE FUNCTION "note_audit_event"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO public.audit_unchained (merchant_id, event_id, digest) VALUES (NEW.merchant_id, NEW.id, public.audit_event_digest(NEW));
  RETURN NULL;
END $$;

CREATE TRIGGER "audit_event_noted" AFTER INSERT ON "audit_event" FOR EACH ROW EXECUTE FUNCTION "note_audit_event"();

-- Makes at most `most` noted events links. Returns how many, or 0 if another process does it.
CREATE FUNCTION "chain_audit_events"(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  noted public.audit_unchained;
  chain public.audit_chain;
  chained integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7270736803) THEN RETURN 0; END IF;
  FOR noted IN SELECT * FROM public.audit_unchained u ORDER BY u.merchant_id, u.event_id LIMIT most LOOP
    IF chain.merchant_id IS DISTINCT FROM noted.merchant_id THEN
      UPDATE public.audit_chain c SET number = chain.number, hash = chain.hash WHERE c.merchant_id = chain.merchant_id;
      SELECT * INTO chain FROM public.audit_chain c WHERE c.merchant_id = noted.merchant_id;
      IF NOT FOUND THEN
        INSERT INTO public.audit_chain VALUES (noted.merchant_id, 0, ''::bytea) RETURNING * INTO chain;
      END IF;
    END IF;
    chain.number := chain.number + 1;
    chain.hash := sha256(chain.hash || noted.digest);
    INSERT INTO public.audit_link (event_id, merchant_id, number, hash)
    VALUES (noted.event_id, noted.merchant_id, chain.number, chain.hash);
    DELETE FROM public.audit_unchained u WHERE u.merchant_id = noted.merchant_id AND u.event_id = noted.event_id;
    chained := chained + 1;
  END LOOP;
  UPDATE public.audit_chain c SET number = chain.number, hash = chain.hash WHERE c.merchant_id = chain.merchant_id;
  RETURN chained;
END $$;
