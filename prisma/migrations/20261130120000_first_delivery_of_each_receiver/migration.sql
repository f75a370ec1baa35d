SET LOCAL lock_timeout = '5s';

-- The receivers with pending deliveries, each with its earliest one, by one step in the index of receivers. One plan for
-- all steps takes a quarter of the time of a loop. Without sorting, Postgres cannot take the index by due time, which it
-- prefers where its statistics are older than a burst, and which it then reads whole for each receiver.
CREATE FUNCTION "first_deliveries"("low" text, "high" text)
RETURNS TABLE ("key" text, "id" text, "due_at" timestamptz, "lease_until" timestamptz)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_sort = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH RECURSIVE first AS (
    SELECT low COLLATE "C" AS key, NULL::text AS id, NULL::timestamptz AS due_at, NULL::timestamptz AS lease_until
    UNION ALL
    SELECT next.* FROM first CROSS JOIN LATERAL (
      SELECT (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C", d.id::text, d.due_at, d.lease_until
      FROM delivery d
      WHERE d.due_at IS NOT NULL
        AND (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" > first.key
      ORDER BY (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C", d.due_at LIMIT 1) next
    WHERE first.key < high COLLATE "C"
  )
  SELECT key, id, due_at, lease_until FROM first WHERE id IS NOT NULL AND key < high COLLATE "C";
END $$;
