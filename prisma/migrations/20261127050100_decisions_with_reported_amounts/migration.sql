SET LOCAL lock_timeout = '5s';

-- A person decides about the amount that the gateway reports, not about the one that was requested.
CREATE TABLE "differing_answer" (
  "object_id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "amount" DECIMAL(18,3) NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "stage" VARCHAR(8),
  "booked_at" TIMESTAMPTZ(3),
  CONSTRAINT "differing_answer_pkey" PRIMARY KEY ("object_id"),
  CONSTRAINT "differing_answer_amount_sane" CHECK ("amount" >= 0),
  CONSTRAINT "differing_answer_stage_known" CHECK ("stage" IN ('held', 'taken'))
);

ALTER TABLE "manual_decision" ADD COLUMN "given_back" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "manual_decision_gives_back_what_happened" CHECK ("happened" OR NOT "given_back");
