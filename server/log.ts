/**
 * Structured logs with what is secret or personal cut out by path, and cards wherever they stand: the error
 * of a gateway's client may repeat what it was sent.
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

/**
 * The process's logger; one instance, because instrumentation and routes load their own copies of modules.
 */
export function logger(): pino.Logger {
  shared.sarrafLog ??= createLogger({ level: env.logLevel });
  return shared.sarrafLog;
}

/**
 * What the verbs of a request log, with its id. Nothing is prepared for it, because most requests log
 * nothing.
 */
export function logOf(requestId: string): Log {
  return {
    info: (facts, message) => logger().info({ requestId, ...facts }, message),
    warn: (facts, message) => logger().warn({ requestId, ...facts }, message),
    error: (facts, message) => logger().error({ requestId, ...facts }, message),
  };
}

/** A logger that writes to the standard output unless `to` is given. */
export function createLogger({ level, to }: { level: string; to?: pino.DestinationStream }): pino.Logger {
  const redact = { paths: REDACTED, censor: "[redacted]" };
  return pino({ level, redact, base: null, hooks: { streamWrite: withoutCards } }, to ?? pino.destination(1));
}
