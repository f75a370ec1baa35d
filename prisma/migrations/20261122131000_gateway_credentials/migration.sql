-- An account keeps what its gateway asks of it, sealed in one column.
ALTER TABLE "gateway" ADD COLUMN "credentials" TEXT, ADD COLUMN "credentials_set_at" TIMESTAMPTZ(3);
ALTER TABLE "gateway"
  ADD CONSTRAINT "gateway_credentials_dated" CHECK (("credentials" IS NULL) = ("credentials_set_at" IS NULL));
