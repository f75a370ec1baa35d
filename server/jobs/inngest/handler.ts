/**
 * Connects jobs to Inngest, for several machines: Inngest manages time, queue, fairness and history, and
 * calls the service. The database stores retries by business rules.
 */
import { serve } from "inngest/next";
import { env } from "@/server/env";
import type { Job } from "@/server/kernel/types";
import { JOBS } from "../registry";
import { inngest } from "./client";
import { functionsOf } from "./functions";

type Handler = (request: Request) => Promise<Response>;

/** The handler of GET, POST and PUT. Unsigned calls are refused outside development mode. */
export function inngestHandler(jobs: readonly Job[] = JOBS): Handler {
  const handle = serve({
    client: inngest(),
    functions: functionsOf(jobs),
    serveOrigin: env.inngestServeOrigin,
    servePath: "/api/inngest",
    enableUnauthedSync: false,
  });
  // The adapter's type requires Next's request, but the adapter needs only a standard Request.
  return (request) => handle(request as Parameters<typeof handle>[0], undefined);
}
