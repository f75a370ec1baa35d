import { failures, MOST_LOST_LEASES, type Tries } from "@/server/domain/reports/core/tries";
import { addSeconds } from "@/server/kernel/time";
import type { FileState } from "./words";

export type FileTimes = {
  readonly dueAt: Date | null;
  readonly leaseUntil: Date | null;
  readonly failure: string | null;
  readonly fileKey: string | null;
  readonly expiresAt: Date | null;
};

/** @param clock `now` on the merchant's clock, and `realNow` for the lease */
export function fileState(file: FileTimes, clock: { readonly now: Date; readonly realNow: Date }): FileState {
  if (file.dueAt !== null) return file.leaseUntil !== null && file.leaseUntil > clock.realNow ? "running" : "waiting";
  if (file.expiresAt === null) return "failed";
  return file.fileKey !== null && file.expiresAt > clock.now ? "ready" : "expired";
}

/** Seconds after which a file that could not be written is tried again. */
const WAITS_SECONDS = [60, 300, 1_800] as const;

/** When a failed file is written again; null if there are no more tries. */
export function nextTry(file: Tries, now: Date): Date | null {
  const wait = file.lostLeases < MOST_LOST_LEASES ? WAITS_SECONDS[failures(file) - 1] : undefined;
  return wait === undefined ? null : addSeconds(now, wait);
}
