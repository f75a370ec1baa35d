import { describe, expect, it, test } from "vitest";
import { transaction } from "@/server/db/transactions/transaction";
import { Conflict } from "@/server/kernel/errors";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { countStatements, testMerchant, twoConnections } from "@/server/testing/harness";
import { isWaitedFor } from "@/server/testing/waiting";
import { type CardToSave, cardsOf, deleteCard, saveCard, tokenView } from "./index";

const AT = new Date("2027-01-10T09:00:00Z");
const FACTS = {
  token: "411111111111111",
  brand: "Visa",
  last4: "1111",
  expiryMonth: 3,
  expiryYear: 2031,
  nameOnCard: null,
  cvvRequired: false,
};

function save(ctx: Ctx, change: Partial<CardToSave> = {}) {
  const wanted = {
    merchantId: ctx.merchant.id,
    gatewayCode: "sandbox",
    customerId: "c1",
    card: FACTS,
    agreement: null,
    at: AT,
    ...change,
  };
  return transaction(ctx.db, (tx) => saveCard(tx, wanted));
}

describe("a token is one card per merchant, gateway and customer", () => {
  it("saved twice it is brought up to date", async () => {
    const { ctx } = await testMerchant();
    const first = await save(ctx);
    const later = new Date("2027-02-10T09:00:00Z");
    const second = await save(ctx, { card: { ...FACTS, expiryYear: 2035, nameOnCard: "Noor" }, at: later });
    expect(second).toEqual({ ...first, expiryYear: 2035, nameOnCard: "Noor" });
    expect(await cardsOf(ctx, "c1", ["sandbox"])).toMatchObject([{ id: first.id, expiryYear: 2035 }]);
  });

  it("saved by two requests at once it is one row", async () => {
    const { ctx } = await testMerchant();
    const cards = await Promise.all(
      Array.from({ length: 8 }, () => save(ctx, { agreement: { id: "agr", expiryDate: null } })),
    );
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
  });

  it("of another customer, gateway or merchant it is another card", async () => {
    const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
    const cards = [
      await save(one.ctx),
      await save(one.ctx, { customerId: "c2" }),
      await save(one.ctx, { gatewayCode: "b" }),
      await save(other.ctx),
    ];
    expect(new Set(cards.map(({ id }) => id)).size).toBe(4);
    expect(await cardsOf(one.ctx, "c1", ["sandbox"])).toHaveLength(1);
  });
});

describe("a customer has one card per agreement", () => {
  it("a new card takes the agreement over", async () => {
    const { ctx } = await testMerchant();
    expect((await save(ctx, { agreement: { id: "agr", expiryDate: null } })).agreements).toEqual(["agr"]);
    const second = await save(ctx, {
      agreement: { id: "agr", expiryDate: null },
      card: { ...FACTS, token: "411111111111114", last4: "1114" },
    });
    expect(second.agreements).toEqual(["agr"]);
    const cards = await cardsOf(ctx, "c1", ["sandbox"]);
    expect(Object.fromEntries(cards.map((card) => [card.last4, card.agreements]))).toEqual({
      "1111": [],
      "1114": ["agr"],
    });
  });

  it("a card may carry several agreements, and saving it without one leaves them", async () => {
    const { ctx } = await testMerchant();
    await save(ctx, { agreement: { id: "b", expiryDate: null } });
    await save(ctx, { agreement: { id: "a", expiryDate: null } });
    expect((await save(ctx)).agreements).toEqual(["a", "b"]);
  });

  it("equal agreement names of two customers are two agreements", async () => {
    const { ctx } = await testMerchant();
    await save(ctx, { agreement: { id: "agr", expiryDate: null } });
    await save(ctx, { agreement: { id: "agr", expiryDate: null }, customerId: "c2" });
    expect((await cardsOf(ctx, "c1", ["sandbox"]))[0]?.agreements).toEqual(["agr"]);
  });
});

test("a customer's cards come with the newest first, in one statement, from the gateways asked for", async () => {
  const { ctx } = await testMerchant();
  await save(ctx);
  await save(ctx, {
    card: { ...FACTS, token: "411111111111115", last4: "1115" },
    at: new Date("2027-03-01T00:00:00Z"),
  });
  await save(ctx, { gatewayCode: "elsewhere" });
  const { result, statements } = await countStatements(() => cardsOf(ctx, "c1", ["sandbox"]));
  expect(result.map(({ last4 }) => last4)).toEqual(["1115", "1111"]);
  expect(statements).toHaveLength(1);
});

test("saving a card is one statement", async () => {
  const { ctx } = await testMerchant();
  const { statements } = await countStatements(() => save(ctx, { agreement: { id: "agr", expiryDate: null } }));
  expect(statements).toHaveLength(1);
});

test("the wire form shows the last four digits and two-digit months and years", async () => {
  const { ctx } = await testMerchant();
  const card = await save(ctx, { agreement: { id: "agr", expiryDate: null } });
  expect(tokenView(card, { pgName: "sarraf_sandbox", today: civilDateOf(AT, "Asia/Kuwait") })).toEqual({
    token: "411111111111111",
    customer_id: "c1",
    brand: "Visa",
    name_on_card: null,
    number: "**** 1111",
    expiry_month: "03",
    expiry_year: "31",
    pg_code: "sandbox",
    pg_name: "sarraf_sandbox",
    cvv_required: false,
    is_expired: false,
    is_preferred: false,
    will_expire_soon: false,
    agreements: ["agr"],
  });
});

describe("a card is never deleted under a payment that binds it", () => {
  const holdsIt = async (ctx: Ctx, statement: string, work: () => Promise<unknown>) =>
    twoConnections(async (payment, watcher) => {
      await payment.query("BEGIN");
      await payment.query("SELECT id FROM saved_card WHERE merchant_id = $1 FOR UPDATE", [ctx.merchant.id]);
      await payment.query(statement, [ctx.merchant.id]);
      const deleting = work();
      await isWaitedFor(payment, watcher);
      await payment.query("COMMIT");
      return deleting;
    });

  it("a deletion that waited for the payment sees the agreement", async () => {
    const { ctx } = await testMerchant();
    await save(ctx);
    const bind = `INSERT INTO agreement_card (merchant_id, customer_id, agreement_id, card_id, updated_at)
      SELECT merchant_id, customer_id, 'agr', id, now() FROM saved_card WHERE merchant_id = $1`;
    const drop = () => deleteCard(ctx, FACTS.token, { customerId: null, type: null }).catch((error: unknown) => error);
    expect(await holdsIt(ctx, bind, drop)).toBeInstanceOf(Conflict);
    expect(await cardsOf(ctx, "c1", ["sandbox"])).toHaveLength(1);
  });

  it("a payment that waited for the deletion saves the card again", async () => {
    const { ctx } = await testMerchant();
    await save(ctx);
    const wanted = { agreement: { id: "agr", expiryDate: null } };
    const saved = await holdsIt(ctx, "DELETE FROM saved_card WHERE merchant_id = $1", () => save(ctx, wanted));
    expect(saved).toMatchObject({ token: FACTS.token, agreements: ["agr"] });
    expect(await cardsOf(ctx, "c1", ["sandbox"])).toMatchObject([{ agreements: ["agr"] }]);
  });

  it("of two deletions at once one finds the card", async () => {
    const { ctx } = await testMerchant();
    await save(ctx);
    const drop = () => deleteCard(ctx, FACTS.token, { customerId: "c1", type: null });
    const results = await Promise.allSettled([drop(), drop(), drop()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
