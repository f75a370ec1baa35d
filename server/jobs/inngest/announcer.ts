import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { systemContext } from "@/server/context";
import type { Job } from "@/server/kernel/types";
import { Bell } from "../bell";
import { listenForDue } from "../listen";
import type { LocalDriver } from "../local";
import { JOBS } from "../registry";
import { TRY_LOCK } from "../statements";
import { announceDue } from "./announce";

/** Advisory lock of the announcing process, unique in the database. */
const LOCK = 7_205_115;
/** Milliseconds for which commits are collected, to announce their items together. */
const GATHER_MS = 100;
/**
 * Milliseconds between queries: after slow queries four times their duration, because they read a row of each
 * merchant.
 */
const [QUERY_SHARE, MOST_GATHER_MS] = [4, 2_000];
/** Milliseconds of pause after a query that found its maximum number of items. */
const MORE_MS = 2_000;
/** Milliseconds of pause after an error of Inngest or the database. */
const TROUBLE_MS = 5_000;
/**
 * Milliseconds after which a failed attempt to get the lock is repeated once, because Postgres frees locks a
 * moment late.
 */
const LOCK_MS = 1_000;
const LONG_MS = 3_600_000;
const COMPLAINT_MS = 60_000;

class Wanted {
  #all = false;
  readonly #names = new Set<string>();

  add(names: readonly string[] | null): void {
    if (names === null) this.#all = true;
    else for (const name of names) this.#names.add(name);
  }

  take(jobs: readonly Job[]): Job[] {
    const wanted = jobs.filter(({ name }) => this.#all || this.#names.has(name));
    this.#all = false;
    this.#names.clear();
    return wanted;
  }
}

/**
 * Starts announcing due items. Every process listens; the one with an advisory lock announces, and another
 * takes over when its connection ends. The schedule `find-due-work` finds items whose notification was lost.
 */
export function startAnnouncing(jobs: readonly Job[] = JOBS): LocalDriver {
  const system = systemContext("announcer");
  const [bell, end, wanted] = [new Bell(), new Bell(), new Wanted()];
  let complainedAt = Number.NEGATIVE_INFINITY;
  let connection: pg.Client | null = null;
  let holder: pg.Client | null = null;
  let [stopping, isRefused, tookMs] = [false, false, 0];
  const listener = listenForDue(system.log, (names, on) => {
    connection = on;
    wanted.add(names);
    bell.ring();
  });

  const mayAnnounce = async (): Promise<boolean> => {
    if (connection === null || holder === connection) return holder !== null;
    const asked = connection;
    const { rows } = await asked.query<{ held: boolean }>(TRY_LOCK, [LOCK]);
    holder = rows[0]?.held === true ? asked : null;
    return holder !== null;
  };
  const look = async (): Promise<number> => {
    if (!(await mayAnnounce())) {
      isRefused = !isRefused;
      return isRefused ? LOCK_MS : LONG_MS;
    }
    isRefused = false;
    const due = wanted.take(jobs);
    try {
      const { more, queriesMs } = await announceDue(system, due);
      tookMs = queriesMs;
      if (!more) return LONG_MS;
      wanted.add(due.map(({ name }) => name));
      return MORE_MS;
    } catch (error) {
      wanted.add(due.map(({ name }) => name));
      throw error;
    }
  };
  const loop = async (): Promise<void> => {
    for (let pause = LONG_MS; !stopping; ) {
      await bell.sleep(pause);
      await sleep(Math.min(Math.max(GATHER_MS, tookMs * QUERY_SHARE), MOST_GATHER_MS));
      if (stopping) return;
      pause = await look().catch(wait);
    }
  };
  /** New commits do not end the pause after an error, because Inngest may be away for long. */
  const wait = async (error: unknown): Promise<number> => {
    if (performance.now() - complainedAt >= COMPLAINT_MS) {
      complainedAt = performance.now();
      system.log.warn({ err: error }, "Due work could not be announced to Inngest.");
    }
    await end.sleep(TROUBLE_MS);
    return 0;
  };
  const running = loop();
  return {
    stop: async () => {
      stopping = true;
      bell.ring();
      end.ring();
      await Promise.all([running, listener.stop()]);
    },
  };
}
