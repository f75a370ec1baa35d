/** Sends mails through Resend if configured; otherwise they stay in the database, for the sandbox mailbox. */
import { type ErrorResponse, Resend } from "resend";
import { type MailOutlet, type OutgoingMail, ProviderBusy } from "@/server/domain/notifications";
import { env } from "@/server/env";
import { withAsciiDomain } from "@/server/kernel/email-address";
import { SendingLane } from "./sending-lane";

/** Default pause in seconds after 429 or a provider's error. */
const BUSY_SECONDS = 1;
const TROUBLE_SECONDS = { pause: 5, retry: 60 } as const;
/** Longest `Retry-After` in seconds that is accepted from the mail provider. */
const LONGEST_SECONDS = 3_600;

const TIMEOUT_MS = 10_000;

const TOO_MANY_REQUESTS = 429;
/** Resend's errors about this account's limits, not about the mail. */
const TOO_MANY: readonly string[] = ["rate_limit_exceeded", "daily_quota_exceeded", "monthly_quota_exceeded"];
const TROUBLE: readonly string[] = ["application_error", "internal_server_error"];

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
 * Sends a mail with its id as idempotency key.
 * @throws {ProviderBusy} for 429, 5xx and time-outs
 * @throws {Error} if Resend refuses the mail
 */
async function sendMail(provider: Provider, mail: OutgoingMail): Promise<void> {
  const { apiKey, from, baseUrl } = provider;
  const resend = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });
  const options = { idempotencyKey: mail.id, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const { error, headers } = await resend.emails.send({ from, ...partsOf(mail) }, options);
  if (error !== null) throw failure(error, retryAfterSeconds(headers?.["retry-after"], Date.now()));
}

function partsOf({ to, cc, bcc, subject, html, text, attachments }: OutgoingMail) {
  return {
    to: withAsciiDomain(to),
    subject,
    html,
    text,
    ...(cc.length > 0 && { cc: cc.map(withAsciiDomain) }),
    ...(bcc.length > 0 && { bcc: bcc.map(withAsciiDomain) }),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content: Buffer.from(content),
      })),
    }),
  };
}

/**
 * The error to throw after a provider's refusal; `asked` is the wait in seconds that the provider requested.
 */
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

function causeOf({ statusCode: status, name }: Partial<ErrorResponse>, asked: number | null) {
  if (status === TOO_MANY_REQUESTS || (name !== undefined && TOO_MANY.includes(name))) return "rate";
  if (typeof status === "number") return status >= 500 ? "trouble" : "mail";
  if (status === null || name === undefined || TROUBLE.includes(name)) return "trouble";
  return asked === null ? "mail" : "rate";
}

/** Seconds of a `Retry-After` header, given as seconds or date (RFC 9110, 10.2.3); null if unusable. */
export function retryAfterSeconds(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : null;
}
