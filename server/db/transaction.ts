/**
 * Transactions with the service's rules: short waits, retries of serialization failures, a busy answer
 * instead of a crash.
 */
import { faultPoint } from "@/server/fault-point";
import { Busy } from "@/server/kernel/errors";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { tryWithoutLock } from "./optimistic-transaction";

const TRIES = 3;
const RETRYABLE = new Set(["P2034", "40001", "40P01", "TransactionWriteConflict"]);
/**
 * Codes of Prisma, of Postgres and of sockets, and the kinds of the driver adapter, which has no codes for a
 * database that is away.
 */
const BUSY = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "55P03",
  "57014",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  // What PgBouncer says of a server that it cannot reach in time, or that went away in mid-statement.
  "08P01",
  "08006",
  "08003",
]);

/** What the pool and the driver say without a code when no connection is available, or when one is cut. */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated|Client .+ is not queryable)/;

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === "object" && current !== null; depth += 1) {
    const { code, originalCode, kind, cause, meta } = current as Record<string, unknown>;
    for (const value of [code, originalCode, kind]) if (typeof value === "string") codes.push(value);
    current = cause ?? (meta as Record<string, unknown> | undefined)?.driverAdapterError;
  }
  return codes;
}

/**
 * True when the database refused for lack of time, a connection or a lock, or was away: the caller may try
 * again.
 */
export function isBusy(error: unknown): boolean {
  if (error instanceof Error && NO_CONNECTION.test(error.message)) return true;
  return codesOf(error).some((code) => BUSY.has(code) || RETRYABLE.has(code));
}

/** True when a unique index refused a row; `constraint` narrows it to the index of that name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const unique = codesOf(error).some((code) => code === "P2002" || code === "23505");
  return unique && (constraint === undefined || JSON.stringify(printable(error)).includes(constraint));
}

function printable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, cause, meta } = error as Error & { meta?: unknown };
  return { message, meta, cause: cause === undefined ? null : printable(cause) };
}

/**
 * Runs `work` in one transaction, three times at most if the database reports a serialization failure or a
 * deadlock.
 * @throws {Busy} when the third try failed, or a connection or lock could not be acquired in time
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await db.$transaction(async (tx) => {
        const worked = await work(tx);
        faultPoint("before commit");
        return worked;
      });
      faultPoint("after commit");
      return result;
    } catch (error) {
      if (attempt < TRIES && codesOf(error).some((code) => RETRYABLE.has(code))) continue;
      if (isBusy(error)) throw new Busy(error);
      throw error;
    }
  }
}

/**
 * The same, tried without locks first (decision 0320): for work that begins with a {@link rowLock} and what
 * it protects, decides, and writes with `sendLater`. What needs more, or meets another that changes the same,
 * is carried out again under its lock.
 * @throws {Busy} as {@link transaction}
 */
export async function optimisticTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    const done = await tryWithoutLock(db, async (tx) => {
      const worked = await work(tx);
      faultPoint("before commit");
      return worked;
    });
    if (done === null) return transaction(db, work);
    faultPoint("after commit");
    return done.result;
  } catch (error) {
    if (isBusy(error)) throw new Busy(error);
    throw error;
  }
}

/**
 * The same context with `tx` for its database, for verbs that take part in a caller's transaction. They open
 * none of their own.
 */
export function within(ctx: Ctx, tx: Tx): Ctx {
  return { ...ctx, db: tx as Ctx["db"] };
}
