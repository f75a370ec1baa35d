/** Runs one item of a job as the service, on its merchant's clock. */
import { randomUUID } from "node:crypto";
import { contextFor, systemContext } from "../context";
import { merchantById } from "../domain/merchants";
import type { Job, JobItem } from "../kernel/types";

/** Loads the merchant and acts. Throws what the job throws. */
export async function runItem(job: Job, item: JobItem): Promise<void> {
  const system = systemContext(randomUUID());
  const merchant = await merchantById(system, item.merchantId);
  await job.run(contextFor(system, merchant, { kind: "service" }), item.id);
}
