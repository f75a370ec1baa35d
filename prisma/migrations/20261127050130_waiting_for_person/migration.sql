-- Everything that a person must deal with: calls, facts about payments, and events of gateways. An event may
-- belong to no payment.
CREATE VIEW "waiting_for_person" AS
  SELECT "id", "merchant_id", "session_id", "parked_at" AS "since" FROM "attempt" WHERE "parked_at" IS NOT NULL
  UNION ALL
  SELECT "id", "merchant_id", "session_id", "parked_at" FROM "operation" WHERE "parked_at" IS NOT NULL
  UNION ALL
  SELECT "id", "merchant_id", "session_id", "created_at" FROM "payment_issue" WHERE "decided_at" IS NULL
  UNION ALL
  SELECT "id", "merchant_id", NULL, "listed_at" FROM "gateway_notice" WHERE "handled_at" IS NULL;
