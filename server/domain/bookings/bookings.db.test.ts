import "@/server/wiring";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOOKING_INVARIANTS } from "@/scripts/booking-invariants";
import { payByCash, recordCollectedCash } from "@/server/domain/native";
import { applyDispute } from "@/server/domain/payments";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { giveCredit } from "@/server/testing/credit";
import type { TestMerchant } from "@/server/testing/harness";
import { historyMerchant, STEP, take } from "@/server/testing/histories";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { inOwnDatabase } from "@/server/testing/own-database";
import { newSession, stateOf } from "@/server/testing/paying";
import { rounds, SEED } from "@/server/testing/rounds";
import { writeBookings } from ".";

inOwnDatabase();

async function booked(merchant: TestMerchant): Promise<string[]> {
  const rows = await merchant.ctx.db.booking.findMany({
    where: { merchantId: merchant.id },
    orderBy: [{ at: "asc" }, { kind: "desc" }, { cause: "asc" }],
  });
  return rows.map(({ kind, amount, currency: code }) => `${kind} ${amount.toFixed(3)} ${code}`);
}

const attemptOf = async (merchant: TestMerchant, id: string) => (await stateOf(merchant, id)).attempts.at(-1)?.id ?? "";

async function agreedCash(merchant: TestMerchant): Promise<string> {
  const sessionId = await newSession(merchant, { pg_codes: ["sandbox-auth"] });
  await payByCash(merchant.ctx, { sessionId, idempotencyKey: null });
  return sessionId;
}

/** What the audit finds wrong about bookings. */
async function faults(merchant: TestMerchant): Promise<unknown[]> {
  const found = await Promise.all(
    BOOKING_INVARIANTS.map(async ({ name, sql }) =>
      (await merchant.ctx.db.$queryRawUnsafe<object[]>(sql)).map((row) => ({ name, ...row })),
    ),
  );
  return found.flat();
}

describe("a change of money is booked with it", () => {
  test("a purchase, its refunds, and a refund to the wallet", async () => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant, "sandbox", { customer_id: "c-1" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2.500" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1", destination: "wallet" });
    expect((await booked(merchant)).sort()).toEqual([
      "purchase 10.500 KWD",
      "refund -1.000 KWD",
      "refund -2.500 KWD",
      "wallet_credit 1.000 KWD",
    ]);
  });

  test("a hold, its captures with the fee, a void", async () => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant, "sandbox-fee");
    await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "4" });
    await operate(merchant.ctx, { operation: "capture", session_id: id });
    const other = await paidSession(merchant, "sandbox-auth");
    await operate(merchant.ctx, { operation: "void", session_id: other });
    expect((await booked(merchant)).sort()).toEqual([
      "authorization 10.500 KWD",
      "authorization 10.500 KWD",
      "capture 4.000 KWD",
      "capture 6.500 KWD",
      "fee 0.500 KWD",
      "void -10.500 KWD",
    ]);
  });

  test("cash on delivery at an account that authorizes, once it is collected", async () => {
    const merchant = await operatingMerchant();
    const id = await agreedCash(merchant);
    expect([await booked(merchant), await faults(merchant)]).toEqual([[], []]);
    await recordCollectedCash(merchant.ctx, { sessionId: id });
    expect([await booked(merchant), await faults(merchant)]).toEqual([["purchase 10.500 KWD"], []]);
  });

  test("a dispute takes its amount once while it holds it, and gives it back", async () => {
    const merchant = await operatingMerchant();
    const id = await paidSession(merchant);
    const attemptId = await attemptOf(merchant, id);
    const amount = money("4", currency("KWD"));
    const seen: string[][] = [];
    for (const stage of ["inquiry", "opened", "opened", "lost", "won", "lost"] as const) {
      await applyDispute(merchant.ctx, attemptId, { id: "D-1", stage, reason: "", dueBy: null, amount });
      seen.push((await booked(merchant)).filter((line) => line.startsWith("dispute")));
    }
    const [taken, back] = ["dispute -4.000 KWD", "dispute 4.000 KWD"];
    expect(seen).toEqual([[], [taken], [taken], [taken], [taken, back], [taken, back, taken]]);
  });

  test("on the day of the merchant's zone, which a later change of zone does not move", async () => {
    const clockOffset = BigInt(Date.parse("2030-01-31T21:30:00Z") - Date.now());
    const merchant = await operatingMerchant({ merchant: { timezone: "Asia/Kuwait", clockOffset } });
    await paidSession(merchant);
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { timezone: "UTC" } });
    const [row] = await merchant.ctx.db.booking.findMany({ where: { merchantId: merchant.id } });
    expect(row?.day.toISOString().slice(0, 10)).toBe("2030-02-01");
  });
});

describe("a booking", () => {
  test("cannot be written twice, changed or removed", async () => {
    const merchant = await operatingMerchant();
    await paidSession(merchant);
    const { db } = merchant.ctx;
    const where = { merchantId: merchant.id };
    const [row] = await db.booking.findMany({ where });
    if (row === undefined) throw new Error("Nothing was booked.");
    const again = { ...row, kind: "purchase", amount: money("10.5", currency("KWD")), gatewayDay: null } as const;
    await expect(writeBookings(db, [again])).rejects.toThrow(/booking_pkey|Unique/);
    await expect(db.booking.updateMany({ where, data: { amount: 1 } })).rejects.toThrow();
    await expect(db.booking.deleteMany({ where })).rejects.toThrow();
  });
});

const MIGRATION = resolve("prisma/migrations/20261127060100_bookings/migration.sql");

/** Sums by payment, kind and day: of what the migration books for the rows, and of what was booked. */
async function sumsOfBoth(merchant: TestMerchant) {
  const [, backfill = ""] = /(INSERT INTO "booking"[\s\S]*?;)/.exec(await readFile(MIGRATION, "utf8")) ?? [];
  return merchant.ctx.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`CREATE TEMP TABLE booking_again (LIKE booking INCLUDING ALL) ON COMMIT DROP`);
    await tx.$executeRawUnsafe(backfill.replace('"booking"', "booking_again"));
    const sums = (table: string) =>
      tx.$queryRawUnsafe(
        `SELECT session_id, kind, day, type, gateway, sum(amount)::text AS sum FROM ${table} WHERE merchant_id = $1
         GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 5, 6`,
        merchant.id,
      );
    return [await sums("booking_again"), await sums("booking")];
  });
}

const CASH_MIGRATION = resolve("prisma/migrations/20261128010001_agreed_cash_is_not_booked/migration.sql");

/** Does the work on bookings as the owner of the table may, and migrates. */
async function migrateCash(merchant: TestMerchant, work: readonly string[]): Promise<void> {
  const [, ...inserts] = (await readFile(CASH_MIGRATION, "utf8")).split(";\n");
  await merchant.ctx.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`ALTER TABLE booking DISABLE TRIGGER booking_append_only`);
    for (const statement of work) await tx.$executeRawUnsafe(statement);
    await tx.$executeRawUnsafe(`ALTER TABLE booking ENABLE TRIGGER booking_append_only`);
    for (const insert of inserts.filter((text) => text.trim() !== "")) await tx.$executeRawUnsafe(insert);
  });
}

describe("the migration of bookings of cash at accounts that authorize", () => {
  const wrong = (merchant: TestMerchant) => `
    INSERT INTO booking (merchant_id, cause, kind, day, at, amount, currency, session_id, type, reference, gateway)
    SELECT a.merchant_id, 'attempt:' || a.id, 'authorization', now()::date, now(), a.amount, 'KWD', a.session_id, s.type,
      a.reference_number, a.pg_code
    FROM attempt a JOIN payment_session s ON s.id = a.session_id WHERE a.merchant_id = '${merchant.id}'`;

  test("books what was only agreed with the opposite sign, and the purchase of what was collected", async () => {
    const [agreed, collected] = [await operatingMerchant(), await operatingMerchant()];
    await agreedCash(agreed);
    await recordCollectedCash(collected.ctx, { sessionId: await agreedCash(collected) });
    await migrateCash(agreed, [wrong(agreed), `DELETE FROM booking WHERE merchant_id = '${collected.id}'`]);
    expect((await booked(agreed)).sort()).toEqual(["authorization -10.500 KWD", "authorization 10.500 KWD"]);
    expect(await booked(collected)).toEqual(["purchase 10.500 KWD"]);
    expect(await faults(agreed)).toEqual([]);
  });
});

test("over any history the audit finds that bookings equal sessions, operations, ledger and the gateway's book", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 8, maxLength: 20 }), async (steps) => {
      const merchant = await historyMerchant();
      await giveCredit(merchant, "15.250");
      const sessions: string[] = [];
      await take(merchant, sessions, { kind: "pay", gateway: 0, fils: 10_500, ending: "1", credit: true });
      for (const step of steps) await take(merchant, sessions, step);
      await giveCredit(merchant, "-0.250").catch(() => undefined);
      expect(await faults(merchant)).toEqual([]);
      const [again, written] = await sumsOfBoth(merchant);
      expect(again).toEqual(written);
    }),
    { numRuns: rounds(4), seed: SEED },
  );
}, 120_000);
