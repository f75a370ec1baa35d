/** Decides which warning about an expiring sign-in is shown, and when to check again. */
import type { TimeLeft } from "@/server/domain/merchants";

/** Milliseconds before expiry at which the warning opens (WCAG 2.2.1). */
const WARNED_MS = 120_000;

/** Milliseconds between checks for other tabs while the warning is open. */
const LOOK_MS = 10_000;

export type SessionStanding =
  | { readonly kind: "open"; readonly lookInMs: number }
  /** `why` says whether the sign-in ends by inactivity (`idle`) or by its maximum duration (`total`). */
  | {
      readonly kind: "ending";
      readonly why: "idle" | "total";
      readonly isLastMinute: boolean;
      readonly lookInMs: number;
    }
  | { readonly kind: "over" };

export function sessionStanding({ idleMs, totalMs }: TimeLeft): SessionStanding {
  const left = Math.min(idleMs, totalMs);
  if (left <= 0) return { kind: "over" };
  if (left > WARNED_MS) return { kind: "open", lookInMs: left - WARNED_MS };
  const why = totalMs <= idleMs ? "total" : "idle";
  return { kind: "ending", why, isLastMinute: left <= WARNED_MS / 2, lookInMs: Math.min(left, LOOK_MS) };
}

export function later({ idleMs, totalMs }: TimeLeft, ms: number): TimeLeft {
  return { idleMs: idleMs - ms, totalMs: totalMs - ms };
}
