/** What is to be said of a sign-in that ends by itself, and when it is looked at again. */
import type { TimeLeft } from "@/server/domain/merchants";

/** How long before its end a sign-in is warned of (WCAG 2.2.1). */
const WARNED_MS = 120_000;

/** How often others are looked for who keep it alive, while the warning stands. */
const LOOK_MS = 10_000;

export type SessionStanding =
  | { readonly kind: "open"; readonly lookInMs: number }
  /** `why`: nothing was asked for a while, or no sign-in lasts longer. */
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

/** The same sign-in so many milliseconds later, if nobody used it meanwhile. */
export function later({ idleMs, totalMs }: TimeLeft, ms: number): TimeLeft {
  return { idleMs: idleMs - ms, totalMs: totalMs - ms };
}
