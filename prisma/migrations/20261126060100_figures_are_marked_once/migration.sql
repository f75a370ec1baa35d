SET LOCAL lock_timeout = '5s';

-- As before, and once in a transaction: whoever marks a day holds its lock until the end, so that nobody can write the day before. Time zones
-- lie whole quarters of an hour apart, so that instants of one quarter are of one day.
CREATE OR REPLACE FUNCTION "figures_changed"(of_merchant text, instants timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  happened timestamptz[] := array_remove(instants, NULL);
  quarter text;
  zone text;
  ahead bigint;
  days date[];
  changed date;
  written timestamptz;
BEGIN
  IF cardinality(happened) = 0 THEN RETURN; END IF;
  IF cardinality(happened) = 1 THEN
    quarter := of_merchant || floor(extract(epoch FROM happened[1]) / 900);
    IF current_setting('sarraf.figures_marked', true) = quarter THEN RETURN; END IF;
  END IF;
  SELECT timezone, clock_offset INTO zone, ahead FROM merchant WHERE id = of_merchant;
  IF zone IS NULL THEN RETURN; END IF;
  IF cardinality(happened) = 1 THEN
    days := ARRAY[(happened[1] AT TIME ZONE zone)::date];
  ELSE
    days := ARRAY(SELECT DISTINCT (instant AT TIME ZONE zone)::date FROM unnest(happened) AS instant ORDER BY 1);
  END IF;
  FOREACH changed IN ARRAY days LOOP
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
  IF quarter IS NOT NULL THEN PERFORM set_config('sarraf.figures_marked', quarter, true); END IF;
END $$;
