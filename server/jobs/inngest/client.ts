import { Inngest } from "inngest";
import { logger } from "@/server/log";

let client: Inngest | undefined;

/** The process's Inngest client, which reads keys and addresses from the environment. */
export function inngest(): Inngest {
  client ??= new Inngest({ id: "sarraf", logger: logger(), internalLogger: quietAboutStrangers() });
  return client;
}

const REFUSAL = "Signature validation failed";
const QUIET_MS = 60_000;

type Line = (facts: unknown, message?: string) => void;
type Lines = { readonly info: Line; readonly warn: Line; readonly error: Line; readonly debug: Line };

/**
 * The log of Inngest's SDK. Anyone can send unsigned calls, so they cause at most one warning a minute,
 * without a stack.
 */
export function quietAboutStrangers(log: Lines = linesOf(), now: () => number = Date.now): Lines {
  let [toldAt, untold] = [Number.NEGATIVE_INFINITY, 0];
  const error: Line = (facts, message) => {
    if (message !== REFUSAL) return log.error(facts, message);
    untold += 1;
    if (now() - toldAt < QUIET_MS) return;
    log.warn(
      { reason: reasonOf(facts), calls: untold },
      "Calls to /api/inngest without Inngest's signature were refused.",
    );
    [toldAt, untold] = [now(), 0];
  };
  return { ...log, error };
}

function linesOf(): Lines {
  const log = logger();
  const line =
    (level: "info" | "warn" | "error" | "debug"): Line =>
    (facts, message) =>
      log[level](facts, message);
  return { info: line("info"), warn: line("warn"), error: line("error"), debug: line("debug") };
}

function reasonOf(facts: unknown): string | null {
  if (typeof facts !== "object" || facts === null || !("err" in facts)) return null;
  return facts.err instanceof Error ? facts.err.message : null;
}
