/** Hears Postgres announce, on commit, that a row falls due within the minute. */
import pg from "pg";
import { env } from "../env";
import type { Log } from "../kernel/types";

const CHANNEL = "sarraf_due";
const RECONNECT_MS = 1_000;

/** A connection of its own; `stop` closes it. */
export type Listener = { stop(): Promise<void> };

/**
 * Calls `onDue` at each announcement, and after each reconnection, since announcements made meanwhile are lost. A connection that
 * breaks is made anew until `stop`.
 */
export function listenForDue(log: Log, onDue: () => void): Listener {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = (broken: pg.Client): void => {
    if (stopped || client !== broken) return;
    client = null;
    void broken.end().catch(() => undefined);
    timer = setTimeout(connect, RECONNECT_MS);
  };
  const connect = (): void => {
    const made = new pg.Client({ connectionString: env.databaseUrl, keepAlive: true });
    client = made;
    made.on("error", (error) => log.warn({ err: error }, "The connection that listens for due work broke."));
    made.on("end", () => again(made));
    made.on("notification", onDue);
    made
      .connect()
      .then(() => made.query(`LISTEN ${CHANNEL}`))
      .then(onDue)
      .catch(() => again(made));
  };
  connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
