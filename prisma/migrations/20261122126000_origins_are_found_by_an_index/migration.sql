-- A browser asks before it calls from another origin, without saying whose page it shows: whether any merchant
-- lists that origin is one look into this index.
CREATE INDEX "merchant_allowed_origins_idx" ON "merchant" USING GIN ("allowed_origins");
