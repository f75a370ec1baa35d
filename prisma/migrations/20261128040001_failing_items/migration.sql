SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "failing_item" (
    "merchant_id" VARCHAR(64) NOT NULL,
    "job" VARCHAR(64) NOT NULL,
    "item_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL,
    "last_error" VARCHAR(300) NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,
    "given_up_at" TIMESTAMPTZ(3),

    CONSTRAINT "failing_item_pkey" PRIMARY KEY ("merchant_id", "job", "item_id", "due_at")
);

-- CreateIndex
CREATE INDEX "failing_item_retry_at_idx" ON "failing_item"("retry_at");

ALTER TABLE "failing_item" ADD CONSTRAINT "failing_item_attempts" CHECK ("attempts" > 0);
