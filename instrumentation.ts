/** Runs once when a server process starts, before it answers. */

const shared = globalThis as typeof globalThis & {
  /** Why this process must not serve; read by the server process, which then ends. */
  sarrafRefusal?: string;
  /** Tells the server process that all of this has run, or was refused. */
  sarrafStarted?: () => void;
  /** Hands over what was measured last; called by the server process as it stops. */
  sarrafStopTelemetry?: () => Promise<void>;
};

export async function register(): Promise<void> {
  // Written in this form so that builds for other runtimes leave the import out.
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    try {
      const { startTelemetry } = await import("./server/telemetry/start");
      shared.sarrafStopTelemetry = startTelemetry();
      const { prepareMails } = await import("./server/emails/word-mail");
      await prepareMails();
      const { startJobs } = await import("./server/jobs/start");
      await startJobs();
    } catch (error) {
      shared.sarrafRefusal = error instanceof Error ? error.message : String(error);
      throw error;
    } finally {
      shared.sarrafStarted?.();
    }
  }
}
