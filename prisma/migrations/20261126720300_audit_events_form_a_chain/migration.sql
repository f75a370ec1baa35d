SET LOCAL lock_timeout = '5s';

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

-- The columns are listed, so that a later column leaves earlier hashes as they are.
CREATE FUNCTION "audit_event_hash"(previous bytea, number bigint, e "audit_event") RETURNS bytea STABLE LANGUAGE sql
RETURN sha256(previous || convert_to(jsonb_build_array(
  number, e.id, e.merchant_id, extract(epoch FROM e.at), e.actor_kind, e.user_id, e.actor_name, e.session_id, e.action, e.object_type,
  e.object_id, e.before, e.after, e.outcome, e.reason, e.address, e.request_id)::text, 'UTF8'));

-- Links the merchant's events that are older than the chain.
CREATE FUNCTION "begin_audit_chain"(merchant text, before_id bigint) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  event public.audit_event;
  chain public.audit_chain;
BEGIN
  INSERT INTO public.audit_chain VALUES (merchant, 0, ''::bytea) ON CONFLICT DO NOTHING RETURNING * INTO chain;
  IF NOT FOUND THEN RETURN; END IF;
  FOR event IN SELECT * FROM public.audit_event e WHERE e.merchant_id = merchant AND e.id < before_id ORDER BY e.id LOOP
    chain.number := chain.number + 1;
    chain.hash := public.audit_event_hash(chain.hash, chain.number, event);
    INSERT INTO public.audit_link (event_id, merchant_id, number, hash) VALUES (event.id, merchant, chain.number, chain.hash);
  END LOOP;
  UPDATE public.audit_chain c SET number = chain.number, hash = chain.hash WHERE c.merchant_id = merchant;
END $$;
REVOKE EXECUTE ON FUNCTION "begin_audit_chain" FROM PUBLIC;

-- Runs at the commit, so that the merchant's chain is locked after all other rows. The role of the service
-- can write neither table.
CREATE FUNCTION "chain_audit_event"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  chain public.audit_chain;
BEGIN
  LOOP
    UPDATE public.audit_chain c SET number = c.number + 1, hash = public.audit_event_hash(c.hash, c.number + 1, NEW)
    WHERE c.merchant_id = NEW.merchant_id RETURNING c.* INTO chain;
    EXIT WHEN FOUND;
    PERFORM public.begin_audit_chain(NEW.merchant_id, NEW.id);
  END LOOP;
  INSERT INTO public.audit_link (event_id, merchant_id, number, hash) VALUES (NEW.id, NEW.merchant_id, chain.number, chain.hash);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "audit_event_chained" AFTER INSERT ON "audit_event"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_event"();
