/** Runs once when a server process starts, before it answers. */

export async function register(): Promise<void> {
  // Written in this form so that builds for other runtimes leave the import out.
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { startJobs } = await import("./server/jobs/start");
    startJobs();
  }
}
