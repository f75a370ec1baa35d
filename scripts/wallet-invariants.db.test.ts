import { describe, expect, it } from "vitest";
import { payByWallet, startAttempt } from "@/server/domain/payments";
import type { Tx } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { operate, paidSession } from "@/server/testing/operating";
import { asOwner } from "@/server/testing/own-database";
import { newSession, pay } from "@/server/testing/paying";
import { BREACHES, type World, world } from "@/server/testing/wallet-breaches";
import { CUSTOMER } from "@/server/testing/wallets";
import { INVARIANTS } from "./invariants";
import { WALLET_INVARIANTS } from "./wallet-invariants";

asOwner();

/** Undoes what was planted. */
class Undo extends Error {}

/** What the invariant finds in this world before and after `plant`, which leaves no trace. */
async function findings(
  name: string,
  given: World,
  { plant, mark }: { plant: (tx: Tx) => Promise<unknown>; mark: string },
) {
  const invariant = INVARIANTS.find((candidate) => candidate.name.includes(name));
  if (invariant === undefined) throw new Error(`No invariant says "${name}".`);
  const seen: boolean[] = [];
  const look = async (tx: Tx) => {
    const rows = await tx.$queryRawUnsafe<unknown[]>(invariant.sql);
    const found = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    );
    seen.push(found.some((row) => row.includes(mark)));
  };
  const work = given.merchant.ctx.db.$transaction(async (tx) => {
    await look(tx);
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await plant(tx);
    await look(tx);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  return seen;
}

describe("the audit finds", () => {
  it.each(BREACHES)("%s", async (_, name, { mark, sql }) => {
    const given = await world();
    const plant = (tx: Tx) => tx.$executeRawUnsafe(sql(given));
    expect(await findings(name, given, { plant, mark: mark(given) })).toEqual([false, true]);
  });

  it("what a wallet paid of a session that nobody settled, and a wallet part that no wallet paid", async () => {
    const given = await world();
    const { merchant, paid } = given;
    const name = "what wallets paid of a session";
    const settled = await newSession(merchant, { amount: "2" });
    await pay(merchant, settled, "1");
    const plant = (tx: Tx) =>
      tx.$executeRawUnsafe(`UPDATE attempt SET wallet_amount = 1 WHERE session_id = '${settled}'`);
    expect(await findings(name, given, { plant, mark: settled })).toEqual([false, true]);
    expect(await findings(name, given, { plant: async () => undefined, mark: paid })).toEqual([true, true]);
  });

  it("a payment from a hold that its attempt was not promised, and one beside a live hold", async () => {
    const given = await world();
    const { merchant, reservation } = given;
    const id = await newSession(merchant, { amount: "2", customer_id: CUSTOMER });
    await payByWallet(merchant.ctx, { sessionId: id, credit: "2.000" });
    const look = (sql: string) =>
      findings("one hold at a time", given, { plant: (tx) => tx.$executeRawUnsafe(sql), mark: id });
    expect(await look(`UPDATE attempt SET hold_id = 'another' WHERE session_id = '${id}'`)).toEqual([false, true]);
    const live = `UPDATE wallet_reservation SET session_id = '${id}' WHERE id = '${reservation.id}'`;
    expect(await look(live)).toEqual([false, true]);
  });

  it.each([
    [
      "a refund credited to another customer",
      (id: string) => `UPDATE payment_session SET customer_id = 'another' WHERE id = '${id}'`,
    ],
    [
      "a refund credited in another currency",
      (id: string) =>
        `UPDATE wallet_account SET currency = 'BHD' WHERE id IN (SELECT account_id FROM wallet_operation WHERE session_id = '${id}')`,
    ],
    [
      "a refund that was never decided",
      (id: string) =>
        `UPDATE operation SET state = 'processing', child_state = NULL, inquire_at = now(), finished_at = NULL WHERE session_id = '${id}'`,
    ],
  ])("%s", async (_, sql) => {
    const given = await world();
    const id = await paidSession(given.merchant, "sandbox", { customer_id: CUSTOMER });
    await operate(given.merchant.ctx, { operation: "refund", destination: "wallet", session_id: id, amount: "1" });
    const plant = (tx: Tx) => tx.$executeRawUnsafe(sql(id));
    expect(await findings("one credit of that amount", given, { plant, mark: id })).toEqual([false, true]);
  });

  it.each([
    ["of the same currency", {}, "charge_amount = charge_amount + 1"],
    ["exchanged", { currency_code: "USD", amount: "10.00" }, "charge_amount = charge_amount + 0.001"],
  ])("a charge that is not the rest of the amount, %s", async (_, wire, change) => {
    const given = await world();
    const merchant = await testMerchant({ gateways: [{ exchangeRates: { USD: "0.3067" } }] });
    const id = await paidSession(merchant, "sandbox", wire);
    const plant = (tx: Tx) => tx.$executeRawUnsafe(`UPDATE attempt SET ${change} WHERE session_id = '${id}'`);
    expect(await findings("of its session's own amount", given, { plant, mark: id })).toEqual([false, true]);
  });

  it.each([
    [
      "a hold on somebody else's credit",
      "of its session's own amount",
      "UPDATE payment_session SET customer_id = 'x' WHERE id =",
    ],
    [
      "a charge in flight whose hold was let go",
      "beside a charge in flight",
      "UPDATE wallet_reservation SET state = 'released', release_at = NULL, finished_at = now() WHERE session_id =",
    ],
  ])("%s", async (_, name, sql) => {
    const given = await world();
    const { merchant } = given;
    const id = await newSession(merchant, { amount: "15", customer_id: CUSTOMER });
    await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "12.000" });
    const data = { state: "processing", inquireAt: merchant.ctx.now() };
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data });
    const plant = (tx: Tx) => tx.$executeRawUnsafe(`${sql} '${id}'`);
    expect(await findings(name, given, { plant, mark: id })).toEqual([false, true]);
  });

  it("a fee that was turned back at another rate than the payment's", async () => {
    const given = await world();
    const merchant = await testMerchant({ gateways: [{ exchangeRates: { USD: "0.84" }, feeFixed: "0.525" }] });
    const id = await paidSession(merchant, "sandbox", { currency_code: "USD", amount: "10.00" });
    const plant = (tx: Tx) => tx.$executeRawUnsafe(`UPDATE payment_session SET paid_amount = 10.62 WHERE id = '${id}'`);
    expect(await findings("what wallets paid of a session", given, { plant, mark: id })).toEqual([false, true]);
  });

  it("a payment of another amount than the session asks for", async () => {
    const given = await world();
    const settled = await newSession(given.merchant, { amount: "2" });
    await pay(given.merchant, settled, "1");
    const plant = (tx: Tx) => tx.$executeRawUnsafe(`UPDATE payment_session SET amount = 3 WHERE id = '${settled}'`);
    const name = "of its session's own amount";
    expect(await findings(name, given, { plant, mark: settled })).toEqual([false, true]);
  });
});

it("every wallet invariant has a breach that is found", () => {
  const found = [...BREACHES.map(([, name]) => name), "what wallets paid of a session", "beside a charge in flight"];
  expect(WALLET_INVARIANTS.filter(({ name }) => !found.some((part) => name.includes(part)))).toEqual([]);
});
