import type { Destination } from "@/server/domain/operations/core/words";
import type { ApprovedOperation } from "@/server/kernel/words";

const KINDS = {
  refund: { pg: "refund", wallet: "refund_wallet" },
  void: { pg: "void", wallet: "void" },
} as const satisfies Record<ApprovedOperation, Record<Destination, string>>;

/** Message keys below `console.approvals.kinds` and `console.approvals.asks`. */
export function kindOf({ kind, destination }: { kind: ApprovedOperation; destination: Destination }) {
  return KINDS[kind][destination];
}

const HOUR_MS = 3_600_000;

export function hoursUntil(at: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / HOUR_MS));
}
