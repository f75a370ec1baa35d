/** What to say about an expiring sign-in, and when to check again. */
import type { TimeLeft } from "@/server/domain/merchants";

/** How long before the end the warning comes (WCAG 2.2.1). */
const WARNED_MS = 120_000;

/** How often other tabs are checked while the warning is open. */
const LOOK_MS = 10_000;

export type SessionStanding =
  | { readonly kind: "open"; readonly lookInMs: number }
  /** `why`: inactivity, or the longest time that a sign-in may last. */
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

/** The same sign-in later, if unused meanwhile. */
export function later({ idleMs, totalMs }: TimeLeft, ms: number): TimeLeft {
  return { idleMs: idleMs - ms, totalMs: totalMs - ms };
}
