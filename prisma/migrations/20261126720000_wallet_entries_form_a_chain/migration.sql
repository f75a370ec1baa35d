SET LOCAL lock_timeout = '5s';

-- Each entry names the entry of its account before it, and holds the balance after it.
ALTER TABLE "wallet_entry"
  ADD COLUMN "previous_entry_id" BIGINT,
  ADD COLUMN "balance_after" DECIMAL(18,3),
  ADD CONSTRAINT "wallet_entry_balance_known" CHECK ("balance_after" IS NOT NULL) NOT VALID;

-- Earlier entries are filled by the next migration, without a lock of the table; until then an entry adds up
-- those before it.
CREATE FUNCTION "chain_wallet_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_id bigint;
  last_balance numeric;
BEGIN
  SELECT e.id, e.balance_after INTO last_id, last_balance
  FROM public.wallet_entry e WHERE e.account_id = NEW.account_id ORDER BY e.id DESC LIMIT 1;
  IF last_id IS NOT NULL AND last_balance IS NULL THEN
    SELECT sum(CASE WHEN e.entry_type IN ('reserve', 'release') THEN 0 WHEN e.direction = 'credit' THEN e.amount ELSE -e.amount END)
    INTO last_balance FROM public.wallet_entry e WHERE e.account_id = NEW.account_id;
  END IF;
  NEW.previous_entry_id := last_id;
  NEW.balance_after := coalesce(last_balance, 0)
    + CASE WHEN NEW.entry_type IN ('reserve', 'release') THEN 0 WHEN NEW.direction = 'credit' THEN NEW.amount ELSE -NEW.amount END;
  RETURN NEW;
END $$;

CREATE TRIGGER "wallet_entry_chained" BEFORE INSERT ON "wallet_entry" FOR EACH ROW EXECUTE FUNCTION "chain_wallet_entry"();

DROP TRIGGER "wallet_entry_append_only" ON "wallet_entry";
CREATE TRIGGER "wallet_entry_append_only" BEFORE UPDATE OR DELETE ON "wallet_entry"
  FOR EACH ROW WHEN (OLD."balance_after" IS NOT NULL) EXECUTE FUNCTION "refuse_change"();
