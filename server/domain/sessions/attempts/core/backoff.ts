/** Schedules queries of the gateway about unknown outcomes (Spec, "Charges with an unknown outcome"). */
import { addSeconds } from "@/server/kernel/time";

/** Seconds until the first inquiry; longer than any gateway call may take. */
const ANSWER_EXPECTED_SECONDS = 60;

const WAITS_SECONDS = [5, 15, 60, 300, 900, 1_800] as const;
const LONGEST_WAIT_SECONDS = 3_600;

/**
 * The instant of the first inquiry. It is stored before the call, so that an inquiry follows even a crash.
 */
export function firstInquiryAt(submittedAt: Date): Date {
  return addSeconds(submittedAt, ANSWER_EXPECTED_SECONDS);
}

/**
 * The instant of the next inquiry after `inquiries` without an answer: 5 s, 15 s, 1 min, 5 min, 15 min, 30
 * min, then hourly. Inquiries never end, because an unknown outcome never fails by age.
 */
export function nextInquiryAt(now: Date, inquiries: number): Date {
  return addSeconds(now, WAITS_SECONDS[inquiries] ?? LONGEST_WAIT_SECONDS);
}

/**
 * Limits the interval until the next inquiry to a minute, because the gateway returned a stored failure and
 * its lookup soon shows whether the call had an effect.
 */
export function soon<Call extends { readonly inquiries: number }>(call: Call): Call {
  return { ...call, inquiries: Math.min(call.inquiries, WAITS_SECONDS.indexOf(60)) };
}

/**
 * The instant of the next inquiry about a call without an outcome: daily while a person's decision is
 * awaited, and never before the gateway's requested interval has passed.
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

export function parkedInquiryAt(now: Date): Date {
  return addSeconds(now, DAY_SECONDS);
}
