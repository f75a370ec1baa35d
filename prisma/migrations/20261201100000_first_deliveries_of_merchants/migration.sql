SET LOCAL lock_timeout = '5s';

-- As "first_deliveries", for some merchants: each step reads the next receiver of every one of them.
CREATE FUNCTION "first_deliveries_of"("merchants" text[])
RETURNS TABLE ("key" text, "id" text, "due_at" timestamptz, "lease_until" timestamptz)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_sort = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH RECURSIVE first AS (
    SELECT (merchant || ' ') COLLATE "C" AS key, (merchant || '!') COLLATE "C" AS high, NULL::text AS id,
      NULL::timestamptz AS due_at, NULL::timestamptz AS lease_until
    FROM unnest(merchants) merchant
    UNION ALL
    SELECT next.key, first.high, next.id, next.due_at, next.lease_until FROM first CROSS JOIN LATERAL (
      SELECT (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" AS key, d.id::text,
        d.due_at, d.lease_until
      FROM delivery d
      WHERE d.due_at IS NOT NULL
        AND (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" > first.key
        AND (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" < first.high
      ORDER BY (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C", d.due_at LIMIT 1) next
  )
  SELECT key, id, due_at, lease_until FROM first WHERE id IS NOT NULL;
END $$;
