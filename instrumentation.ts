/** Next calls `register` once per process, before it answers requests. */
import type { Instrumentation } from "next";
import { bridge, VIEW_HEADER } from "./server/front/bridge";

export async function register(): Promise<void> {
  // Builds for other runtimes omit the imports only if the condition has exactly this form.
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    try {
      const { startTelemetry } = await import("./server/telemetry/start");
      bridge().stopTelemetry = startTelemetry();
      const { prepareMails } = await import("./server/emails/word-mail");
      await prepareMails();
      const { isSignedIn } = await import("./server/pages/signed-in");
      bridge().isSignedIn = isSignedIn;
      const { noteFailure } = await import("./server/pages/status");
      bridge().noteFailure = noteFailure;
      const { sharedReadiness } = await import("./server/jobs/readiness");
      bridge().readiness = sharedReadiness();
      const { startJobs } = await import("./server/jobs/start");
      await startJobs();
    } catch (error) {
      bridge().refusal = error instanceof Error ? error.message : String(error);
      throw error;
    } finally {
      bridge().started?.();
    }
  }
}

export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  bridge().noteFailure?.(error, String(headers[VIEW_HEADER]));
};
