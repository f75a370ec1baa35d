import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import type { Tx } from "@/server/kernel/types";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { asOwner } from "@/server/testing/own-database";
import { PAYMENT_INVARIANTS } from "./payment-invariants";

asOwner();

class Undone extends Error {}

const audit = PAYMENT_INVARIANTS.find(({ name }) => name === "the words of a search are those of the payments");

type Words = { object_id: string; words: string; week: number; written: string };

const wordsOf = (tx: Tx, sessionId: string) =>
  tx.$queryRaw<Words[]>`SELECT object_id, words, week, xmin::text || ctid::text AS written FROM payment_words
    WHERE session_id = ${sessionId} ORDER BY object_id`;

async function unlike(tx: Tx, sessionId: string): Promise<number> {
  const own = new Set((await wordsOf(tx, sessionId)).map(({ object_id }) => object_id));
  const found = await tx.$queryRawUnsafe<{ id: string }[]>(audit?.sql ?? "");
  return found.filter(({ id }) => own.has(id) || id === sessionId).length;
}

const UNCHANGED = [
  "payment_session SET order_no = order_no, details = details",
  "attempt SET reference_number = reference_number",
];

/** A change of the payment's rows, the rows of words that the audit finds, and those that it wrote. */
test.each<[string, number, number]>([
  ...UNCHANGED.map((sql): [string, number, number] => [`UPDATE ${sql}`, 0, 0]),
  ["UPDATE payment_session SET deleted_at = now(), updated_at = now()", 0, 0],
  ["UPDATE payment_session SET order_no = 'another'", 0, 1],
  ["UPDATE attempt SET reference_number = 'another'", 0, 1],
  ["UPDATE payment_session SET created_at = '2020-01-01'", 0, 2],
  ["UPDATE payment_words SET words = ' another'", 2, 2],
  ["UPDATE payment_words SET week = 1", 2, 2],
])("%s: %i rows differ, %i are written", async (sql, differing, written) => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant, "sandbox", { order_no: "1097", customer_id: "c-1" });
  const where = sql.includes("payment_session") ? "id" : "session_id";
  const work = database().$transaction(async (tx) => {
    const before = await wordsOf(tx, id);
    expect([before.length, await unlike(tx, id)]).toEqual([2, 0]);
    await tx.$executeRawUnsafe(`${sql} WHERE ${where} = '${id}'`);
    const old = new Set(before.map((row) => row.written));
    expect([await unlike(tx, id), (await wordsOf(tx, id)).filter((row) => !old.has(row.written)).length]).toEqual([
      differing,
      written,
    ]);
    throw new Undone();
  });
  await expect(work).rejects.toBeInstanceOf(Undone);
});
