-- A merchant whose next event comes first has begun the chain with it.
DO $$
DECLARE
  owner_id text;
BEGIN
  FOR owner_id IN SELECT DISTINCT e.merchant_id FROM "audit_event" e LOOP
    PERFORM "begin_audit_chain"(owner_id, 9223372036854775807);
  END LOOP;
END $$;
