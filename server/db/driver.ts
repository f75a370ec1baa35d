/** Statements that are handed to the driver without Prisma's client between (decision 0312). */
import pg from "pg";
import { writeJson } from "@/server/kernel/exact-json";
import { timedStatements } from "@/server/telemetry/timed";
import { type Answer, fly, flyInLine, type SentStatement } from "./flight";
import { departures } from "./gather";
import { Prisma } from "./generated/client";
import type { ValueReaders } from "./readings";

/** A statement with its values, `$1`, `$2` …; `name` is its own, for which its plan is kept. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  readonly reading: ValueReaders;
  /** As of a named statement: it never waits for long. */
  readonly short?: boolean;
  /** As of a named statement that locks a row. */
  readonly lock?: OptimisticLock;
};

/**
 * How a statement that locks a row is carried out when the lock is taken last: what it says goes without it
 * first.
 */
export type OptimisticLock = {
  /** The same without a lock, and `standing`: a text that changes with everything the lock protects. */
  readonly look: NamedText;
  /** Takes the lock if it can be had at once. */
  readonly claim: NamedText;
  /** Fails if `standing`, the value after those of the statement, is another by now. */
  readonly proof: NamedText;
};

export type NamedText = { readonly name: string; readonly text: string };

/** Under what a connection keeps the plan of a statement; empty for one that is planned anew. */
export type StatementNames = (query: { readonly sql: string; readonly name?: string | undefined }) => string;

/** Sends statements: each on any connection of the pool, or all on that of a transaction. */
export type Driver = {
  /** The answers to several, one after the other, in one round trip. */
  sendEach(statements: readonly Statement[]): Promise<Answer<object>[]>;
  /**
   * In a transaction the statement goes with the next one, or with COMMIT: what Postgres says against it is
   * thrown there.
   */
  sendLater(statement: Statement): Promise<void>;
  /**
   * Outside of a transaction: carries the statements out in one that others of the moment share. If Postgres
   * refuses one of any of them, all fail, and nothing of them is written.
   * @param name of what they lock: no two of one name are under way at a time
   */
  readonly commitTogether?: (statements: readonly Statement[], name?: string | null) => Promise<Answer<object>[]>;
};

/**
 * Under it a database client, or a transaction, tells its driver: the same in every copy of this module that
 * a process loads.
 */
export const DRIVER = Symbol.for("sarraf.driver");

/** The driver of this service's own client or of a transaction of it; null for any other client. */
export function driverOf(db: object): Driver | null {
  return (db as { readonly [DRIVER]?: Driver })[DRIVER] ?? null;
}

/** Sends one statement. */
export async function send<Row>(driver: Driver, statement: Statement): Promise<Answer<Row>> {
  const [answer] = await driver.sendEach([statement]);
  return answer as Answer<Row>;
}

/**
 * A driver that sends each on a connection of the pool. Short statements of one moment share a connection
 * (decision 0319).
 */
export function driverOn(pool: pg.Pool, names: StatementNames): Driver {
  const together = inLine(pool);
  const sendEach: Driver["sendEach"] = (statements) => {
    const sent = sentAs(statements, names);
    if (statements.every(({ short }) => short)) return timedStatements(sent, () => together(sent));
    return withConnection(pool, (connection) => timedStatements(sent, () => fly(connection, sent)));
  };
  return {
    sendEach,
    sendLater: async (statement) => void (await sendEach([statement])),
    commitTogether: togetherBy(sendEach),
  };
}

/** What belongs together, and who waits for its answers. */
type Piece<Sent> = {
  readonly statements: readonly Sent[];
  readonly done: (answers: Answer<object>[]) => void;
  readonly fail: (error: unknown) => void;
};

/** So many share a commit: each waits for those before it. */
const MOST_TOGETHER = 16;

/** Sends what several ask for in one transaction, whose commit they share (decision 0319). */
function togetherBy(sendEach: Driver["sendEach"]): NonNullable<Driver["commitTogether"]> {
  const put = departures<Piece<Statement> & { readonly name: string | null }>({
    most: MOST_TOGETHER,
    nameOf: ({ name }) => name,
    depart: async (group) => {
      try {
        const answers = await sendEach(group.flatMap(({ statements }) => statements));
        let first = 0;
        for (const { statements, done } of group) {
          done(answers.slice(first, first + statements.length));
          first += statements.length;
        }
      } catch (error) {
        for (const { fail } of group) fail(error);
      }
    },
  });
  return (statements, name = null) => new Promise((done, fail) => put({ statements, name, done, fail }));
}

/** So many share a connection: each waits for those before it. */
const MOST_IN_LINE = 32;

/** Sends what several ask for in a line: one piece, one connection, answers of their own. */
function inLine(pool: pg.Pool) {
  const depart = async (line: readonly Piece<SentStatement>[]): Promise<void> => {
    try {
      await withConnection(pool, (connection) => {
        const answers = flyInLine(
          connection,
          line.map(({ statements }) => statements),
        );
        line.forEach(({ done, fail }, index) => void answers[index]?.then(done, fail));
        return allEnded(answers);
      });
    } catch (error) {
      // Those that were answered, or failed for a reason of their own, have heard already.
      for (const { fail } of line) fail(error);
    }
  };
  const put = departures({ depart, most: MOST_IN_LINE });
  return (statements: readonly SentStatement[]): Promise<Answer<object>[]> =>
    new Promise((done, fail) => put({ statements, done, fail }));
}

/**
 * Waits for all. @throws the first failure that tells of the connection, or else that of the first that
 * failed
 */
async function allEnded(answers: readonly Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(answers)).flatMap((ended) =>
    ended.status === "rejected" ? [ended.reason] : [],
  );
  if (failures.length > 0) throw failures.find(endsConnection) ?? failures[0];
}

/** Sends them on the connection, in one round trip. Throws what Postgres says of the first that fails. */
export function sendOn(
  connection: pg.ClientBase,
  statements: readonly Statement[],
  names: StatementNames,
): Promise<Answer<object>[]> {
  const sent = sentAs(statements, names);
  return timedStatements(sent, () => fly(connection, sent));
}

function sentAs(statements: readonly Statement[], names: StatementNames): SentStatement[] {
  return statements.map(({ text, values, name, reading }) => {
    return { text, name: names({ sql: text, name }), values: values.map(sendable), reading };
  });
}

/** Lends a connection of the pool to `work`; one that broke, or whose state nobody knows, is given up. */
export async function withConnection<T>(pool: pg.Pool, work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  const noteBreak = (error: Error): void => {
    broken = error;
  };
  connection.on("error", noteBreak);
  try {
    return await work(connection);
  } catch (error) {
    if (endsConnection(error)) broken ??= error;
    throw error;
  } finally {
    connection.removeListener("error", noteBreak);
    connection.release(broken);
  }
}

/** Postgres says so, and has undone the whole transaction; after a broken connection nobody knows. */
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !endsConnection(error);
}

/** Postgres, or a pooler before it, says so and then closes the connection. */
function endsConnection(error: unknown): error is Error {
  return error instanceof pg.DatabaseError && /^(57P|08)/.test(error.code ?? "");
}

/** As Postgres reads it: instants in UTC, decimals in their digits, objects as JSON. */
function sendable(value: unknown): string | Buffer | null {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return listOf(value);
  return Prisma.Decimal.isDecimal(value) ? value.toString() : writeJson(value);
}

/** A list as Postgres reads one. */
function listOf(values: readonly unknown[]): string {
  return `{${values.map(elementOf).join(",")}}`;
}

function elementOf(value: unknown): string {
  if (Array.isArray(value)) return listOf(value);
  const text = sendable(value);
  if (text === null) return "NULL";
  const shown = typeof text === "string" ? text : `\\x${text.toString("hex")}`;
  return `"${shown.replace(/[\\"]/g, "\\$&")}"`;
}
