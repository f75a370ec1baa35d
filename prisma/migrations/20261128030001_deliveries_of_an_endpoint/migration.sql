SET LOCAL lock_timeout = '5s';

-- Counts an endpoint's deliveries, of one state or all, without reading their rows.
CREATE INDEX "delivery_of_endpoint" ON "delivery" ("endpoint_id", "state", "created_at") INCLUDE ("merchant_id")
  WHERE "endpoint_id" IS NOT NULL;
