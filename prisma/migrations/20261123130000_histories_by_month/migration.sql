SET LOCAL lock_timeout = '5s';

-- What only grows lies in a partition for each month of real time, written as year and month: 2611 is November 2026.
-- Month 0 is everything from before there were months: the tables as they were. What has no partition of its own
-- goes to the rest. Decision 0300.
CREATE FUNCTION "current_month"() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT to_char(now() AT TIME ZONE 'UTC', 'YYMM')::smallint
$$;

-- Unique keys hold within a partition alone, so the two of events have a narrow table of their own, which is kept for ever.
CREATE TABLE "event_cause" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "cause" VARCHAR(80) NOT NULL,
    "object_id" CHAR(40) NOT NULL,
    "number" INTEGER NOT NULL,
    "event_id" VARCHAR(40) NOT NULL,
    "month" SMALLINT NOT NULL,

    CONSTRAINT "event_cause_pkey" PRIMARY KEY ("merchant_id", "cause")
);
INSERT INTO "event_cause" SELECT "merchant_id", "cause", "object_id", "number", "id", 0 FROM "event";
CREATE UNIQUE INDEX "event_cause_merchant_id_object_id_number_key" ON "event_cause"("merchant_id", "object_id", "number");
CREATE TRIGGER "event_cause_append_only" BEFORE UPDATE OR DELETE ON "event_cause"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE FUNCTION "keep_event_cause"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_cause (merchant_id, cause, object_id, number, event_id, month)
  VALUES (NEW.merchant_id, NEW.cause, NEW.object_id, NEW.number, NEW.id, NEW.month);
  RETURN NEW;
END $$;

-- The months that left the tables, and the files that hold them.
CREATE TABLE "archived_table" (
    "table_name" VARCHAR(32) NOT NULL,
    "month" SMALLINT NOT NULL,
    "months" SMALLINT[],
    "left_at" TIMESTAMPTZ(3) NOT NULL,
    "file_key" VARCHAR(200),
    "rows" BIGINT,
    "bytes" BIGINT,
    "sha256" CHAR(64),
    "written_at" TIMESTAMPTZ(3),

    CONSTRAINT "archived_table_pkey" PRIMARY KEY ("table_name", "month"),
    CONSTRAINT "archived_table_written_whole" CHECK (num_nulls("file_key", "rows", "bytes", "sha256", "written_at") IN (0, 5))
);

-- The tables as they were, under other names.
ALTER TABLE "delivery_attempt" DROP CONSTRAINT "delivery_attempt_delivery_id_fkey";
ALTER TABLE "delivery" DROP CONSTRAINT "delivery_event_id_fkey";
DROP TRIGGER "event_append_only" ON "event";
DROP TRIGGER "delivery_due_announced" ON "delivery";
DROP TRIGGER "state_change_append_only" ON "state_change";
DROP INDEX "event_merchant_id_cause_key", "event_object_id_number_key";

ALTER TABLE "event" RENAME TO "event_0000";
ALTER TABLE "event_0000" ADD COLUMN "month" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "event_0000" DROP CONSTRAINT "event_pkey", ADD CONSTRAINT "event_0000_pkey" PRIMARY KEY ("id", "month");
ALTER INDEX "event_merchant_id_occurred_at_idx" RENAME TO "event_0000_merchant_id_occurred_at_idx";

ALTER TABLE "delivery" RENAME TO "delivery_0000";
ALTER TABLE "delivery_0000" ADD COLUMN "month" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "delivery_0000" DROP CONSTRAINT "delivery_pkey", ADD CONSTRAINT "delivery_0000_pkey" PRIMARY KEY ("id", "month");
ALTER INDEX "delivery_event_id_idx" RENAME TO "delivery_0000_event_id_idx";
ALTER INDEX "delivery_due" RENAME TO "delivery_0000_due";
ALTER INDEX "delivery_leased" RENAME TO "delivery_0000_leased";
ALTER INDEX "delivery_due_of_receiver" RENAME TO "delivery_0000_due_of_receiver";
ALTER INDEX "delivery_merchant_id_exhausted_idx" RENAME TO "delivery_0000_merchant_id_exhausted_idx";

ALTER TABLE "delivery_attempt" RENAME TO "delivery_attempt_0000";
ALTER TABLE "delivery_attempt_0000" ADD COLUMN "month" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "delivery_attempt_0000" DROP CONSTRAINT "delivery_attempt_pkey",
  ADD CONSTRAINT "delivery_attempt_0000_pkey" PRIMARY KEY ("id", "month");
ALTER INDEX "delivery_attempt_delivery_id_idx" RENAME TO "delivery_attempt_0000_delivery_id_idx";

ALTER TABLE "state_change" RENAME TO "state_change_0000";
ALTER TABLE "state_change_0000" ADD COLUMN "month" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "state_change_0000" DROP CONSTRAINT "state_change_pkey",
  ADD CONSTRAINT "state_change_0000_pkey" PRIMARY KEY ("id", "month");
ALTER INDEX "state_change_machine_object_id_idx" RENAME TO "state_change_0000_machine_object_id_idx";

-- The partitioned tables; an index of the table as it was becomes a part of the same one of the whole.
CREATE TABLE "event" (LIKE "event_0000" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY LIST ("month");
ALTER TABLE "event" ADD CONSTRAINT "event_pkey" PRIMARY KEY ("id", "month");
CREATE INDEX "event_merchant_id_occurred_at_idx" ON "event"("merchant_id", "occurred_at");
CREATE INDEX "event_object_id_idx" ON "event"("object_id");
ALTER TABLE "event" ATTACH PARTITION "event_0000" FOR VALUES IN (0);
-- Who knows an event's id knows its month.
ALTER TABLE "event" ADD CONSTRAINT "event_month_in_id" CHECK (
  "month" = CASE WHEN "id" ~ '^evt_[0-9]{4}_' THEN substr("id", 5, 4)::smallint ELSE 0 END);
CREATE TABLE "event_rest" PARTITION OF "event" DEFAULT;

CREATE TABLE "delivery" (LIKE "delivery_0000" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY LIST ("month");
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_pkey" PRIMARY KEY ("id", "month");
CREATE INDEX "delivery_event_id_idx" ON "delivery"("event_id");
CREATE INDEX "delivery_due" ON "delivery" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "delivery_leased" ON "delivery" ("lease_until") WHERE "lease_until" IS NOT NULL;
CREATE INDEX "delivery_due_of_receiver" ON "delivery"
  (("merchant_id" || ' ' || lower(substring("url" FROM '^[^:]+://[^/?#]+'))) COLLATE "C", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "delivery_merchant_id_exhausted_idx" ON "delivery"("merchant_id") WHERE "state" = 'exhausted';
ALTER TABLE "delivery" ATTACH PARTITION "delivery_0000" FOR VALUES IN (0);
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_month_in_id" CHECK (
  "month" = CASE WHEN "id" ~ '^dlv_[0-9]{4}_' THEN substr("id", 5, 4)::smallint ELSE 0 END);
CREATE TABLE "delivery_rest" PARTITION OF "delivery" DEFAULT;

CREATE TABLE "delivery_attempt" (LIKE "delivery_attempt_0000" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY LIST ("month");
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_pkey" PRIMARY KEY ("id", "month");
CREATE INDEX "delivery_attempt_delivery_id_idx" ON "delivery_attempt"("delivery_id");
ALTER TABLE "delivery_attempt" ATTACH PARTITION "delivery_attempt_0000" FOR VALUES IN (0);
CREATE TABLE "delivery_attempt_rest" PARTITION OF "delivery_attempt" DEFAULT;
ALTER SEQUENCE "delivery_attempt_id_seq" OWNED BY "delivery_attempt"."id";

CREATE TABLE "state_change" (LIKE "state_change_0000" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY LIST ("month");
ALTER TABLE "state_change" ADD CONSTRAINT "state_change_pkey" PRIMARY KEY ("id", "month");
CREATE INDEX "state_change_machine_object_id_idx" ON "state_change"("machine", "object_id");
ALTER TABLE "state_change" ATTACH PARTITION "state_change_0000" FOR VALUES IN (0);
CREATE TABLE "state_change_rest" PARTITION OF "state_change" DEFAULT;
ALTER TABLE "state_change" ALTER COLUMN "month" SET DEFAULT "current_month"();
ALTER SEQUENCE "state_change_id_seq" OWNED BY "state_change"."id";

-- Deliveries and their tries lie in the month of their event.
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_event_id_month_fkey"
  FOREIGN KEY ("event_id", "month") REFERENCES "event"("id", "month") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_delivery_id_month_fkey"
  FOREIGN KEY ("delivery_id", "month") REFERENCES "delivery"("id", "month") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "event_append_only" BEFORE UPDATE OR DELETE ON "event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "event_cause_kept" BEFORE INSERT ON "event"
  FOR EACH ROW EXECUTE FUNCTION "keep_event_cause"();
CREATE TRIGGER "state_change_append_only" BEFORE UPDATE OR DELETE ON "state_change"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "delivery_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "delivery"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'deliver-webhooks');

-- This month and the two that follow.
DO $$
DECLARE
  month text;
  history text;
BEGIN
  FOR ahead IN 0..2 LOOP
    month := to_char(date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => ahead), 'YYMM');
    FOREACH history IN ARRAY ARRAY['event', 'delivery', 'delivery_attempt', 'state_change'] LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%s)', history || '_' || month, history, month::smallint);
    END LOOP;
  END LOOP;
END $$;
