SET LOCAL lock_timeout = '5s';

-- The success of a cycle's charge concerns the cycle's scheduled day, too. The lock on attempts comes first, as in a payment.
CREATE OR REPLACE FUNCTION "attempt_figures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one attempt := coalesce(NEW, OLD);
  happened timestamptz[] := ARRAY[OLD.finished_at, NEW.finished_at] || (
    SELECT array_agg(finished_at) FROM attempt
    WHERE session_id = one.session_id AND finished_at > least(OLD.finished_at, NEW.finished_at));
  scheduled date[];
BEGIN
  IF (coalesce(OLD.state, '') = 'success') <> (coalesce(NEW.state, '') = 'success') THEN
    SELECT array_agg(c.scheduled_date) INTO scheduled
    FROM subscription_session ss JOIN billing_cycle c ON c.id = ss.cycle_id
    WHERE ss.session_id = one.session_id AND ss.purpose = 'cycle';
  END IF;
  IF scheduled IS NULL THEN
    PERFORM figures_changed(one.merchant_id, happened);
  ELSE
    PERFORM figure_days_changed(one.merchant_id, scheduled || ARRAY(
      SELECT (instant AT TIME ZONE m.timezone)::date FROM merchant m, unnest(happened) AS instant WHERE m.id = one.merchant_id));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "attempt_figures" AFTER UPDATE ON "attempt"
  FOR EACH ROW WHEN (
    (OLD.finished_at, OLD.state, OLD.started_at, OLD.pg_code, OLD.form_of_payment, OLD.message, OLD.decline)
    IS DISTINCT FROM (NEW.finished_at, NEW.state, NEW.started_at, NEW.pg_code, NEW.form_of_payment, NEW.message, NEW.decline)
    AND (OLD.finished_at IS NOT NULL OR NEW.finished_at IS NOT NULL))
  EXECUTE FUNCTION "attempt_figures_changed"();

-- Reasons of failed attempts and results of renewals, stored by day like the other figures.
CREATE TABLE "daily_reason" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "type" VARCHAR(24) NOT NULL,
    "gateway" VARCHAR(16) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "category" TEXT,
    "message" VARCHAR(255),
    "tries" INTEGER NOT NULL,

    CONSTRAINT "daily_reason_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "daily_reason_tries" CHECK ("tries" > 0)
);

CREATE TABLE "daily_renewal" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "type" VARCHAR(24) NOT NULL,
    "due" INTEGER NOT NULL,
    "paid_at_once" INTEGER NOT NULL,
    "recovered" INTEGER NOT NULL,
    "outstanding" INTEGER NOT NULL,

    CONSTRAINT "daily_renewal_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "daily_renewal_sum" CHECK ("due" = "paid_at_once" + "recovered" + "outstanding"
        AND least("paid_at_once", "recovered", "outstanding") >= 0)
);

CREATE INDEX "daily_reason_merchant_id_day_idx" ON "daily_reason"("merchant_id", "day");
CREATE UNIQUE INDEX "daily_renewal_merchant_id_day_currency_type_key" ON "daily_renewal"("merchant_id", "day", "currency", "type");
ALTER TABLE "daily_reason" ADD CONSTRAINT "daily_reason_merchant_id_day_fkey" FOREIGN KEY ("merchant_id", "day") REFERENCES "figure_day"("merchant_id", "day") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "daily_renewal" ADD CONSTRAINT "daily_renewal_merchant_id_day_fkey" FOREIGN KEY ("merchant_id", "day") REFERENCES "figure_day"("merchant_id", "day") ON DELETE CASCADE ON UPDATE CASCADE;

-- When reasons and renewals of the day were written: not the time in `written_at` if an older process wrote the day since.
ALTER TABLE "figure_day" ADD COLUMN "reasons_written_at" TIMESTAMPTZ(3);

-- The recurring amount of a month is read from this index alone.
CREATE INDEX "subscription_recurring" ON "subscription" ("merchant_id", "currency", "type") INCLUDE ("frequency", "status", "recurring_amount")
    WHERE "status" IN ('active', 'past_due');

-- Days whose stored figures a change has made outdated are counted from the rows until they are written.
CREATE FUNCTION "figure_days_changed"(of_merchant text, days date[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text;
  ahead bigint;
  changed date;
  written timestamptz;
BEGIN
  SELECT timezone, clock_offset INTO zone, ahead FROM merchant WHERE id = of_merchant;
  IF zone IS NULL THEN RETURN; END IF;
  FOR changed IN SELECT DISTINCT day FROM unnest(days) AS day WHERE day IS NOT NULL ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('figure_day ' || of_merchant || changed, 0));
    SELECT written_at INTO written FROM figure_day WHERE merchant_id = of_merchant AND day = changed;
    IF FOUND THEN
      IF written IS NOT NULL THEN
        UPDATE figure_day SET written_at = NULL, due_at = now() + ahead * interval '1 millisecond' + interval '5 minutes'
        WHERE merchant_id = of_merchant AND day = changed AND written_at IS NOT NULL;
      END IF;
    -- The first of a day makes its row. Two at once do not wait for each other: without a row, a day is read from the rows.
    ELSIF pg_try_advisory_xact_lock(hashtextextended('figure_day made ' || of_merchant || changed, 0)) THEN
      INSERT INTO figure_day (id, merchant_id, day, due_at)
      VALUES (of_merchant || '-' || changed, of_merchant, changed, ((changed + 1)::timestamp AT TIME ZONE zone) + interval '5 minutes')
      ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION "figures_changed"(of_merchant text, instants timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  happened timestamptz[] := array_remove(instants, NULL);
  quarter text;
  zone text;
BEGIN
  IF cardinality(happened) = 0 THEN RETURN; END IF;
  IF cardinality(happened) = 1 THEN
    quarter := of_merchant || ' ' || floor(extract(epoch FROM happened[1]) / 900);
    IF current_setting('sarraf.figures_marked', true) = quarter THEN RETURN; END IF;
  END IF;
  SELECT timezone INTO zone FROM merchant WHERE id = of_merchant;
  IF zone IS NULL THEN RETURN; END IF;
  PERFORM figure_days_changed(of_merchant, ARRAY(SELECT (instant AT TIME ZONE zone)::date FROM unnest(happened) AS instant));
  IF quarter IS NOT NULL THEN PERFORM set_config('sarraf.figures_marked', quarter, true); END IF;
END $$;

CREATE FUNCTION "cycle_figures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM figure_days_changed(coalesce(NEW.merchant_id, OLD.merchant_id), ARRAY[OLD.scheduled_date, NEW.scheduled_date]);
  RETURN NULL;
END $$;

CREATE TRIGGER "billing_cycle_figures" AFTER UPDATE OF "status", "scheduled_date" ON "billing_cycle"
  FOR EACH ROW WHEN (
    NEW.charge_type = 'mit' AND (OLD.status, OLD.scheduled_date) IS DISTINCT FROM (NEW.status, NEW.scheduled_date)
    AND (OLD.status IN ('paid', 'failed', 'retry_scheduled') OR NEW.status IN ('paid', 'failed', 'retry_scheduled')))
  EXECUTE FUNCTION "cycle_figures_changed"();
CREATE TRIGGER "billing_cycle_figures_made" AFTER INSERT ON "billing_cycle"
  FOR EACH ROW WHEN (NEW.charge_type = 'mit' AND NEW.status IN ('paid', 'failed', 'retry_scheduled'))
  EXECUTE FUNCTION "cycle_figures_changed"();
CREATE TRIGGER "billing_cycle_figures_removed" AFTER DELETE ON "billing_cycle"
  FOR EACH ROW WHEN (OLD.charge_type = 'mit' AND OLD.status IN ('paid', 'failed', 'retry_scheduled'))
  EXECUTE FUNCTION "cycle_figures_changed"();
