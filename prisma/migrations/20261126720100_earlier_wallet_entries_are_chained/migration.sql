UPDATE "wallet_entry" e SET "previous_entry_id" = chained."previous", "balance_after" = chained."balance"
FROM (
  SELECT "id", lag("id") OVER own AS "previous", sum(
    CASE WHEN "entry_type" IN ('reserve', 'release') THEN 0 WHEN "direction" = 'credit' THEN "amount" ELSE -"amount" END) OVER own AS "balance"
  FROM "wallet_entry" WINDOW own AS (PARTITION BY "account_id" ORDER BY "id")
) chained
WHERE e."id" = chained."id" AND e."balance_after" IS NULL;
