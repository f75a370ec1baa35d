import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../client";
import { withGroupCommit } from "../transactions/group-commit";
import { type NamedStatement, rowsOf } from "./named-statement";

/** A statement that does nothing else tells which connection it came by. */
const WHERE: NamedStatement<{ connection: number }> = {
  name: "where_sent",
  pipelined: true,
  text: "SELECT pg_backend_pid() AS connection",
};
const LONG = { ...WHERE, name: "where_sent_alone", pipelined: false };
const DIVIDED: NamedStatement<{ result: number }> = {
  name: "divided",
  pipelined: true,
  text: "SELECT 12 / $1::int AS result",
};
const CUT: NamedStatement<object> = {
  name: "cut_connection",
  pipelined: true,
  text: "SELECT pg_terminate_backend(pg_backend_pid())",
};

const own = openDatabase({ url: process.env.DATABASE_OWNER_URL ?? "", connections: 4 });
const { db } = own;

/** By so many at once. @returns the connections that they came by */
async function connectionsOf(statement: typeof WHERE, count: number): Promise<Set<number>> {
  const all = await Promise.all(Array.from({ length: count }, () => rowsOf(db, statement, [])));
  return new Set(all.flatMap((rows) => rows.map(({ connection }) => connection)));
}

const divide = async (by: number): Promise<number | undefined> => (await rowsOf(db, DIVIDED, [by]))[0]?.result;

/** What became of each: what it answered, or Postgres' code. */
async function endsOf(all: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(all);
  return ended.map((one) => (one.status === "fulfilled" ? one.value : (one.reason.code ?? one.reason.message)));
}

afterAll(() => own.close());

describe("short statements that are sent together", () => {
  it("share a connection, up to 32 of them; others take one each", async () => {
    expect(await connectionsOf(WHERE, 32)).toHaveProperty("size", 1);
    expect(await connectionsOf(WHERE, 33)).toHaveProperty("size", 2);
    expect(await connectionsOf(LONG, 3)).toHaveProperty("size", 3);
  });

  it("are answered each for itself: an error of one concerns no other, prepared or not", async () => {
    const divisors = [1, 0, 2, 0, 3];
    for (let time = 0; time < 3; time += 1)
      expect(await endsOf(divisors.map(divide))).toEqual([12, "22012", 6, "22012", 4]);
  });

  it("are answered until the connection breaks, which fails all that come after", async () => {
    const all = [divide(1), rowsOf(db, CUT, []), divide(2), divide(3), divide(4)];
    const [before, ...others] = await endsOf(all);
    expect(before).toBe(12);
    expect(others).toHaveLength(4);
    for (const failure of others) expect(failure).toMatch(/^57P01$|terminated|not queryable|ECONNRESET/);
    expect(await divide(6)).toBe(2);
  });
});

describe("insertions that are sent together", () => {
  const INSERTION: NamedStatement<{ n: number; transaction: string }> = {
    name: "insert_counted",
    text: "INSERT INTO commit_together.counted (n) VALUES ($1) RETURNING n, pg_current_xact_id()::text AS transaction",
  };
  const insert = withGroupCommit(INSERTION);
  const insertEach = (numbers: readonly number[]) => numbers.map((n) => insert(db, [n]));
  const stored = () => db.$queryRaw<{ n: number }[]>`SELECT n FROM commit_together.counted ORDER BY n`;

  // Other tests look through the tables of the usual schema.
  beforeAll(async () => {
    await db.$executeRaw`CREATE SCHEMA commit_together`;
    await db.$executeRaw`CREATE TABLE commit_together.counted (n int PRIMARY KEY CHECK (n > 0))`;
  });
  afterAll(() => db.$executeRaw`DROP SCHEMA commit_together CASCADE`);

  it("are one transaction", async () => {
    const rows = (await Promise.all(insertEach([1, 2, 3]))).flat();
    expect(rows.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(new Set(rows.map(({ transaction }) => transaction))).toHaveProperty("size", 1);
  });

  it("are carried out one by one when one of them is refused, and only that one fails", async () => {
    const ends = await endsOf(insertEach([4, -1, 5, 5, 6]));
    expect(ends).toMatchObject([[{ n: 4 }], "23514", expect.anything(), expect.anything(), [{ n: 6 }]]);
    expect(ends.slice(2, 4)).toContain("23505");
    expect((await stored()).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("fail alone, too", async () => {
    expect(await endsOf(insertEach([-1]))).toEqual(["23514"]);
  });
});
