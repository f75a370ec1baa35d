import { systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { startRecorder } from "@/server/domain/request-log";
import { env } from "@/server/env";
import { bridge } from "@/server/front/bridge";
import { checkSetup } from "./check-setup";
import { startHousekeeping } from "./housekeeping";
import { startAnnouncing } from "./inngest/announcer";
import { startGuard, startLocalDriver } from "./local";

type Stoppable = { stop(): Promise<void> | void };

function drivers(): Stoppable[] {
  return env.inngest === null ? [startLocalDriver()] : [startAnnouncing(), startGuard()];
}

/**
 * Starts the jobs once per process.
 * @throws {SetupRefused} if the process must not serve
 */
export async function startJobs(): Promise<void> {
  if (bridge().stopJobs !== undefined) return;
  await checkSetup(systemContext("start"));
  const recorder = startRecorder(systemContext("request-log"));
  const running = env.jobs === "off" ? [recorder] : [recorder, startHousekeeping(), ...drivers()];
  bridge().stopJobs = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await closeDatabase();
  };
}
