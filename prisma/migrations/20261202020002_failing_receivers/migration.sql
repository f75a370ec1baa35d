SET LOCAL lock_timeout = '5s';

CREATE TABLE "failing_receiver" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "receiver" VARCHAR(500) NOT NULL,
    "cause" VARCHAR(300) NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "tried_at" TIMESTAMPTZ(3) NOT NULL,
    "failures" INTEGER NOT NULL,
    "status" INTEGER,
    "error" VARCHAR(500) NOT NULL,

    CONSTRAINT "failing_receiver_pkey" PRIMARY KEY ("merchant_id", "receiver"),
    CONSTRAINT "failing_receiver_failures" CHECK ("failures" > 0),
    CONSTRAINT "failing_receiver_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
