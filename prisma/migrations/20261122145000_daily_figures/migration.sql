SET LOCAL lock_timeout = '5s';

CREATE TABLE "figure_day" (
    "id" VARCHAR(56) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "written_at" TIMESTAMPTZ(3),

    CONSTRAINT "figure_day_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "daily_figure" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "type" VARCHAR(24) NOT NULL,
    "gateway" VARCHAR(16) NOT NULL,
    "form" VARCHAR(24) NOT NULL,
    "tried_before" DATE,
    "tried" INTEGER NOT NULL,
    "ok" INTEGER NOT NULL,
    "payments" INTEGER NOT NULL,
    "volume" DECIMAL(38,3) NOT NULL,
    "refunds" INTEGER NOT NULL,
    "refunded" DECIMAL(38,3) NOT NULL,

    CONSTRAINT "daily_figure_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "figure_day_merchant_id_day_key" ON "figure_day"("merchant_id", "day");
CREATE INDEX "daily_figure_merchant_id_day_idx" ON "daily_figure"("merchant_id", "day");

ALTER TABLE "figure_day" ADD CONSTRAINT "figure_day_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "daily_figure" ADD CONSTRAINT "daily_figure_merchant_id_day_fkey" FOREIGN KEY ("merchant_id", "day") REFERENCES "figure_day"("merchant_id", "day") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "daily_figure"
  ADD CONSTRAINT "daily_figure_counts_sane" CHECK ("tried" >= 0 AND "ok" BETWEEN 0 AND "tried" AND "payments" >= 0 AND "refunds" >= 0),
  ADD CONSTRAINT "daily_figure_tried_before" CHECK ("tried_before" < "day");

-- A day says each thing once.
CREATE UNIQUE INDEX "daily_figure_once" ON "daily_figure"
  ("merchant_id", "day", "currency", "type", "gateway", "form", coalesce("tried_before", '0001-01-01'::date));
CREATE INDEX "figure_day_due" ON "figure_day" ("merchant_id", "due_at") WHERE "written_at" IS NULL;

-- The days of these instants are no longer as they were written, if they were; their figures are read from the rows until they are written
-- again. A day that is being written is waited for, and whoever writes one waits for the transactions that have changed it (decision 0267).
CREATE FUNCTION "figures_changed"(of_merchant text, instants timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text;
  ahead bigint;
  changed date;
BEGIN
  SELECT timezone, clock_offset INTO zone, ahead FROM merchant WHERE id = of_merchant;
  IF zone IS NULL THEN RETURN; END IF;
  FOR changed IN
    SELECT DISTINCT (instant AT TIME ZONE zone)::date FROM unnest(instants) AS instant WHERE instant IS NOT NULL ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('figure_day ' || of_merchant || changed, 0));
    UPDATE figure_day SET written_at = NULL, due_at = now() + ahead * interval '1 millisecond' + interval '5 minutes'
    WHERE merchant_id = of_merchant AND day = changed AND written_at IS NOT NULL;
    -- The first of a day makes its row. Two at once do not wait for each other: without a row, a day is read from the rows.
    IF NOT FOUND AND NOT EXISTS (SELECT FROM figure_day WHERE merchant_id = of_merchant AND day = changed)
      AND pg_try_advisory_xact_lock(hashtextextended('figure_day made ' || of_merchant || changed, 0)) THEN
      INSERT INTO figure_day (id, merchant_id, day, due_at)
      VALUES (of_merchant || '-' || changed, of_merchant, changed, ((changed + 1)::timestamp AT TIME ZONE zone) + interval '5 minutes')
      ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
END $$;

-- What is settled counts on its day; what is deleted or restored, or changes type or currency, on every day on which anything happened to it.
CREATE FUNCTION "session_figures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM figures_changed(NEW.merchant_id, ARRAY[OLD.settled_at, NEW.settled_at]);
  IF (OLD.deleted_at IS NULL, OLD.type, OLD.currency) IS DISTINCT FROM (NEW.deleted_at IS NULL, NEW.type, NEW.currency) THEN
    PERFORM figures_changed(NEW.merchant_id, (SELECT array_agg(finished_at) FROM (
      SELECT finished_at FROM attempt WHERE session_id = NEW.id
      UNION ALL SELECT finished_at FROM operation WHERE session_id = NEW.id) happened));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "payment_session_figures" AFTER UPDATE ON "payment_session"
  FOR EACH ROW WHEN (
    (OLD.settled_at, OLD.settled_pg_code, OLD.state, OLD.paid_amount, OLD.deleted_at IS NULL, OLD.type, OLD.currency)
    IS DISTINCT FROM
    (NEW.settled_at, NEW.settled_pg_code, NEW.state, NEW.paid_amount, NEW.deleted_at IS NULL, NEW.type, NEW.currency))
  EXECUTE FUNCTION "session_figures_changed"();

CREATE FUNCTION "removed_session_figures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM figures_changed(OLD.merchant_id, ARRAY[OLD.settled_at]);
  RETURN NULL;
END $$;

CREATE TRIGGER "payment_session_figures_removed" AFTER DELETE ON "payment_session"
  FOR EACH ROW WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION "removed_session_figures_changed"();

CREATE TRIGGER "payment_session_figures_made" AFTER INSERT ON "payment_session"
  FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION "session_figures_changed"();

-- A later day says when the same payment was tried before, so that it changes with an earlier one.
CREATE FUNCTION "attempt_figures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one attempt := coalesce(NEW, OLD);
BEGIN
  PERFORM figures_changed(one.merchant_id, ARRAY[OLD.finished_at, NEW.finished_at] || (
    SELECT array_agg(finished_at) FROM attempt
    WHERE session_id = one.session_id AND finished_at > least(OLD.finished_at, NEW.finished_at)));
  RETURN NULL;
END $$;

CREATE TRIGGER "attempt_figures" AFTER UPDATE ON "attempt"
  FOR EACH ROW WHEN (
    (OLD.finished_at, OLD.state, OLD.started_at, OLD.pg_code, OLD.form_of_payment)
    IS DISTINCT FROM (NEW.finished_at, NEW.state, NEW.started_at, NEW.pg_code, NEW.form_of_payment)
    AND (OLD.finished_at IS NOT NULL OR NEW.finished_at IS NOT NULL))
  EXECUTE FUNCTION "attempt_figures_changed"();
CREATE TRIGGER "attempt_figures_made" AFTER INSERT ON "attempt"
  FOR EACH ROW WHEN (NEW.finished_at IS NOT NULL) EXECUTE FUNCTION "attempt_figures_changed"();
CREATE TRIGGER "attempt_figures_removed" AFTER DELETE ON "attempt"
  FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION "attempt_figures_changed"();

CREATE FUNCTION "operation_figures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM figures_changed(coalesce(NEW.merchant_id, OLD.merchant_id), ARRAY[OLD.finished_at, NEW.finished_at]);
  RETURN NULL;
END $$;

CREATE TRIGGER "operation_figures" AFTER UPDATE ON "operation"
  FOR EACH ROW WHEN (
    (OLD.finished_at, OLD.child_state, OLD.amount) IS DISTINCT FROM (NEW.finished_at, NEW.child_state, NEW.amount))
  EXECUTE FUNCTION "operation_figures_changed"();
CREATE TRIGGER "operation_figures_made" AFTER INSERT ON "operation"
  FOR EACH ROW WHEN (NEW.finished_at IS NOT NULL) EXECUTE FUNCTION "operation_figures_changed"();
CREATE TRIGGER "operation_figures_removed" AFTER DELETE ON "operation"
  FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION "operation_figures_changed"();

CREATE TRIGGER "figure_day_announced" AFTER INSERT OR UPDATE OF "due_at" ON "figure_day"
  FOR EACH ROW WHEN (NEW."written_at" IS NULL) EXECUTE FUNCTION "announce_due"('due_at', 'write-daily-figures');

INSERT INTO figure_day (id, merchant_id, day, due_at)
SELECT m.id || '-' || happened.day, m.id, happened.day, ((happened.day + 1)::timestamp AT TIME ZONE m.timezone) + interval '5 minutes'
FROM merchant m CROSS JOIN LATERAL (
  SELECT (s.settled_at AT TIME ZONE m.timezone)::date FROM payment_session s WHERE s.merchant_id = m.id AND s.settled_at IS NOT NULL
  UNION SELECT (a.finished_at AT TIME ZONE m.timezone)::date FROM attempt a WHERE a.merchant_id = m.id AND a.finished_at IS NOT NULL
  UNION SELECT (o.finished_at AT TIME ZONE m.timezone)::date FROM operation o WHERE o.merchant_id = m.id AND o.finished_at IS NOT NULL
) AS happened (day);
