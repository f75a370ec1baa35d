SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "job_driver" (
    "driver" VARCHAR(16) NOT NULL,
    "last_run_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_driver_pkey" PRIMARY KEY ("driver")
);

ALTER TABLE "job_driver" ADD CONSTRAINT "job_driver_known" CHECK ("driver" IN ('local', 'inngest'));
