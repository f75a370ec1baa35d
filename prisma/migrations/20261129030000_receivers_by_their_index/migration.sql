SET LOCAL lock_timeout = '5s';

-- The receivers with pending deliveries, each by one step in the index of receivers. Without sorting, Postgres cannot take
-- the index by due time, which it prefers where its statistics are older than a burst, and which it then reads whole for
-- each receiver.
CREATE FUNCTION "pending_receivers"("low" text, "high" text) RETURNS TABLE ("key" text, "of_merchant" text, "receiver" text)
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_sort = off AS $$
BEGIN
  key := low;
  LOOP
    SELECT (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C", d.merchant_id,
      lower(substring(d.url FROM '^[^:]+://[^/?#]+'))
    INTO key, of_merchant, receiver FROM delivery d
    WHERE d.due_at IS NOT NULL
      AND (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" > key
      AND (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" < high
    ORDER BY (d.merchant_id || ' ' || lower(substring(d.url FROM '^[^:]+://[^/?#]+'))) COLLATE "C" LIMIT 1;
    EXIT WHEN NOT FOUND;
    RETURN NEXT;
  END LOOP;
END $$;
