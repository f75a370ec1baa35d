/** When the gateway is asked about an attempt whose outcome is not known (decision 0043). */
import { addSeconds } from "@/server/kernel/time";

/**
 * Longer than any gateway call may take, so that the resolver does not ask while the answer is still under
 * way.
 */
const ANSWER_EXPECTED_SECONDS = 60;

const WAITS_SECONDS = [5, 15, 60, 300, 900, 1_800] as const;
const LONGEST_WAIT_SECONDS = 3_600;

/** When to ask if no answer arrives: written before the call, so that a crash during it is followed up. */
export function firstInquiryAt(submittedAt: Date): Date {
  return addSeconds(submittedAt, ANSWER_EXPECTED_SECONDS);
}

/**
 * When to ask after `inquiries` fruitless ones: 5 s, 15 s, 1 min, 5 min, 15 min, 30 min, then every hour. It
 * never ends, because an unknown outcome is never decided by its age.
 */
export function nextInquiryAt(now: Date, inquiries: number): Date {
  return addSeconds(now, WAITS_SECONDS[inquiries] ?? LONGEST_WAIT_SECONDS);
}

/**
 * When to ask again about a call without an outcome: what waits for a person once a day, and nothing sooner
 * than its gateway asked for.
 */
export function laterInquiryAt(
  now: Date,
  call: { readonly inquiries: number; readonly parkedAt: Date | null; readonly askAfterSeconds?: number | null },
): Date {
  const next = call.parkedAt === null ? nextInquiryAt(now, call.inquiries) : parkedInquiryAt(now);
  const asked = addSeconds(now, call.askAfterSeconds ?? 0);
  return new Date(Math.max(next.getTime(), asked.getTime()));
}

const DAY_SECONDS = 86_400;

/** When to ask about what waits for a person: once a day. */
export function parkedInquiryAt(now: Date): Date {
  return addSeconds(now, DAY_SECONDS);
}
