/** Keys below `console.approvals.kinds` and `console.approvals.asks`. */
export function kindOf({ kind, destination }: { kind: string; destination: string }) {
  if (kind === "void") return "void";
  return destination === "wallet" ? "refund_wallet" : "refund";
}

const HOUR_MS = 3_600_000;

/** Whole hours until an ISO 8601 instant, at least zero. */
export function hoursUntil(at: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / HOUR_MS));
}
