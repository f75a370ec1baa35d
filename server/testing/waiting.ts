/** What race tests wait for: a fact reported by Postgres, or a gate. */
import type pg from "pg";
import { expect, vi } from "vitest";

/** How long a test waits at most for what is to happen soon. */
export const PATIENT = { timeout: 10_000 };

/** Resolves once a connection waits for `holder`'s lock, asking on `watcher`. @throws after ten seconds */
export async function isWaitedFor(holder: pg.Client, watcher: pg.Client): Promise<void> {
  const { rows } = await holder.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  await vi.waitFor(async () => {
    const waiting = await watcher.query("SELECT pid FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))", [
      rows[0]?.pid,
    ]);
    expect(waiting.rowCount).toBeGreaterThan(0);
  }, PATIENT);
}

/** Something to wait for until it is opened. */
export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
