SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "secret_proof" (
    "id" SMALLINT NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "secret_proof_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "secret_proof" ADD CONSTRAINT "secret_proof_one_row" CHECK ("id" = 1);
