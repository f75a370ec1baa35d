SET LOCAL lock_timeout = '5s';

CREATE TABLE "hourly_attempt" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "gateway" VARCHAR(16) NOT NULL,
    "form" VARCHAR(24) NOT NULL,
    "tried" INTEGER NOT NULL,
    "ok" INTEGER NOT NULL,

    CONSTRAINT "hourly_attempt_pkey" PRIMARY KEY ("merchant_id", "hour", "gateway", "form"),
    CONSTRAINT "hourly_attempt_counts" CHECK ("tried" > 0 AND "ok" BETWEEN 0 AND "tried"),
    CONSTRAINT "hourly_attempt_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "alert_watch" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "counted_until" TIMESTAMPTZ(3),

    CONSTRAINT "alert_watch_pkey" PRIMARY KEY ("merchant_id"),
    CONSTRAINT "alert_watch_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "alert" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "cause" VARCHAR(160) NOT NULL,
    "facts" JSONB NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "solved_at" TIMESTAMPTZ(3),
    "solution" VARCHAR(8),
    "snoozed_until" TIMESTAMPTZ(3),
    "snoozed_by" VARCHAR(150),
    "told" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "alert_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "alert_kind_known" CHECK ("kind" IN ('success_rate', 'receiver', 'gateway_key', 'holds')),
    CONSTRAINT "alert_solution_known" CHECK (("solved_at" IS NULL) = ("solution" IS NULL) AND "solution" IN ('over', 'quiet')),
    CONSTRAINT "alert_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- One alert of a cause until it is solved, however many processes look at once.
CREATE UNIQUE INDEX "alert_of_cause" ON "alert" ("merchant_id", "cause") WHERE "solved_at" IS NULL;
CREATE INDEX "alert_merchant_id_opened_at_idx" ON "alert" ("merchant_id", "opened_at");

-- Alerts of test merchants are wanted only where this is set. The default is filled without rewriting the table.
ALTER TABLE "merchant" ADD COLUMN "alerts_in_test" BOOLEAN NOT NULL DEFAULT false;

-- A process of an earlier release makes merchants, too.
CREATE FUNCTION "merchant_is_watched"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_watch (merchant_id, due_at) VALUES (NEW.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "merchant_watched" AFTER INSERT ON "merchant" FOR EACH ROW EXECUTE FUNCTION "merchant_is_watched"();
INSERT INTO "alert_watch" ("merchant_id", "due_at") SELECT "id", now() FROM "merchant" ON CONFLICT DO NOTHING;
