import { expect, it } from "vitest";
import type { Tx } from "@/server/kernel/types";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { asOwner } from "@/server/testing/own-database";
import { stateOf } from "@/server/testing/paying";
import { INVARIANTS } from "./invariants";

asOwner();

/** Undoes what was planted. */
class Undo extends Error {}

const PAGES = "a page that was asked for has an end";
const ONE_ORDER = "a payment at a gateway pays one order";
const REVERSALS = "money that went back leaves no attempt in flight";

type World = { readonly attemptId: string; readonly merchantId: string };

const attempt = (tx: Tx, { attemptId: id }: World, data: object) => tx.attempt.update({ where: { id }, data });

it.each<[string, string, (tx: Tx, world: World) => Promise<unknown>]>([
  [PAGES, "an open page without an end", (tx, world) => attempt(tx, world, { state: "open", pageExpiresAt: null })],
  [
    PAGES,
    "an open page that nobody asks about",
    (tx, world) => attempt(tx, world, { state: "open", pageExpiresAt: new Date(), inquireAt: null }),
  ],
  [
    ONE_ORDER,
    "two paid orders of a merchant with one payment of the gateway",
    (tx, { merchantId }) =>
      tx.attempt.updateMany({ where: { merchantId }, data: { gatewayRefs: { psp: merchantId } } }),
  ],
  [
    REVERSALS,
    "a successful payment that was also reversed",
    (tx, { attemptId, merchantId }) =>
      tx.chargeReversal.create({
        data: {
          ...{ id: `rev_${attemptId.slice(4)}`.slice(0, 40), merchantId, attemptId, kind: "refund", state: "done" },
          ...{ amount: "1", currency: "KWD", referenceNumber: attemptId.slice(-30), createdAt: new Date() },
        },
      }),
  ],
])("%s: the audit reports %s", async (name, _, plant) => {
  const merchant = await operatingMerchant();
  const [id] = [await paidSession(merchant), await paidSession(merchant)];
  const { id: attemptId = "" } = (await stateOf(merchant, id)).attempts[0] ?? {};
  const invariant = INVARIANTS.find((one) => one.name.startsWith(name));
  const seen: boolean[] = [];
  const work = merchant.ctx.db.$transaction(async (tx) => {
    const look = async () => {
      const rows = await tx.$queryRawUnsafe<unknown[]>(invariant?.sql ?? "");
      const written = JSON.stringify(rows, (_key, value) => (typeof value === "bigint" ? String(value) : value));
      seen.push([attemptId, attemptId.slice(4)].some((mark) => written.includes(mark)));
    };
    await look();
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await plant(tx, { attemptId, merchantId: merchant.id });
    await look();
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  expect(seen).toEqual([false, true]);
});

it("the audit reports one payment of the gateway that pays orders of two merchants", async () => {
  const merchants = [await operatingMerchant(), await operatingMerchant()];
  for (const merchant of merchants) await paidSession(merchant);
  const [first] = merchants;
  const sql = INVARIANTS.find(({ name }) => name === ONE_ORDER)?.sql ?? "";
  const gatewayRefs = { psp: first?.id };
  const merchantId = { in: merchants.map(({ id }) => id) };
  const work = first?.ctx.db.$transaction(async (tx) => {
    await tx.attempt.updateMany({ where: { merchantId }, data: { gatewayRefs } });
    expect(await tx.$queryRawUnsafe(sql)).toContainEqual(expect.objectContaining({ value: first.id }));
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
});
