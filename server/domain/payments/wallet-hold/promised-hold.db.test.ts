import { describe, expect, it, test } from "vitest";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { APPROVED } from "@/server/testing/approved";
import { giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf, typed } from "@/server/testing/paying";
import { payByCard, payByWallet, settle, startAttempt } from "..";
import { gatewayAnswered } from "../settlement/charge-outcome";

const SUCCESS = APPROVED;

async function submitted(merchant: TestMerchant, sessionId: string, credit: string): Promise<string> {
  const outcome = await startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox", credit });
  if (outcome.kind !== "pay") throw new Error(outcome.kind);
  return outcome.payPageToken;
}

/** Tries to pay with credit and a card that is declined; the attempt. */
async function declined(merchant: TestMerchant, sessionId: string, credit: string) {
  await payByCard(merchant.ctx, { token: await submitted(merchant, sessionId, credit), ...typed("2") });
  const attempt = (await stateOf(merchant, sessionId)).attempts.at(-1);
  if (attempt === undefined) throw new Error("No attempt was made.");
  return attempt;
}

function customer({ ctx }: TestMerchant, sessionId: string, customerId: string) {
  const fields = readInput(PatchSession, { customer_id: customerId });
  return updateSession(ctx, { sessionId, fields, isFullUpdate: false });
}

/** Customer, balance and held of every account of the merchant. */
async function accounts({ ctx, id: merchantId }: TestMerchant) {
  const rows = await ctx.db.walletAccount.findMany({ where: { merchantId }, orderBy: { customerId: "asc" } });
  return rows.map((row) => [row.customerId, row.balance.toFixed(3), row.held.toFixed(3)]);
}

/**
 * Two customers of equal credit; the first one's attempt is declined before the session becomes the other's.
 */
async function handedOver() {
  const merchant = await testMerchant();
  for (const customerId of ["c-1", "c-2"]) await giveCredit(merchant, "4", { customerId });
  const id = await newSession(merchant, { customer_id: "c-1" });
  const { id: attemptId } = await declined(merchant, id, "4.000");
  await customer(merchant, id, "c-2");
  return { merchant, id, attemptId };
}

describe("a late success of an attempt whose session went to another customer", () => {
  it.each(["holds as much", "held as much and gave up"])("takes nothing of that customer, who %s", async (how) => {
    const { merchant, id, attemptId } = await handedOver();
    if (how === "holds as much") await submitted(merchant, id, "4.000");
    else await declined(merchant, id, "4.000");
    expect(
      await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(SUCCESS), deliverInline: false }),
    ).toMatchObject({
      settled: false,
    });
    expect(await accounts(merchant)).toEqual([
      ["c-1", "4.000", "0.000"],
      ["c-2", "4.000", "4.000"],
    ]);
    const [first] = (await stateOf(merchant, id)).attempts;
    expect(first).toMatchObject({ state: "failed", reversalDue: true });
  });

  test("takes its own hold again once the session is the first customer's again", async () => {
    const { merchant, id, attemptId } = await handedOver();
    await submitted(merchant, id, "4.000");
    await customer(merchant, id, "c-1");
    expect(
      await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(SUCCESS), deliverInline: false }),
    ).toMatchObject({
      settled: true,
    });
    expect(await accounts(merchant)).toEqual([
      ["c-1", "0.000", "0.000"],
      ["c-2", "4.000", "0.000"],
    ]);
  });
});

describe("of two holds of one sum", () => {
  /**
   * Credit of two wallets; the hold of the first attempt is of one of them, that of the second of the other.
   */
  async function twoHolds() {
    const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_sarraf", "wallet_loyalty"] }] });
    await giveCredit(merchant, "4");
    const id = await newSession(merchant, { customer_id: "c-1" });
    const first = await declined(merchant, id, "4.000");
    await merchant.ctx.db.walletAccount.updateMany({
      where: { merchantId: merchant.id },
      data: { status: "suspended" },
    });
    await giveCredit(merchant, "4", { slug: "loyalty" });
    const second = await declined(merchant, id, "4.000");
    await merchant.ctx.db.walletAccount.updateMany({ where: { merchantId: merchant.id }, data: { status: "active" } });
    return { merchant, id, first, second };
  }

  it.each([
    ["first", "wallet_sarraf"],
    ["second", "wallet_loyalty"],
  ] as const)("the %s attempt's success takes its own", async (which, provider) => {
    const { merchant, ...made } = await twoHolds();
    await settle(merchant.ctx, { attemptId: made[which].id, outcome: gatewayAnswered(SUCCESS), deliverInline: false });
    const paid = await merchant.ctx.db.walletReservation.findMany({
      where: { sessionId: made.id, state: "committed" },
      select: { provider: true, holdId: true },
    });
    expect(paid).toEqual([{ provider, holdId: made[which].holdId }]);
    const held = await merchant.ctx.db.walletAccount.count({ where: { merchantId: merchant.id, held: { gt: 0 } } });
    expect(held).toBe(0);
  });

  test("a retry that uses the hold names the same one", async () => {
    const merchant = await testMerchant();
    await giveCredit(merchant, "4");
    const id = await newSession(merchant, { customer_id: "c-1" });
    const [first, second] = [await declined(merchant, id, "4.000"), await declined(merchant, id, "4.000")];
    expect(first.holdId).not.toBeNull();
    expect(second.holdId).toBe(first.holdId);
  });
});

describe("an attempt names the hold that it is paid from", () => {
  test("only where a wallet takes part, the whole amount by wallet included", async () => {
    const merchant = await testMerchant();
    await giveCredit(merchant, "20");
    const [whole, none] = [
      await newSession(merchant, { customer_id: "c-1" }),
      await newSession(merchant, { customer_id: "c-1" }),
    ];
    await payByWallet(merchant.ctx, { sessionId: whole, credit: "10.500" });
    const [leg] = await merchant.ctx.db.walletReservation.findMany({ where: { sessionId: whole } });
    expect((await stateOf(merchant, whole)).attempts).toMatchObject([{ state: "success", holdId: leg?.holdId }]);
    await startAttempt(merchant.ctx, { sessionId: none, pgCode: "sandbox" });
    expect((await stateOf(merchant, none)).attempts).toMatchObject([{ holdId: null }]);
  });
});
