import { PrismaPg } from "@prisma/adapter-pg";
import { afterEach, describe, expect, it } from "vitest";
import { env } from "@/server/env";
import type { Db, Tx } from "@/server/kernel/types";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { gate } from "@/server/testing/waiting";
import { database } from "../client";
import { type NamedStatement, rowsOf, rowsOfBatch, sendLater } from "../driver/named-statement";
import { PrismaClient } from "../generated/client";
import { isBusy, isUniqueViolation } from "./errors";
import { transaction } from "./transaction";

const nameOf = async (id: string) => (await database().merchant.findUniqueOrThrow({ where: { id } })).name;

const renamed = {
  "a raw statement": (tx: Tx, id: string, name: string) =>
    tx.$executeRaw`UPDATE merchant SET name = ${name} WHERE id = ${id}`,
  "a model": (tx: Tx, id: string, name: string) => tx.merchant.update({ where: { id }, data: { name } }),
} as const;

const read = {
  "a raw statement": async (tx: Tx, id: string) => {
    const [row] = await tx.$queryRaw<{ name: string }[]>`SELECT name FROM merchant WHERE id = ${id}`;
    return row?.name;
  },
  "a model": async (tx: Tx, id: string) => (await tx.merchant.findUniqueOrThrow({ where: { id } })).name,
} as const;

const WAYS = ["a raw statement", "a model"] as const;
const PAIRS = WAYS.flatMap((writer) => WAYS.map((reader) => [writer, reader] as const));

describe("raw statements and models share one transaction", () => {
  it.each(PAIRS)("what %s writes %s reads, and nobody else before the commit", async (writer, reader) => {
    const { id } = await testMerchant();
    const outside = await transaction(database(), async (tx) => {
      await renamed[writer](tx, id, "inside");
      expect(await read[reader](tx, id)).toBe("inside");
      return nameOf(id);
    });
    expect([outside, await nameOf(id)]).toEqual(["Test Merchant", "inside"]);
  });

  it.each(PAIRS)("what %s and %s have written goes with an error", async (first, second) => {
    const [one, other] = [await testMerchant(), await testMerchant()];
    const failing = transaction(database(), async (tx) => {
      await renamed[first](tx, one.id, "never");
      await renamed[second](tx, other.id, "never");
      throw new TypeError("a bug");
    });
    await expect(failing).rejects.toThrow("a bug");
    expect([await nameOf(one.id), await nameOf(other.id)]).toEqual(["Test Merchant", "Test Merchant"]);
  });

  it("models that are asked at the same time join once, on the same connection", async () => {
    const { id } = await testMerchant();
    const { result, sent } = await countStatements(() =>
      transaction(database(), async (tx) => {
        const [[row], ...found] = await Promise.all([
          tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`,
          tx.merchant.count({ where: { id } }),
          tx.gateway.count({ where: { merchantId: id } }),
        ]);
        await tx.merchant.update({ where: { id }, data: { name: "joined" } });
        const [holder] = await database().$queryRaw<{ pid: number }[]>`
          SELECT pid FROM pg_locks WHERE transactionid IS NOT NULL AND pid = ${row?.pid ?? 0}::int LIMIT 1`;
        return { found, isHolder: holder?.pid === row?.pid };
      }),
    );
    expect(result).toEqual({ found: [1, 1], isHolder: true });
    expect(sent.length).toBe(5);
  });

  it.each(WAYS)("what %s begins to write while another part fails is gone, and nothing hangs", async (way) => {
    const { id } = await testMerchant();
    const begun: Promise<unknown>[] = [];
    const failing = transaction(database(), (tx) => {
      begun.push(Promise.resolve(renamed[way](tx, id, "stray")).catch(() => undefined));
      return Promise.reject(new TypeError("a bug"));
    });
    await expect(failing).rejects.toThrow("a bug");
    await Promise.all(begun);
    expect(await nameOf(id)).toBe("Test Merchant");
  });

  it("the client begins a new transaction after it has left one", async () => {
    const { id } = await testMerchant();
    await transaction(database(), (tx) => tx.merchant.count());
    await transaction(database(), (tx) => tx.merchant.update({ where: { id }, data: { name: "second" } }));
    expect(await nameOf(id)).toBe("second");
  });
});

describe("statements that go together", () => {
  const LATER = { name: "test_later", text: "UPDATE merchant SET name = $2 WHERE id = $1" };
  const NAME = { name: "test_name", text: "SELECT name FROM merchant WHERE id = $1" } as NamedStatement<{
    name: string;
  }>;

  it("BEGIN goes with the first, COMMIT with what was left for later", async () => {
    const { id } = await testMerchant();
    const { result, roundTrips, statements } = await countStatements(() =>
      transaction(database(), async (tx) => {
        const names = await rowsOf(tx, NAME, [id]);
        await sendLater(tx, LATER, [id, "committed"]);
        return names;
      }),
    );
    expect([result, roundTrips, statements.length]).toEqual([[{ name: "Test Merchant" }], 2, 2]);
    expect(await nameOf(id)).toBe("committed");
  });

  it.each(WAYS)("what was left for later %s sees", async (way) => {
    const { id } = await testMerchant();
    const seen = await transaction(database(), async (tx) => {
      await sendLater(tx, LATER, [id, "first"]);
      return read[way](tx, id);
    });
    expect([seen, await nameOf(id)]).toEqual(["first", "first"]);
  });

  it("each of several sees what those before it have done", async () => {
    const { id } = await testMerchant();
    const { result, roundTrips } = await countStatements(() =>
      transaction(database(), (tx) =>
        rowsOfBatch<[{ name: string }, object, { name: string }]>(tx, [
          { statement: NAME, values: [id] },
          { statement: LATER, values: [id, "between"] },
          { statement: NAME, values: [id] },
        ]),
      ),
    );
    expect(result).toEqual([[{ name: "Test Merchant" }], [], [{ name: "between" }]]);
    expect(roundTrips).toBe(2);
  });

  it("if one of several fails nothing is done, and the connection is of use as before", async () => {
    const { id } = await testMerchant();
    const broken = { name: "test_broken", text: "SELECT 1 / $1::int AS one" };
    const failing = transaction(database(), async (tx) => {
      await sendLater(tx, LATER, [id, "never"]);
      await rowsOfBatch(tx, [
        { statement: broken, values: [0] },
        { statement: NAME, values: [id] },
      ]);
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    const again = await transaction(database(), (tx) => rowsOf(tx, broken, [1]));
    expect([again, await nameOf(id)]).toEqual([[{ one: 1 }], "Test Merchant"]);
  });

  it("what fails with COMMIT makes the transaction fail", async () => {
    const [one, other] = [await testMerchant(), await testMerchant()];
    const failing = transaction(database(), async (tx) => {
      await renamed["a raw statement"](tx, one.id, "never");
      await sendLater(tx, { name: "test_taken", text: "UPDATE merchant SET id = $1 WHERE id = $2" }, [
        one.id,
        other.id,
      ]);
      return "done";
    });
    const error = await failing.catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(await nameOf(one.id)).toBe("Test Merchant");
  });

  it("a transaction that sends nothing is none", async () => {
    const { result, roundTrips } = await countStatements(() => transaction(database(), async () => "done"));
    expect([result, roundTrips]).toEqual(["done", 0]);
  });
});

describe("a transaction is over", () => {
  const leaked: { tx?: Tx } = {};
  afterEach(() => delete leaked.tx);

  it.each(WAYS)("after its commit, for %s", async (way) => {
    const { id } = await testMerchant();
    await transaction(database(), async (tx) => {
      leaked.tx = tx;
      await tx.merchant.count();
    });
    const late = await Promise.resolve(renamed[way](leaked.tx as Tx, id, "late")).catch((thrown: unknown) => thrown);
    expect([String(late), isBusy(late)]).toEqual(["Error: The transaction is over: it is committed.", true]);
    expect(await nameOf(id)).toBe("Test Merchant");
  });

  it.each(WAYS)("after its time, whatever it waits for, and what %s wrote is gone", async (way) => {
    const { id } = await testMerchant();
    const [written, goOn] = [gate(), gate()];
    const slow = database().$transaction(
      async (tx) => {
        await renamed[way](tx, id, "slow");
        written.open();
        await goOn.opened;
        return "done";
      },
      { timeout: 50 },
    );
    await written.opened;
    // Its lock is free before it has ended.
    await expect
      .poll(
        async () =>
          (await database().$queryRaw<unknown[]>`SELECT 1 FROM merchant WHERE id = ${id} FOR UPDATE SKIP LOCKED`)
            .length,
      )
      .toBe(1);
    goOn.open();
    await expect(slow).rejects.toThrow("it took more than 50 ms");
    expect(await nameOf(id)).toBe("Test Merchant");
  });

  it("with nothing committed if a statement has failed, even if its error was caught", async () => {
    const { id } = await testMerchant();
    const swallowing = transaction(database(), async (tx) => {
      await renamed["a raw statement"](tx, id, "half");
      await tx.$queryRaw`SELECT 1 / 0`.catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow("Nothing is committed");
    expect(await nameOf(id)).toBe("Test Merchant");
  });
});

describe("a raw statement reads what Prisma's client reads of it", () => {
  const VALUES = `'9007199254740993'::int8 AS big, 12.340::numeric AS amount, 3::int4 AS whole, 0.5::float8 AS half,
    true AS yes, NULL::text AS nothing, '{"a": 1, "b": [1.5, "x"]}'::jsonb AS json, 'سرّاف'::varchar AS text,
    '2026-03-01 12:00:00.123+00'::timestamptz AS instant, '2026-03-01'::date AS day,
    ARRAY['a', NULL, 'b,"c"'] AS texts, ARRAY[1, 2]::int4[] AS wholes, ARRAY[1, 2]::int8[] AS bigs,
    ARRAY[1.50, 2]::numeric[] AS amounts, ARRAY['2026-03-01 12:00:00+00'::timestamptz] AS instants,
    ARRAY['2026-03-01'::date] AS days, ARRAY['{"a": 1}'::jsonb] AS objects`;

  const plain = (db: Db) => db.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT ${VALUES}`);

  /** Prisma's own client and nothing else. */
  function clientWithoutDriver() {
    const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: env.databaseUrl }) });
    return { db: client, close: () => client.$disconnect() };
  }

  it("of every type that a statement selects, inside of a transaction and outside", async () => {
    const { db, close } = clientWithoutDriver();
    try {
      const [prismas] = await plain(db);
      expect(Object.keys(prismas ?? {})).toHaveLength(17);
      expect((await plain(database()))[0]).toEqual(prismas);
      expect((await transaction(database(), (tx) => plain(tx as Db)))[0]).toEqual(prismas);
    } finally {
      await close();
    }
  });

  it("values arrive as they were given", async () => {
    const given = [new Date("2026-03-01T12:00:00.123Z"), 5n, "x", null, ["a", null], { deep: [1] }] as const;
    const [row] = await database().$queryRaw<unknown[]>`
      SELECT ${given[0]}::timestamptz AS instant, ${given[1]}::int8 AS big, ${given[2]}::text AS text,
        ${given[3]}::text AS nothing, ${given[4]}::text[] AS texts, ${given[5]}::jsonb AS json`;
    const [instant, big, text, nothing, texts, json] = given;
    expect(row).toEqual({ instant, big, text, nothing, texts, json });
  });
});
