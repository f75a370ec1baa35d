const RETRYABLE = new Set(["P2034", "40001", "40P01", "TransactionWriteConflict"]);
/**
 * Error codes of Prisma, Postgres and sockets that mean "try again", and error kinds of Prisma's adapter,
 * whose errors have no codes.
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
  "53000",
  "53100",
  "53200",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  // PgBouncer's code when the server was unreachable or lost during a statement.
  "08P01",
  "08006",
  "08003",
]);

/**
 * Error messages of the pool and the driver, which have no codes: no connection was available, or it was
 * lost.
 */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated|Client .+ is not queryable)/;

const LOST_STATEMENT = "26000";
const OUTDATED_PLAN = { code: "0A000", message: "cached plan must not change result type" } as const;

function causesOf(error: unknown): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === "object" && current !== null; depth += 1) {
    const facts = current as Record<string, unknown>;
    causes.push(facts);
    current = facts.cause ?? (facts.meta as Record<string, unknown> | undefined)?.driverAdapterError;
  }
  return causes;
}

function codesOf(error: unknown): string[] {
  const values = causesOf(error).flatMap(({ code, originalCode, kind }) => [code, originalCode, kind]);
  return values.filter((value): value is string => typeof value === "string");
}

/**
 * True if the connection's prepared statements are lost or outdated. The failed statement did not run, and
 * its transaction is rolled back.
 */
export function isStale(error: unknown): boolean {
  const codes = codesOf(error);
  if (codes.includes(LOST_STATEMENT)) return true;
  const texts = causesOf(error).map(({ message }) => String(message));
  return codes.includes(OUTDATED_PLAN.code) && texts.some((text) => text.includes(OUTDATED_PLAN.message));
}

/** True for a serialization failure, a deadlock or a stale connection. */
export function isRetryable(error: unknown): boolean {
  return codesOf(error).some((code) => RETRYABLE.has(code)) || isStale(error);
}

/** True if the caller may retry: the database was down, or no connection or lock was available in time. */
export function isBusy(error: unknown): boolean {
  if (error instanceof Error && NO_CONNECTION.test(error.message)) return true;
  return isRetryable(error) || codesOf(error).some((code) => BUSY.has(code));
}

/** True if a unique index (`constraint`, or any if absent) was violated. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const unique = codesOf(error).some((code) => code === "P2002" || code === "23505");
  return unique && (constraint === undefined || JSON.stringify(printable(error)).includes(constraint));
}

function printable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, cause, meta } = error as Error & { meta?: unknown };
  return { message, meta, cause: cause === undefined ? null : printable(cause) };
}
