/**
 * Hands mails to Resend if it is configured; otherwise they stay in the database, and the sandbox mailbox
 * shows them.
 */
import { type ErrorResponse, Resend } from "resend";
import { type MailOutlet, type OutgoingMail, ProviderBusy } from "@/server/domain/notifications";
import { env } from "@/server/env";
import { SendingLane } from "./sending-lane";

/** Without a word of the provider: after a full window of its rate, and after trouble on its side. */
const BUSY_SECONDS = 1;
const TROUBLE_SECONDS = { pause: 5, retry: 60 } as const;
/** No mail waits longer on the provider's word alone. */
const LONGEST_SECONDS = 3_600;

/** Longer than the provider ever took to answer. */
const TIMEOUT_MS = 10_000;

const TOO_MANY_REQUESTS = 429;
/** Resend's names of errors that say nothing of the mail. */
const TOO_MANY: readonly string[] = ["rate_limit_exceeded", "daily_quota_exceeded", "monthly_quota_exceeded"];
const TROUBLE: readonly string[] = ["application_error", "internal_server_error"];

/** The provider's outlet; where none is configured mails count as sent at once. */
export function mailOutlet(lane = new SendingLane()): MailOutlet {
  return {
    closedUntil: () => lane.closedUntil(),
    keeps: () => env.mailProvider === null,
    send: async (mail) => {
      const { mailProvider } = env;
      if (mailProvider !== null) await lane.take(() => sendMail(mailProvider, mail));
    },
  };
}

type Provider = NonNullable<typeof env.mailProvider>;

/**
 * Sends one mail; the mail's id keeps the provider from sending it twice.
 * @throws {ProviderBusy} for 429, 5xx, and when no answer came
 * @throws {Error} when Resend does not take the mail
 */
async function sendMail(provider: Provider, { id, to, subject, html, text }: OutgoingMail): Promise<void> {
  const { apiKey, from, baseUrl } = provider;
  const resend = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });
  const options = { idempotencyKey: id, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const { error, headers } = await resend.emails.send({ from, to, subject, html, text }, options);
  if (error !== null) throw failure(error, retryAfterSeconds(headers?.["retry-after"], Date.now()));
}

/** What an answer without success means; `asked` is how long the provider asked to wait, seconds. */
function failure(error: Partial<ErrorResponse>, asked: number | null): Error {
  const message = error.message ?? "The mail provider gave no reason.";
  switch (causeOf(error, asked)) {
    case "rate": {
      const wait = asked ?? BUSY_SECONDS;
      return new ProviderBusy(message, wait, wait);
    }
    case "trouble": {
      const { pause, retry } = TROUBLE_SECONDS;
      return new ProviderBusy(message, asked ?? pause, Math.max(asked ?? 0, retry));
    }
    case "mail":
      return new Error(message);
  }
}

/** By the status if the answer's body names it, which is null without an answer; else by the error's name. */
function causeOf({ statusCode: status, name }: Partial<ErrorResponse>, asked: number | null) {
  if (status === TOO_MANY_REQUESTS || (name !== undefined && TOO_MANY.includes(name))) return "rate";
  if (typeof status === "number") return status >= 500 ? "trouble" : "mail";
  if (status === null || name === undefined || TROUBLE.includes(name)) return "trouble";
  return asked === null ? "mail" : "rate";
}

/** Reads `Retry-After`, seconds or a date (RFC 9110, 10.2.3); null when it says nothing of use. */
export function retryAfterSeconds(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : null;
}
