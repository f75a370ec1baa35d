SET LOCAL lock_timeout = '5s';

-- When the payment's money last came in, by which lists are sorted; null for a hold.
ALTER TABLE "payment_session" ADD COLUMN "paid_at" TIMESTAMPTZ(3);

CREATE FUNCTION write_paid_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid_amount > 0 THEN
    IF TG_OP = 'INSERT' THEN
      NEW.paid_at := coalesce(NEW.settled_at, NEW.updated_at);
    ELSIF NEW.paid_amount > OLD.paid_amount THEN
      NEW.paid_at := greatest(NEW.settled_at, NEW.updated_at);
    END IF;
  ELSIF NEW.state = 'paid' THEN
    NEW.paid_at := NEW.settled_at;
  ELSE
    NEW.paid_at := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "payment_session_paid_at_begins" BEFORE INSERT ON "payment_session" FOR EACH ROW
    WHEN (NEW."paid_amount" > 0 OR NEW."state" = 'paid') EXECUTE FUNCTION write_paid_at();
CREATE TRIGGER "payment_session_paid_at" BEFORE UPDATE OF "paid_amount", "state", "settled_at" ON "payment_session" FOR EACH ROW
    WHEN (NEW."paid_amount" <> OLD."paid_amount" OR NEW."state" <> OLD."state" OR NEW."settled_at" IS DISTINCT FROM OLD."settled_at")
    EXECUTE FUNCTION write_paid_at();
