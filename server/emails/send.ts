/** Hands mails to Resend where it is configured; without it they stay in the database, where the sandbox mailbox shows them. */
import { Resend } from "resend";
import type { OutgoingMail } from "../domain/notifications";
import { env } from "../env";

/** Sends one mail; the mail's id keeps the provider from sending it twice. @throws {Error} when Resend does not take it */
export async function sendMail({ id, to, subject, html, text }: OutgoingMail): Promise<void> {
  const { mailProvider } = env;
  if (mailProvider === null) return;
  const { apiKey, from, baseUrl } = mailProvider;
  const resend = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });
  const { error } = await resend.emails.send({ from, to, subject, html, text }, { idempotencyKey: id });
  if (error !== null) throw new Error(error.message);
}
