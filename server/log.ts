/** Structured logs with what is secret or personal cut out by path. */
import pino from "pino";
import { env } from "./env";

const REDACTED = [
  "authorization",
  "*.authorization",
  "cookie",
  "*.cookie",
  "card_number",
  "*.card_number",
  "cardNumber",
  "*.cardNumber",
  "cvv",
  "*.cvv",
  "expiry",
  "*.expiry",
  "token",
  "*.token",
  "payload",
  "*.payload",
  "password",
  "*.password",
  "customer_email",
  "*.customer_email",
  "customer_phone",
  "*.customer_phone",
];

const shared = globalThis as typeof globalThis & { sarrafLog?: pino.Logger };

/**
 * The process's logger; one instance, because instrumentation and routes load their own copies of modules.
 */
export function logger(): pino.Logger {
  shared.sarrafLog ??= pino({ level: env.logLevel, redact: { paths: REDACTED, censor: "[redacted]" }, base: null });
  return shared.sarrafLog;
}
