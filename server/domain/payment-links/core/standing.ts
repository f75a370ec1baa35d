/** Decides whether a payment link can be paid (Spec, "Payment links"). */
import type { CivilDate } from "@/server/kernel/time";
import type { LinkStatus } from "./words";

export type LinkLimits = {
  readonly closedAt: Date | null;
  readonly activeUntil: CivilDate | null;
  readonly maxPayments: number | null;
  readonly payments: number;
};

export function statusOn(link: LinkLimits, today: CivilDate): LinkStatus {
  if (link.closedAt !== null) return "closed";
  if (isUsedUp(link)) return "used_up";
  return link.activeUntil !== null && link.activeUntil < today ? "ended" : "active";
}

export function isUsedUp({ maxPayments, payments }: Pick<LinkLimits, "maxPayments" | "payments">): boolean {
  return maxPayments !== null && payments >= maxPayments;
}
