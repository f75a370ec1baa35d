-- When a process last ran items that Inngest had not run.
ALTER TABLE "job_driver" DROP CONSTRAINT "job_driver_known",
  ADD CONSTRAINT "job_driver_known" CHECK ("driver" IN ('local', 'inngest', 'guard'));
