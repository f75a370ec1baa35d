import pg from "pg";
import { DUE_CHANNEL } from "@/server/db/due-items";
import { env } from "@/server/env";
import type { Log } from "@/server/kernel/types";

const RECONNECT_MS = 1_000;

export type Listener = { stop(): Promise<void> };

export type OnDue = (jobs: readonly string[] | null, connection: pg.Client) => void;

function jobsOf(payload: string | undefined): readonly string[] | null {
  return payload === undefined || payload === "" ? null : payload.split(" ");
}

/**
 * Calls `onDue` at each notification and each reconnection, because notifications may have been lost.
 * Reconnects until `stop`.
 */
export function listenForDue(log: Log, onDue: OnDue): Listener {
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
    const made = new pg.Client({ connectionString: env.databaseDirectUrl, keepAlive: true });
    client = made;
    made.on("error", (error) => log.warn({ err: error }, "The connection that listens for due work broke."));
    made.on("end", () => again(made));
    made.on("notification", ({ payload }) => onDue(jobsOf(payload), made));
    made
      .connect()
      .then(() => made.query(`LISTEN ${DUE_CHANNEL}`))
      .then(() => onDue(null, made))
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
