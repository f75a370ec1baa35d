/**
 * Structured logs without secrets, personal data and card numbers, because errors of a gateway client may
 * repeat its input.
 */
import pino from "pino";
import { withoutCards } from "@/server/kernel/card-scheme";
import type { Log } from "@/server/kernel/types";
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

/** One logger per process, because instrumentation and routes load separate copies of modules. */
export function logger(): pino.Logger {
  shared.sarrafLog ??= createLogger({ level: env.logLevel });
  return shared.sarrafLog;
}

/** Logs to standard error, for commands that print their result to standard output. */
export function logToStandardError(): void {
  shared.sarrafLog = createLogger({ level: env.logLevel, to: pino.destination({ fd: 2, sync: true }) });
}

/** A logger with the request's id; created lazily, because most requests log nothing. */
export function logOf(requestId: string): Log {
  return {
    info: (facts, message) => logger().info({ requestId, ...facts }, message),
    warn: (facts, message) => logger().warn({ requestId, ...facts }, message),
    error: (facts, message) => logger().error({ requestId, ...facts }, message),
  };
}

export function createLogger({ level, to }: { level: string; to?: pino.DestinationStream }): pino.Logger {
  const redact = { paths: REDACTED, censor: "[redacted]" };
  return pino({ level, redact, base: null, hooks: { streamWrite: withoutCards } }, to ?? pino.destination(1));
}
