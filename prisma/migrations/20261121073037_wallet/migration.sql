SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "wallet_account" (
    "id" VARCHAR(40) NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "customer_id" VARCHAR(64) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "provider" VARCHAR(64) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'active',
    "balance" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "held" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wallet_operation" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "account_id" VARCHAR(40) NOT NULL,
    "type" VARCHAR(16) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "session_id" CHAR(40),
    "pg_code" VARCHAR(16),
    "reason" VARCHAR(255),
    "reference" VARCHAR(128),
    "key" VARCHAR(255),
    "reverses_id" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_operation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wallet_entry" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "account_id" VARCHAR(40) NOT NULL,
    "operation_id" BIGINT NOT NULL,
    "entry_type" VARCHAR(24) NOT NULL,
    "direction" VARCHAR(8) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'completed',
    "session_id" CHAR(40),
    "pg_code" VARCHAR(16),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wallet_reservation" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "hold_id" VARCHAR(40) NOT NULL,
    "account_id" VARCHAR(40) NOT NULL,
    "operation_id" BIGINT NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "pg_code" VARCHAR(16) NOT NULL,
    "provider" VARCHAR(64) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "release_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "wallet_reservation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "wallet_account_number_key" ON "wallet_account"("number");

-- CreateIndex
CREATE UNIQUE INDEX "wallet_account_merchant_id_customer_id_currency_provider_key" ON "wallet_account"("merchant_id", "customer_id", "currency", "provider");

-- CreateIndex
CREATE UNIQUE INDEX "wallet_operation_reverses_id_key" ON "wallet_operation"("reverses_id");

-- CreateIndex
CREATE INDEX "wallet_operation_account_id_id_idx" ON "wallet_operation"("account_id", "id");

-- CreateIndex
CREATE INDEX "wallet_operation_session_id_idx" ON "wallet_operation"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "wallet_operation_merchant_id_key_key" ON "wallet_operation"("merchant_id", "key");

-- CreateIndex
CREATE INDEX "wallet_entry_operation_id_idx" ON "wallet_entry"("operation_id");

-- CreateIndex
CREATE INDEX "wallet_entry_account_id_id_idx" ON "wallet_entry"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "wallet_entry_account_id_operation_id_entry_type_key" ON "wallet_entry"("account_id", "operation_id", "entry_type");

-- CreateIndex
CREATE UNIQUE INDEX "wallet_reservation_operation_id_key" ON "wallet_reservation"("operation_id");

-- CreateIndex
CREATE INDEX "wallet_reservation_session_id_idx" ON "wallet_reservation"("session_id");

-- AddForeignKey
ALTER TABLE "wallet_operation" ADD CONSTRAINT "wallet_operation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "wallet_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_operation" ADD CONSTRAINT "wallet_operation_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "wallet_operation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_entry" ADD CONSTRAINT "wallet_entry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "wallet_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_entry" ADD CONSTRAINT "wallet_entry_operation_id_fkey" FOREIGN KEY ("operation_id") REFERENCES "wallet_operation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_reservation" ADD CONSTRAINT "wallet_reservation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "wallet_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallet_reservation" ADD CONSTRAINT "wallet_reservation_operation_id_fkey" FOREIGN KEY ("operation_id") REFERENCES "wallet_operation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "wallet_account"
  ADD CONSTRAINT "wallet_account_never_overdrawn" CHECK (0 <= "held" AND "held" <= "balance"),
  ADD CONSTRAINT "wallet_account_status_known" CHECK ("status" IN ('active', 'suspended', 'closed')),
  ADD CONSTRAINT "wallet_account_closed_empty" CHECK ("status" <> 'closed' OR "balance" = 0);

ALTER TABLE "wallet_operation"
  ADD CONSTRAINT "wallet_operation_amount_positive" CHECK ("amount" > 0),
  ADD CONSTRAINT "wallet_operation_type_known" CHECK ("type" IN ('refund', 'reservation', 'adjustment', 'reversal')),
  ADD CONSTRAINT "wallet_operation_reverses_another" CHECK (("type" = 'reversal') = ("reverses_id" IS NOT NULL)),
  ADD CONSTRAINT "wallet_operation_of_a_session" CHECK ("type" NOT IN ('refund', 'reservation') OR "session_id" IS NOT NULL);

ALTER TABLE "wallet_entry"
  ADD CONSTRAINT "wallet_entry_amount_positive" CHECK ("amount" > 0),
  ADD CONSTRAINT "wallet_entry_status_known" CHECK ("status" = 'completed'),
  ADD CONSTRAINT "wallet_entry_direction_known" CHECK (("entry_type", "direction") IN (
    ('credit_refund', 'credit'), ('credit_adjustment', 'credit'), ('debit_adjustment', 'debit'), ('reserve', 'debit'),
    ('debit_payment', 'debit'), ('release', 'credit'), ('reversal', 'credit'), ('reversal', 'debit')));

ALTER TABLE "wallet_reservation"
  ADD CONSTRAINT "wallet_reservation_amount_positive" CHECK ("amount" > 0),
  ADD CONSTRAINT "wallet_reservation_state_known" CHECK ("state" IN ('reserved', 'committed', 'released')),
  ADD CONSTRAINT "wallet_reservation_timed_while_reserved" CHECK (("state" = 'reserved') = ("release_at" IS NOT NULL)),
  ADD CONSTRAINT "wallet_reservation_finished_at" CHECK (("state" = 'reserved') = ("finished_at" IS NULL));

-- A reservation ends once: committed or released, never both.
CREATE UNIQUE INDEX "wallet_entry_one_end" ON "wallet_entry" ("operation_id") WHERE "entry_type" IN ('debit_payment', 'release');

-- A refund is credited once.
CREATE UNIQUE INDEX "wallet_operation_one_per_refund" ON "wallet_operation" ("merchant_id", "reference") WHERE "type" = 'refund';

-- A session holds one sum of an account at a time.
CREATE UNIQUE INDEX "wallet_reservation_one_live" ON "wallet_reservation" ("session_id", "account_id") WHERE "state" = 'reserved';

CREATE INDEX "wallet_reservation_release_due" ON "wallet_reservation" ("merchant_id", "release_at") WHERE "release_at" IS NOT NULL;
CREATE INDEX "wallet_reservation_live" ON "wallet_reservation" ("account_id") WHERE "state" = 'reserved';

CREATE TRIGGER "reservation_release_announced" AFTER INSERT OR UPDATE OF "release_at" ON "wallet_reservation"
  FOR EACH ROW WHEN (NEW."release_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('release_at');

-- The ledger is written once.
CREATE TRIGGER "wallet_operation_append_only" BEFORE UPDATE OR DELETE ON "wallet_operation"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "wallet_entry_append_only" BEFORE UPDATE OR DELETE ON "wallet_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
