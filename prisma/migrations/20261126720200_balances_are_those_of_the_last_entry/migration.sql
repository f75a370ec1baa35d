SET LOCAL lock_timeout = '5s';

ALTER TABLE "wallet_entry" VALIDATE CONSTRAINT "wallet_entry_balance_known";
ALTER TABLE "wallet_entry" ALTER COLUMN "balance_after" SET NOT NULL;
ALTER TABLE "wallet_entry" DROP CONSTRAINT "wallet_entry_balance_known";

DROP TRIGGER "wallet_entry_append_only" ON "wallet_entry";
CREATE TRIGGER "wallet_entry_append_only" BEFORE UPDATE OR DELETE ON "wallet_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- An entry has one successor, so the chain does not fork.
CREATE UNIQUE INDEX "wallet_entry_account_id_previous_entry_id_key" ON "wallet_entry" ("account_id", "previous_entry_id") NULLS NOT DISTINCT;

-- One foreign key in place of two: an entry is of its operation's account.
CREATE UNIQUE INDEX "wallet_operation_account_id_id_key" ON "wallet_operation" ("account_id", "id");
DROP INDEX "wallet_operation_account_id_id_idx";
ALTER TABLE "wallet_entry"
  DROP CONSTRAINT "wallet_entry_account_id_fkey",
  DROP CONSTRAINT "wallet_entry_operation_id_fkey",
  ADD CONSTRAINT "wallet_entry_account_id_operation_id_fkey" FOREIGN KEY ("account_id", "operation_id")
    REFERENCES "wallet_operation" ("account_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION "chain_wallet_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_id bigint;
  last_balance numeric := 0;
BEGIN
  SELECT e.id, e.balance_after INTO last_id, last_balance
  FROM public.wallet_entry e WHERE e.account_id = NEW.account_id ORDER BY e.id DESC LIMIT 1;
  IF last_id >= NEW.id THEN
    RAISE EXCEPTION 'Entry % is not after the last entry of its account', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'wallet_entry', CONSTRAINT = 'wallet_entry_ids_ascend';
  END IF;
  NEW.previous_entry_id := last_id;
  NEW.balance_after := coalesce(last_balance, 0)
    + CASE WHEN NEW.entry_type IN ('reserve', 'release') THEN 0 WHEN NEW.direction = 'credit' THEN NEW.amount ELSE -NEW.amount END;
  RETURN NEW;
END $$;

CREATE FUNCTION "require_balance_of_last_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text;
BEGIN
  IF TG_TABLE_NAME = 'wallet_account' THEN account := NEW.id; ELSE account := NEW.account_id; END IF;
  IF EXISTS (
    SELECT FROM public.wallet_account a WHERE a.id = account AND a.balance <> coalesce(
      (SELECT e.balance_after FROM public.wallet_entry e WHERE e.account_id = a.id ORDER BY e.id DESC LIMIT 1), 0))
  THEN
    RAISE EXCEPTION 'The balance of wallet account % is not that of its last entry', account
      USING ERRCODE = 'check_violation', TABLE = 'wallet_account', CONSTRAINT = 'wallet_account_balance_of_last_entry';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "wallet_account_balance_of_last_entry" AFTER UPDATE OF "balance" ON "wallet_account"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."balance" <> NEW."balance") EXECUTE FUNCTION "require_balance_of_last_entry"();
CREATE CONSTRAINT TRIGGER "wallet_account_opened_empty" AFTER INSERT ON "wallet_account"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."balance" <> 0) EXECUTE FUNCTION "require_balance_of_last_entry"();
CREATE CONSTRAINT TRIGGER "wallet_entry_moves_its_account" AFTER INSERT ON "wallet_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."entry_type" NOT IN ('reserve', 'release')) EXECUTE FUNCTION "require_balance_of_last_entry"();
