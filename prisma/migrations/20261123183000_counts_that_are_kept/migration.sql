SET LOCAL lock_timeout = '5s';

-- Up to when a merchant's list is counted, and what was counted: parts, whose sum is the number of rows before that instant (decision 0318).
CREATE TABLE "counted_list" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "list" VARCHAR(16) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "counted_list_pkey" PRIMARY KEY ("merchant_id", "list")
);

CREATE TABLE "counted_part" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "list" VARCHAR(16) NOT NULL,
    "type" VARCHAR(24) NOT NULL,
    "month" SMALLINT NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "counted_part_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "counted_part_merchant_id_list_idx" ON "counted_part"("merchant_id", "list");

ALTER TABLE "counted_list" ADD CONSTRAINT "counted_list_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "counted_part" ADD CONSTRAINT "counted_part_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A row before the instant joins or leaves its list: that is one more part. Nobody waits for another who does the same; whoever counts is waited for.
CREATE FUNCTION "count_changed"(of_merchant text, of_list text, of_type text, of_month smallint, at timestamptz, change integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('counted_list ' || of_merchant, 0));
  INSERT INTO counted_part (merchant_id, list, type, month, rows)
  SELECT c.merchant_id, c.list, of_type, of_month, change FROM counted_list c JOIN merchant m ON m.id = c.merchant_id
  WHERE c.merchant_id = of_merchant AND c.list = of_list AND at < c.until;
END $$;

-- The events of a session join the list, or leave it, with the session.
CREATE FUNCTION "event_counts_changed"(of_merchant text, of_session text, of_type text, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('counted_list ' || of_merchant, 0));
  INSERT INTO counted_part (merchant_id, list, type, month, rows)
  SELECT c.merchant_id, c.list, of_type, e.month, change * count(*)
  FROM counted_list c JOIN merchant m ON m.id = c.merchant_id
    JOIN event e ON e.object_id = of_session::bpchar AND e.merchant_id = c.merchant_id AND e.occurred_at < c.until
  WHERE c.merchant_id = of_merchant AND c.list = 'events' GROUP BY 1, 2, e.month;
END $$;

CREATE FUNCTION "session_counts_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    PERFORM count_changed(OLD.merchant_id, 'transactions', OLD.type, 0::smallint, OLD.created_at, -1);
    PERFORM event_counts_changed(OLD.merchant_id, OLD.id, OLD.type, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    PERFORM count_changed(NEW.merchant_id, 'transactions', NEW.type, 0::smallint, NEW.created_at, 1);
    PERFORM event_counts_changed(NEW.merchant_id, NEW.id, NEW.type, 1);
  END IF;
  -- Events outlive a session that is removed, and then have no type.
  IF TG_OP = 'DELETE' THEN PERFORM event_counts_changed(OLD.merchant_id, OLD.id, '', 1); END IF;
  IF TG_OP = 'INSERT' THEN PERFORM event_counts_changed(NEW.merchant_id, NEW.id, '', -1); END IF;
  RETURN NULL;
END $$;

-- What is counted is older than two hours, so that the rows of the main road cost nothing here.
CREATE TRIGGER "payment_session_count_made" AFTER INSERT ON "payment_session"
  FOR EACH ROW WHEN (NEW.created_at < now() - interval '1 hour') EXECUTE FUNCTION "session_counts_changed"();
CREATE TRIGGER "payment_session_count_removed" AFTER DELETE ON "payment_session"
  FOR EACH ROW EXECUTE FUNCTION "session_counts_changed"();
CREATE TRIGGER "payment_session_count" AFTER UPDATE OF "deleted_at", "type", "created_at" ON "payment_session"
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL, OLD.type, OLD.created_at) IS DISTINCT FROM (NEW.deleted_at IS NULL, NEW.type, NEW.created_at))
  EXECUTE FUNCTION "session_counts_changed"();

CREATE FUNCTION "event_count_made"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_type text := coalesce(
    (SELECT type FROM payment_session WHERE id = NEW.object_id AND merchant_id = NEW.merchant_id),
    (SELECT type FROM subscription WHERE id = NEW.object_id AND merchant_id = NEW.merchant_id), '');
BEGIN
  IF NOT EXISTS (SELECT FROM payment_session WHERE id = NEW.object_id AND merchant_id = NEW.merchant_id AND deleted_at IS NOT NULL) THEN
    PERFORM count_changed(NEW.merchant_id, 'events', of_type, NEW.month, NEW.occurred_at, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "event_count_made" AFTER INSERT ON "event"
  FOR EACH ROW WHEN (NEW.occurred_at < now() - interval '1 hour') EXECUTE FUNCTION "event_count_made"();
