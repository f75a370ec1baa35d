import { beforeEach, describe, expect, it } from "vitest";
import { lockSession } from "@/server/domain/sessions";
import { countStatements, type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { gate, isWaitedFor } from "@/server/testing/waiting";
import { type NamedStatement, rowsOf, sendLater } from "../driver/named-statement";
import { optimisticTransaction, type transaction } from "./transaction";

const RENAME: NamedStatement<object> = {
  name: "rename_order",
  text: "UPDATE payment_session SET order_no = $2 WHERE id = $1",
};
const TRANSACTION: NamedStatement<object> = {
  name: "note_transaction",
  text: "UPDATE payment_session SET order_no = pg_current_xact_id()::text WHERE id = $1",
};
const REFUSED: NamedStatement<object> = {
  name: "break_a_rule",
  text: "UPDATE payment_session SET lifetime = 0 WHERE id = $1",
};

let merchant: TestMerchant;
let sessionId: string;

beforeEach(async () => {
  merchant = await testMerchant();
  sessionId = await newSession(merchant);
});

const lock = (tx: Parameters<Parameters<typeof transaction>[1]>[0], id = sessionId) =>
  lockSession(tx, { merchantId: merchant.id, sessionId: id });

const orderNo = async (id = sessionId) =>
  (await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id } })).orderNo;

/** Looks at the session, has `meanwhile` happen the first time, and renames its order. @returns how often */
async function renamed(meanwhile: () => Promise<unknown>): Promise<number> {
  let times = 0;
  await optimisticTransaction(merchant.ctx.db, async (tx) => {
    times += 1;
    const session = await lock(tx);
    if (times === 1) await meanwhile();
    await sendLater(tx, RENAME, [sessionId, `${session?.orderNo} after ${session?.attempts.length}`]);
  });
  return times;
}

const attempt = () => ({
  id: `att_${sessionId.slice(0, 30)}`,
  merchantId: merchant.id,
  sessionId,
  number: 1,
  state: "failed",
  pgCode: "sandbox",
  connector: "sarraf_sandbox",
  operation: "purchase",
  formOfPayment: "card",
  referenceNumber: `r${sessionId.slice(0, 20)}`,
  amount: "10.500",
  currency: "KWD",
  chargeAmount: "10.500",
  chargeCurrency: "KWD",
  createdAt: new Date(),
});

describe("what is carried out without locks first", () => {
  it("takes two round trips: it looks, and then takes the lock, proves what it saw, and writes", async () => {
    const { result, roundTrips, statements } = await countStatements(() => renamed(async () => undefined));
    expect([result, roundTrips, statements.length]).toEqual([1, 2, 5]);
    expect(statements.filter((text) => text.includes("FOR UPDATE"))).toEqual([expect.stringMatching(/NOWAIT$/)]);
    expect(await orderNo()).toMatch(/ after 0$/);
  });

  it("sends nothing more if it writes nothing", async () => {
    const { roundTrips } = await countStatements(() => optimisticTransaction(merchant.ctx.db, (tx) => lock(tx)));
    expect(roundTrips).toBe(1);
  });

  it.each([
    [
      "the session has changed",
      () => merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { orderNo: "other" } }),
      "other after 0",
    ],
    ["it has another attempt", () => merchant.ctx.db.attempt.create({ data: attempt() }), "null after 1"],
  ])("is carried out again under the lock when %s meanwhile", async (_what, meanwhile, expected) => {
    await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { orderNo: null } });
    expect(await renamed(meanwhile)).toBe(2);
    expect(await orderNo()).toBe(expected);
  });

  it("waits for the holder of the lock, and sees what that one has written", async () => {
    await twoConnections(async (holder, watcher) => {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM payment_session WHERE id = $1 FOR UPDATE", [sessionId]);
      const renaming = renamed(async () => undefined);
      await isWaitedFor(holder, watcher);
      await holder.query("UPDATE payment_session SET order_no = 'first' WHERE id = $1", [sessionId]);
      await holder.query("COMMIT");
      expect(await renaming).toBe(2);
    });
    expect(await orderNo()).toBe("first after 0");
  });

  it.each([
    ["asks a model", (tx: Parameters<typeof lock>[0]) => tx.attempt.count({ where: { sessionId } })],
    ["reads a second time", (tx: Parameters<typeof lock>[0]) => tx.$queryRaw`SELECT 1`],
    ["locks a second time", (tx: Parameters<typeof lock>[0]) => lock(tx)],
  ])("is carried out under the lock when it %s, whatever it makes of that", async (_what, ask) => {
    let times = 0;
    await optimisticTransaction(merchant.ctx.db, async (tx) => {
      times += 1;
      await lock(tx);
      await ask(tx).catch(() => undefined);
      await sendLater(tx, RENAME, [sessionId, `time ${times}`]);
    });
    expect([times, await orderNo()]).toEqual([2, "time 2"]);
  });

  it("writes nothing if it throws, and is not carried out again", async () => {
    let times = 0;
    const work = optimisticTransaction(merchant.ctx.db, async (tx) => {
      times += 1;
      await lock(tx);
      await sendLater(tx, RENAME, [sessionId, "never"]);
      throw new Error("refused");
    });
    await expect(work).rejects.toThrow("refused");
    expect([times, await orderNo()]).not.toContain("never");
    expect(times).toBe(1);
  });

  it("finds no row to lock as under the lock", async () => {
    const found = optimisticTransaction(merchant.ctx.db, (tx) => lock(tx, "nothing"));
    expect(await found).toBeNull();
  });
});

describe("several that run together", () => {
  /** One for each session, of which some break a rule; they write once all have looked. */
  const writeAll = (ids: readonly string[], statementOf: (id: string) => NamedStatement<object>) => {
    const allHaveLooked = gate();
    let looks = 0;
    const write = (id: string) =>
      optimisticTransaction(merchant.ctx.db, async (tx) => {
        await lock(tx, id);
        looks += 1;
        if (looks === ids.length) allHaveLooked.open();
        await allHaveLooked.opened;
        await sendLater(tx, statementOf(id), [id]);
      });
    return Promise.allSettled(ids.map(write));
  };

  it("share a transaction, each with its own rows", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => newSession(merchant)));
    await writeAll(ids, () => TRANSACTION);
    const transactions = await Promise.all(ids.map(orderNo));
    expect(new Set(transactions).size).toBe(1);
  });

  it("are each carried out if Postgres refuses one of them", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => newSession(merchant)));
    const ends = await writeAll(ids, (id) => (id === ids[1] ? REFUSED : TRANSACTION));
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const transactions = await Promise.all(ids.map(orderNo));
    expect([transactions[0], transactions[2]]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
    ]);
    expect(transactions[1]).toBeNull();
  });

  it("that change one session follow each other, and none is lost", async () => {
    const add: NamedStatement<object> = {
      name: "add_to_events",
      text: "UPDATE payment_session SET event_count = $2 WHERE id = $1",
    };
    const increments = Array.from({ length: 20 }, () =>
      optimisticTransaction(merchant.ctx.db, async (tx) => {
        const session = await lock(tx);
        await sendLater(tx, add, [sessionId, (session?.eventCount ?? 0) + 1]);
      }),
    );
    await Promise.all(increments);
    const [row] = await rowsOf(
      merchant.ctx.db,
      { name: "events_counted", text: "SELECT event_count AS n FROM payment_session WHERE id = $1" },
      [sessionId],
    );
    expect(row).toEqual({ n: 20 });
  });
});
