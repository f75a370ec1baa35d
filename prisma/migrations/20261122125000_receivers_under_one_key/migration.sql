SET LOCAL lock_timeout = '5s';

-- One key names merchant and receiver, so that no other index can be taken for what waits for a receiver: where Postgres
-- has not counted a burst's rows yet, it took the one by due time and read the burst once for each receiver.
DROP INDEX "delivery_due_of_receiver";
CREATE INDEX "delivery_due_of_receiver" ON "delivery"
  (("merchant_id" || ' ' || lower(substring("url" FROM '^[^:]+://[^/?#]+'))) COLLATE "C", "due_at") WHERE "due_at" IS NOT NULL;
