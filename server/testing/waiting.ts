/** Waits in tests of races: for Postgres to report a lock, or for a gate. */
import type pg from "pg";
import { expect, vi } from "vitest";

/** Maximum wait for something that should happen soon. */
export const PATIENT = { timeout: 10_000 };

/**
 * Resolves once `waiters` connections wait for a lock of `holder`, directly or behind another; `watcher`
 * queries this.
 * @throws after ten seconds
 */
export async function isWaitedFor(holder: pg.Client, watcher: pg.Client, waiters = 1): Promise<void> {
  const { rows } = await holder.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  await vi.waitFor(async () => {
    const waiting = await watcher.query(
      `WITH RECURSIVE line(pid) AS (SELECT $1::int UNION
        SELECT a.pid FROM pg_stat_activity a JOIN line ON line.pid = ANY(pg_blocking_pids(a.pid)))
      SELECT pid FROM line WHERE pid <> $1`,
      [rows[0]?.pid],
    );
    expect(waiting.rowCount).toBeGreaterThanOrEqual(waiters);
  }, PATIENT);
}

/** A promise that resolves when `open` is called. */
export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
