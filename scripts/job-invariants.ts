import { MOST_ATTEMPTS } from "@/server/jobs/failing-items";
import type { Invariant } from "./invariant";

export const JOB_INVARIANTS: readonly Invariant[] = [
  {
    name: "a job's item is given up exactly after all its attempts, and has its next attempt within an hour of the last",
    wholeFlowOnly: true,
    sql: `SELECT merchant_id, job, item_id, attempts, given_up_at FROM failing_item
          WHERE (given_up_at IS NULL) <> (attempts < ${MOST_ATTEMPTS}) OR given_up_at > failed_at
            OR retry_at NOT BETWEEN failed_at + interval '5 seconds' AND failed_at + interval '1 hour'`,
  },
];
