SET LOCAL lock_timeout = '5s';

ALTER TABLE "gateway" ADD COLUMN "charges_per_second" INTEGER;
ALTER TABLE "gateway" ADD CONSTRAINT "gateway_charges_per_second"
  CHECK ("charges_per_second" BETWEEN 1 AND 1000);

-- CreateTable
CREATE TABLE "charge_pace" (
    "acquirer" VARCHAR(240) NOT NULL,
    "next_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "charge_pace_pkey" PRIMARY KEY ("acquirer")
);
