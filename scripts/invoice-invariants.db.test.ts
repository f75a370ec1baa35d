import { describe, expect, it, test } from "vitest";
import type { Tx } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { asOwner } from "@/server/testing/own-database";
import { pay } from "@/server/testing/paying";
import { INVOICE_INVARIANTS } from "./invoice-invariants";

asOwner();

/** Undoes what was planted. */
class Undo extends Error {}

/** How many breaches of the invariant name the invoice or its session, before and after `sql` is run. */
async function findings(
  merchant: TestMerchant,
  name: string,
  { sql, marks }: { sql: string; marks: readonly string[] },
) {
  const invariant = INVOICE_INVARIANTS.find((candidate) => candidate.name.includes(name));
  if (invariant === undefined) throw new Error(`No invariant says "${name}".`);
  const seen: number[] = [];
  const look = async (tx: Tx) => {
    const rows = await tx.$queryRawUnsafe<unknown[]>(invariant.sql);
    const found = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? `${value}` : value)),
    );
    seen.push(found.filter((row) => marks.some((mark) => row.includes(mark))).length);
  };
  const work = merchant.ctx.db.$transaction(async (tx) => {
    await look(tx);
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await tx.$executeRawUnsafe(sql);
    await look(tx);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  return seen;
}

describe("the audit finds", () => {
  it.each<[string, string, (id: string, sessionId: string) => string]>([
    ["a lost line", "sum of its lines", (id) => `DELETE FROM invoice_item WHERE invoice_id = '${id}'`],
    [
      "a changed line",
      "sum of its lines",
      (id) =>
        `UPDATE invoice_item SET tax_amount = tax_amount + 1, total_incl_tax = total_incl_tax + 1 WHERE invoice_id = '${id}'`,
    ],
    [
      "another amount of the session",
      "what its session asks for",
      (_, sessionId) => `UPDATE payment_session SET amount = amount + 1 WHERE id = '${sessionId}'`,
    ],
    [
      "a payment that no longer counts",
      "sum of the payments",
      (_, sessionId) => `DELETE FROM invoice_payment WHERE session_id = '${sessionId}'`,
    ],
    ["a session without its invoice", "has its invoice", (id) => `DELETE FROM invoice WHERE id = '${id}'`],
    [
      "a paid session whose invoice is owed",
      "paid exactly when",
      (id) => `UPDATE invoice SET status = 'overdue' WHERE id = '${id}'`,
    ],
    [
      "a removed session whose invoice is paid",
      "canceled exactly when",
      (_, sessionId) => `DELETE FROM payment_session WHERE id = '${sessionId}'`,
    ],
    ["a status without its step", "recorded change", (id) => `DELETE FROM state_change WHERE object_id = '${id}'`],
  ])("%s", async (_, name, plant) => {
    const merchant = await testMerchant();
    const { id, sessionId } = await issue(merchant);
    await pay(merchant, sessionId, "1");
    const marks = [id, sessionId];
    expect(await findings(merchant, name, { sql: plant(id, sessionId), marks })).toEqual([0, 1]);
  });
});

test("a second mail to one address is found", async () => {
  const merchant = await testMerchant();
  const { sessionId } = await issue(merchant, { customer_email: "a@example.com" });
  const columns = "merchant_id, recipient, subject, language, kind, html, text, related_id, sent_at";
  const sql = `INSERT INTO mail_message (id, ${columns}, cause) SELECT id || 'x', ${columns}, 'again' FROM mail_message WHERE related_id = '${sessionId}'`;
  expect(await findings(merchant, "mailed once", { sql, marks: [sessionId] })).toEqual([0, 1]);
});
