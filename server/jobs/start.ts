/** Starts the jobs of a server process, and arranges for their end. */
import { systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { startRecorder } from "@/server/domain/request-log";
import { env } from "@/server/env";
import { checkSetup } from "./check-setup";
import { startHousekeeping } from "./housekeeping";
import { startAnnouncing } from "./inngest/announcer";
import { startLateDriver, startLocalDriver } from "./local";

const shared = globalThis as typeof globalThis & {
  /** Called by the server process when it stops: drivers first, then the connection pool. */
  sarrafStop?: () => Promise<void>;
};

type Stoppable = { stop(): Promise<void> | void };

function drivers(): Stoppable[] {
  return env.inngest === null ? [startLocalDriver()] : [startAnnouncing(), startLateDriver()];
}

/**
 * Starts what the environment asks for, once per process.
 * @throws {SetupRefused} when the process must not serve like this
 */
export async function startJobs(): Promise<void> {
  if (shared.sarrafStop !== undefined) return;
  await checkSetup(systemContext("start"));
  const recorder = startRecorder(systemContext("request-log"));
  const running = env.jobs === "off" ? [recorder] : [recorder, startHousekeeping(), ...drivers()];
  shared.sarrafStop = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await closeDatabase();
  };
}
