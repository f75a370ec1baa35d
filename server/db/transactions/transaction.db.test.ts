import { afterAll, describe, expect, it, vi } from "vitest";
import { Busy } from "@/server/kernel/errors";
import type { Db, Tx } from "@/server/kernel/types";
import { testMerchant, twoConnections } from "@/server/testing/harness";
import { gate } from "@/server/testing/waiting";
import { database, openDatabase } from "../client";
import { isBusy, isUniqueViolation } from "./errors";
import { transaction } from "./transaction";

const opened: ReturnType<typeof openDatabase>[] = [];

/** A separate client, with one connection and a short time-out. */
function narrow(): Db {
  const own = openDatabase({ connections: 1, waitMs: 1_000 });
  opened.push(own);
  return own.db;
}

afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** Fails with the SQLSTATE as Postgres itself reports it. */
async function raise(tx: Tx | Db, state: string): Promise<void> {
  await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'planned' USING ERRCODE = '${state}'; END $$`);
}

describe("a transaction that the database asks to repeat is repeated, twice at most", () => {
  it.each(["40001", "40P01"])("%s", async (state) => {
    const { id } = await testMerchant();
    const work = vi.fn(async (tx: Tx) => {
      await tx.merchant.update({ where: { id }, data: { name: { set: `try ${work.mock.calls.length}` } } });
      if (work.mock.calls.length < 3) await raise(tx, state);
      return "done";
    });
    expect(await transaction(database(), work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(3);
    expect((await database().merchant.findUniqueOrThrow({ where: { id } })).name).toBe("try 3");
  });

  it.each(["40001", "40P01"])("%s three times is a crowd, not a crash", async (state) => {
    const work = vi.fn((tx: Tx) => raise(tx, state));
    await expect(transaction(database(), work)).rejects.toBeInstanceOf(Busy);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("a serialization failure between two real transactions is survived", async () => {
    const { id } = await testMerchant();
    const rename = (suffix: string) => (tx: Tx) =>
      tx.$queryRaw`UPDATE merchant SET name = name || ${suffix} WHERE id = ${id} RETURNING name`;
    let disturbed = false;
    await transaction(database(), async (tx) => {
      await tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`;
      await tx.merchant.findUnique({ where: { id } });
      if (!disturbed) await transaction(database(), rename("-other"));
      disturbed = true;
      await rename("-own")(tx);
    });
    expect((await database().merchant.findUniqueOrThrow({ where: { id } })).name).toBe("Test Merchant-other-own");
  });
});

describe("what cannot be had in time is refused as busy, and work is not repeated for it", () => {
  it("a lock that somebody else holds", async () => {
    const { id } = await testMerchant();
    await twoConnections(async (holder) => {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM merchant WHERE id = $1 FOR UPDATE", [id]);
      const work = vi.fn(async (tx: Tx) => {
        await tx.$executeRaw`SET LOCAL lock_timeout = '50ms'`;
        await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${id} FOR UPDATE`;
      });
      await expect(transaction(database(), work)).rejects.toBeInstanceOf(Busy);
      expect(work).toHaveBeenCalledTimes(1);
    });
  });

  it("a statement that takes too long", async () => {
    const work = async (tx: Tx): Promise<void> => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '50ms'`;
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(2)`;
    };
    await expect(transaction(database(), work)).rejects.toBeInstanceOf(Busy);
  });

  it("a connection of a pool that is used up, for statements and for transactions", async () => {
    const db = narrow();
    const [begun, refused] = [gate(), gate()];
    const holding = db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      begun.open();
      await refused.opened;
    });
    await begun.opened;
    const [statement, whole] = await Promise.allSettled([
      db.merchant.findFirst(),
      transaction(db, (tx) => tx.merchant.findFirst()),
    ]);
    refused.open();
    await holding;
    expect(statement.status === "rejected" && isBusy(statement.reason)).toBe(true);
    expect(whole.status === "rejected" && whole.reason).toBeInstanceOf(Busy);
  });

  it.each([0, 1, 5, 20])("a connection that was cut %i ms ago", async (milliseconds) => {
    const cut = narrow();
    const work = async (tx: Tx): Promise<void> => {
      const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await database().$queryRaw`SELECT pg_terminate_backend(${row?.pid ?? 0}::int)`;
      await new Promise((later) => setTimeout(later, milliseconds));
      await tx.$queryRaw`SELECT 1`;
    };
    await expect(transaction(cut, work)).rejects.toBeInstanceOf(Busy);
    expect(await cut.merchant.findMany({ take: 0 })).toEqual([]);
  });

  it("a statement whose connection is cut while it runs", async () => {
    const cut = narrow();
    const running = transaction(cut, (tx) => tx.$queryRaw`SELECT pg_sleep(5)::text, 'cut me' AS mark`);
    const refused = expect(running).rejects.toBeInstanceOf(Busy);
    await expect
      .poll(
        () => database().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE '%cut me%' AND query NOT LIKE '%pg_stat_activity%' AND datname = current_database()`,
      )
      .toBe(1);
    await refused;
  });
});

describe("everything else comes through as it was thrown, with nothing written", () => {
  it("a bug rolls back", async () => {
    const { id } = await testMerchant();
    const bug = new TypeError("a bug");
    const failing = transaction(database(), async (tx) => {
      await tx.merchant.update({ where: { id }, data: { name: "never" } });
      throw bug;
    });
    await expect(failing).rejects.toBe(bug);
    expect((await database().merchant.findUniqueOrThrow({ where: { id } })).name).toBe("Test Merchant");
  });

  it("a breach of a CHECK is neither busy nor a duplicate", async () => {
    const { id } = await testMerchant();
    const error = await transaction(database(), (tx) =>
      tx.merchant.update({ where: { id }, data: { clockOffset: -1n } }),
    ).catch((thrown: unknown) => thrown);
    expect([isBusy(error), isUniqueViolation(error)]).toEqual([false, false]);
    expect(error).not.toBeInstanceOf(Busy);
  });
});

describe("a duplicate is recognised by the index that refused it", () => {
  it.each([
    [
      "a create",
      (db: Db, id: string) => db.merchant.create({ data: { id, name: "x", webhookHmacKey: "", webhookSecret: "" } }),
    ],
    [
      "a raw statement",
      (db: Db, id: string) => db.$executeRaw`INSERT INTO merchant SELECT * FROM merchant WHERE id = ${id}`,
    ],
  ])("%s", async (_name, insert) => {
    const { id } = await testMerchant();
    const error = await insert(database(), id).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, "no_such_index")).toBe(false);
  });

  it("which two indexes of one table do not mix up", async () => {
    const { ctx } = await testMerchant();
    const key = {
      merchantId: ctx.merchant.id,
      name: "x",
      publicDigest: "b".repeat(64),
      privateDigest: ctx.merchant.id.padEnd(64, "0"),
    };
    await database().apiKey.create({
      data: { ...key, id: `${ctx.merchant.id.slice(0, 30)}a`, publicDigest: ctx.merchant.id.padEnd(64, "1") },
    });
    const error = await database()
      .apiKey.create({ data: { ...key, id: `${ctx.merchant.id.slice(0, 30)}b` } })
      .catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error, "private_digest")).toBe(true);
    expect(isUniqueViolation(error, "public_digest")).toBe(false);
  });

  it.each([null, undefined, "text", new Error("x"), { code: "P2025" }])("%s is no duplicate and not busy", (thrown) => {
    expect([isUniqueViolation(thrown), isBusy(thrown)]).toEqual([false, false]);
  });
});
