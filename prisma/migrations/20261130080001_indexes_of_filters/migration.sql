SET LOCAL lock_timeout = '5s';

-- Filters of the console by state, by method and by reason of failure.
CREATE INDEX "payment_session_merchant_id_state_created_at_idx" ON "payment_session"("merchant_id", "state", "created_at");
CREATE INDEX "attempt_merchant_id_form_of_payment_idx" ON "attempt"("merchant_id", "form_of_payment");

-- The small letters of the card's scheme as the gateway or the card names it.
CREATE FUNCTION attempt_scheme("card" jsonb, "pg_params" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(CASE WHEN "card" IS NULL THEN "pg_params" ->> 'card_type' ELSE "card" ->> 'brand' END), '[^a-z]', '', 'g')
$$;
CREATE INDEX "attempt_scheme" ON "attempt" ("merchant_id", attempt_scheme("card", "pg_params"));

CREATE INDEX "attempt_failed_category" ON "attempt" ("merchant_id", ("decline" ->> 'category'))
    WHERE "state" IN ('failed', 'error');
CREATE INDEX "attempt_failed_message" ON "attempt" ("merchant_id", "message") WHERE "state" IN ('failed', 'error');
