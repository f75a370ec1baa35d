/** Starts the jobs of a server process, and arranges for their end. */
import { closeDatabase } from "../db/client";
import { env } from "../env";
import { startHousekeeping } from "./housekeeping";
import { startWaking } from "./inngest";
import { startLocalDriver } from "./local";

const shared = globalThis as typeof globalThis & {
  /** Called by the server process when it stops: drivers first, then the connection pool. */
  sarrafStop?: () => Promise<void>;
};

/** Starts the driver that the environment asks for, once per process. */
export function startJobs(): void {
  if (shared.sarrafStop !== undefined) return;
  const running = env.jobs === "off" ? [] : [startHousekeeping(), env.inngest ? startWaking() : startLocalDriver()];
  shared.sarrafStop = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await closeDatabase();
  };
}
