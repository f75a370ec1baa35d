INSERT INTO "audit_unchained" ("merchant_id", "event_id", "digest")
SELECT e."merchant_id", e."id", "audit_event_digest"(e) FROM "audit_event" e
WHERE NOT EXISTS (SELECT FROM "audit_unchained" u WHERE u."merchant_id" = e."merchant_id" AND u."event_id" = e."id")
  AND NOT EXISTS (SELECT FROM "audit_link" l WHERE l."event_id" = e."id");
