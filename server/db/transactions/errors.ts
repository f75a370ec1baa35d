/** What an error of the database means: busy, a duplicate, or anything else. */

const RETRYABLE = new Set(["P2034", "40001", "40P01", "TransactionWriteConflict"]);
/** Codes of Prisma, Postgres and sockets, and the kinds of Prisma's adapter, whose errors have no codes. */
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
  // PgBouncer: the server could not be reached in time, or was lost during a statement.
  "08P01",
  "08006",
  "08003",
]);

/** Errors of the pool and the driver that have no code: no connection is available, or one was lost. */
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

/** True for a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  return codesOf(error).some((code) => RETRYABLE.has(code));
}

/** True if time, a connection or a lock was missing, or the database is down: the caller may try again. */
export function isBusy(error: unknown): boolean {
  if (error instanceof Error && NO_CONNECTION.test(error.message)) return true;
  return isRetryable(error) || codesOf(error).some((code) => BUSY.has(code));
}

/** True if a unique index refused a row; `constraint` limits it to the index of that name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const unique = codesOf(error).some((code) => code === "P2002" || code === "23505");
  return unique && (constraint === undefined || JSON.stringify(printable(error)).includes(constraint));
}

function printable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, cause, meta } = error as Error & { meta?: unknown };
  return { message, meta, cause: cause === undefined ? null : printable(cause) };
}
