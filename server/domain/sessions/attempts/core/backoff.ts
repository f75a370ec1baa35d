/** When the gateway is queried about an unknown outcome (Spec, "Charges with an unknown outcome"). */
import { addSeconds } from "@/server/kernel/time";

/**
 * Seconds until the first inquiry; longer than any gateway call may take, so that no running call is queried.
 */
const ANSWER_EXPECTED_SECONDS = 60;

const WAITS_SECONDS = [5, 15, 60, 300, 900, 1_800] as const;
const LONGEST_WAIT_SECONDS = 3_600;

/**
 * The time of the first inquiry, stored before the call, so that a crash during the call is followed by an
 * inquiry.
 */
export function firstInquiryAt(submittedAt: Date): Date {
  return addSeconds(submittedAt, ANSWER_EXPECTED_SECONDS);
}

/**
 * The next inquiry after `inquiries` without an answer: 5 s, 15 s, 1 min, 5 min, 15 min, 30 min, then every
 * hour. Inquiries never end, because an unknown outcome never fails by age.
 */
export function nextInquiryAt(now: Date, inquiries: number): Date {
  return addSeconds(now, WAITS_SECONDS[inquiries] ?? LONGEST_WAIT_SECONDS);
}

/**
 * Limits the interval until the next inquiry to a minute: the gateway has returned a stored failure, and its
 * lookup soon shows whether the call had an effect.
 */
export function soon<Call extends { readonly inquiries: number }>(call: Call): Call {
  return { ...call, inquiries: Math.min(call.inquiries, WAITS_SECONDS.indexOf(60)) };
}

/**
 * The next inquiry about a call without an outcome: daily while it waits for a person, and not before the
 * gateway's requested interval has passed.
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
