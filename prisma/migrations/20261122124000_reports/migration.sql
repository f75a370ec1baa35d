SET LOCAL lock_timeout = '5s';

CREATE TABLE "report" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "interval" VARCHAR(8) NOT NULL,
    "source" VARCHAR(8) NOT NULL,
    "file_format" VARCHAR(10) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "timezone" VARCHAR(64) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'in_progress',
    "requested_by" VARCHAR(48),
    "records" INTEGER,
    "file_key" VARCHAR(200),
    "file_size" BIGINT,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "generated_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "report_schedule" (
    "id" VARCHAR(56) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "interval" VARCHAR(8) NOT NULL,
    "covered_to" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_schedule_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "report_link" (
    "token" UUID NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "report_id" VARCHAR(40) NOT NULL,
    "caller" VARCHAR(48) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_link_pkey" PRIMARY KEY ("token")
);

CREATE TABLE "report_download" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "report_id" VARCHAR(40),
    "token" VARCHAR(64) NOT NULL,
    "caller" VARCHAR(48) NOT NULL,
    "outcome" VARCHAR(16) NOT NULL,
    "address" VARCHAR(64) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_download_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "report_merchant_id_created_at_idx" ON "report"("merchant_id", "created_at");
CREATE UNIQUE INDEX "report_schedule_merchant_id_interval_key" ON "report_schedule"("merchant_id", "interval");
CREATE INDEX "report_schedule_merchant_id_due_at_idx" ON "report_schedule"("merchant_id", "due_at");
CREATE INDEX "report_link_expires_at_idx" ON "report_link"("expires_at");
CREATE INDEX "report_link_report_id_idx" ON "report_link"("report_id");
CREATE INDEX "report_download_merchant_id_at_idx" ON "report_download"("merchant_id", "at");

ALTER TABLE "report" ADD CONSTRAINT "report_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "report"
  ADD CONSTRAINT "report_interval_known" CHECK ("interval" IN ('daily', 'weekly', 'monthly', 'yearly', 'custom')),
  ADD CONSTRAINT "report_source_known" CHECK ("source" IN ('auto', 'manual')),
  ADD CONSTRAINT "report_format_known" CHECK ("file_format" IN ('CSV', 'XLSX')),
  ADD CONSTRAINT "report_status_known" CHECK ("status" IN ('in_progress', 'finished', 'expired')),
  ADD CONSTRAINT "report_span_forward" CHECK ("starts_at" < "ends_at"),
  ADD CONSTRAINT "report_of_the_service_is_a_period" CHECK ("source" = 'manual' OR ("interval" <> 'custom' AND "requested_by" IS NULL)),
  ADD CONSTRAINT "report_due_while_in_progress" CHECK (("status" = 'in_progress') = ("due_at" IS NOT NULL)),
  ADD CONSTRAINT "report_finished_is_whole" CHECK (
    ("status" = 'in_progress') = ("records" IS NULL) AND ("status" = 'in_progress') = ("file_size" IS NULL)
    AND ("status" = 'in_progress') = ("generated_at" IS NULL) AND ("status" = 'in_progress') = ("expires_at" IS NULL)
    AND ("status" <> 'finished' OR "file_key" IS NOT NULL) AND ("status" <> 'in_progress' OR "file_key" IS NULL)),
  ADD CONSTRAINT "report_counts_sane" CHECK ("records" >= 0 AND "file_size" >= 0 AND "tries" >= 0);

ALTER TABLE "report_schedule"
  ADD CONSTRAINT "report_schedule_interval_known" CHECK ("interval" IN ('daily', 'weekly', 'monthly', 'yearly'));

ALTER TABLE "report_download"
  ADD CONSTRAINT "report_download_outcome_known"
    CHECK ("outcome" IN ('served', 'redirected', 'malformed', 'forbidden', 'missing', 'expired', 'throttled'));

-- A period has one report, whoever looks and however often.
CREATE UNIQUE INDEX "report_one_per_period" ON "report" ("merchant_id", "interval", "starts_at") WHERE "source" = 'auto';

CREATE TRIGGER "report_download_append_only" BEFORE UPDATE OR DELETE ON "report_download"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- Every merchant has its four schedules, whoever makes it. The first look follows within the hour and sets the exact time.
CREATE FUNCTION "schedule_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_schedule (id, merchant_id, "interval", covered_to, due_at)
  SELECT NEW.id || '-' || each, NEW.id, each, 'epoch', date_trunc('hour', now()) + interval '1 hour'
  FROM unnest(ARRAY['daily', 'weekly', 'monthly', 'yearly']) AS each;
  RETURN NULL;
END $$;

CREATE TRIGGER "merchant_reports_scheduled" AFTER INSERT ON "merchant"
  FOR EACH ROW EXECUTE FUNCTION "schedule_reports"();

INSERT INTO report_schedule (id, merchant_id, "interval", covered_to, due_at)
SELECT m.id || '-' || each, m.id, each, 'epoch', now()
FROM merchant m, unnest(ARRAY['daily', 'weekly', 'monthly', 'yearly']) AS each;
