/**
 * The automatic inquiry that a simulated session requests by `extra` (Spec, "Simulated gateway rules" 6;
 * Spec, "Session requests" 18 to 20).
 */

import { z } from "zod";
import { readInput } from "@/server/kernel/read-input";
import { addSeconds } from "@/server/kernel/time";
import { integer } from "@/server/kernel/wire";

const MAX_MINUTES = 10_080;

const Extra = z.object({ extra: z.object({ expires_in_minutes: integer(1, MAX_MINUTES) }) });

/**
 * The automatic inquiry's due time, counted from `now`; null if `extra` requests none.
 * @throws {InvalidFields} under `extra` if `expires_in_minutes` is not a whole number from 1 to 10080
 */
export function automaticInquiryAt(extra: Readonly<Record<string, unknown>> | null, now: Date): Date | null {
  if (extra?.expires_in_minutes === undefined || extra.expires_in_minutes === null) return null;
  const { expires_in_minutes: minutes } = readInput(Extra, { extra }).extra;
  return addSeconds(now, minutes * 60);
}
