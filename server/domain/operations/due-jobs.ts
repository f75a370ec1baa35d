/** The job of lost answers: of charges, which payments settle, and of operations. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import type { Job } from "../../kernel/types";
import { resolveUnknownOperations as resolveCharges } from "../payments";
import { resolveOperation } from "./resolve-operation";

const UNKNOWN_OUTCOMES: DueSource = {
  table: Prisma.sql`(
    SELECT id, merchant_id, inquire_at FROM attempt WHERE inquire_at IS NOT NULL
    UNION ALL SELECT id, merchant_id, inquire_at FROM operation WHERE inquire_at IS NOT NULL)`,
  dueAt: Prisma.sql`item.inquire_at`,
  condition: Prisma.sql`item.inquire_at IS NOT NULL`,
};

/** Asks the gateway about charges and operations whose answer was lost (decision §7). */
export const resolveUnknownOperations: Job = {
  name: "resolve-unknown-operations",
  nextAt: (system, scope) => earliestDue(system, scope, UNKNOWN_OUTCOMES),
  due: (system, scope, limit) => dueItems(system, scope, { source: UNKNOWN_OUTCOMES, limit }),
  run: (ctx, id) => (id.startsWith("op_") ? resolveOperation(ctx, id) : resolveCharges.run(ctx, id)),
};
