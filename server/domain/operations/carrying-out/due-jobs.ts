import { dueJob } from "@/server/db/due-items";
import { resolveUnknownOperations as resolveCharges, returnSecondCharge } from "@/server/domain/payments";
import type { Job } from "@/server/kernel/types";
import { resolveOperation } from "./resolve-operation";
import { RESERVATIONS, UNKNOWN_OUTCOMES } from "./statements";
import { watchHold } from "./watch-hold";

/**
 * Queries the gateway about charges and operations whose answer was lost (Spec, "Charges with an unknown
 * outcome"; decision 0081).
 */
export const resolveUnknownOperations: Job = dueJob(UNKNOWN_OUTCOMES, {
  name: "resolve-unknown-operations",
  run: (ctx, id) => {
    if (id.startsWith("op_")) return resolveOperation(ctx, id);
    return id.startsWith("sec_") ? returnSecondCharge(ctx, id) : resolveCharges.run(ctx, id);
  },
});

export const watchReservations: Job = dueJob(RESERVATIONS, { name: "watch-reservations", run: watchHold });
