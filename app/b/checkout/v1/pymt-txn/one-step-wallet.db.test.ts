import { describe, expect, it, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT } from "@/server/testing/native";
import { stateOf } from "@/server/testing/paying";
import { BODY } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as sessions from "./route";

const WALLET = { instrument_type: "wallet", payload: {} };
const STACKED = { code: "stacked", walletProviders: ["wallet_sarraf", "wallet_loyalty"] };

function create(merchant: TestMerchant, wire: object) {
  const body = { ...BODY, ...CREDITED, payment_instrument: WALLET, webhook_url: "https://shop.example/hook", ...wire };
  return callRoute(sessions, { method: "POST", key: merchant.privateKey, body });
}

function named(wallet_code: unknown) {
  return { pg_codes: ["stacked"], payment_instrument: { instrument_type: "wallet", payload: { wallet_code } } };
}

async function customer(credit = "11") {
  const merchant = await testMerchant({ gateways: [{}, STACKED, { code: "plain", walletProviders: [] }] });
  await giveCredit(merchant, credit);
  return merchant;
}

describe("201: created and paid with credit, told by the answer alone", () => {
  test("by the gateway's only wallet", async () => {
    const merchant = await customer();
    const { status, body } = await create(merchant, {});
    expect([status, body.result, body.state, body.paid_amount]).toEqual([201, "success", "paid", "10.500"]);
    expect(body.customer_wallet_transactions).toMatchObject([{ amount: "10.500" }]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.500", "0.000"] });
    expect((await stateOf(merchant, body.session_id)).attempts[0]?.formOfPayment).toBe("wallet");
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("by the wallet that wallet_code names, and no other", async () => {
    const merchant = await customer();
    await giveCredit(merchant, "20", { slug: "loyalty" });
    expect((await create(merchant, named("wallet_loyalty"))).status).toBe(201);
    expect(await balances(merchant)).toEqual({
      wallet_sarraf: ["11.000", "0.000"],
      wallet_loyalty: ["9.500", "0.000"],
    });
  });
});

describe("400 before anything is made", () => {
  const required = ["This field is required."];
  const payload = (wallet_code: readonly string[]) => ({ payment_instrument: { payload: { wallet_code } } });

  it.each([
    ["several wallets and none named", named(undefined), payload(required)],
    ["a wallet that the gateway does not carry", named("wallet_x"), payload(['"wallet_x" is not a valid choice.'])],
    ["no customer", { customer_id: undefined }, { customer_id: required }],
    [
      "two gateways",
      { pg_codes: ["sandbox", "plain"] },
      { pg_codes: ["One-step payment needs exactly one payment gateway."] },
    ],
    ["an agreement", AUTO_DEBIT, { detail: "A session of type auto_debit cannot be paid this way." }],
    [
      "a gateway without a wallet",
      { pg_codes: ["plain"] },
      { detail: "No wallet credit can pay this session.", result: "failed" },
    ],
    [
      "more than the credit",
      { amount: "11.001" },
      {
        detail: "The wallet covers only a part of the amount; the rest needs another payment method.",
        result: "failed",
      },
    ],
  ])("%s", async (_, wire, expected) => {
    const merchant = await customer();
    const { status, body } = await create(merchant, wire);
    expect([status, body]).toEqual([400, expected]);
    expect(await merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } })).toBe(0);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["11.000", "0.000"] });
  });
});

test("of several calls at once on one wallet only those that it covers are charged; the rest stay, to be paid in another way", async () => {
  const merchant = await customer("21");
  const replies = await Promise.all(Array.from({ length: 6 }, () => create(merchant, {})));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(replies.every(({ status }) => [201, 400, 503].includes(status))).toBe(true);
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  const states = await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } });
  expect(states.filter(({ state }) => state === "paid")).toHaveLength(2);
});

test("two gateways that carry a wallet of one provider are refused at creation and at an update", async () => {
  const merchant = await customer();
  const both = { pg_codes: ["sandbox", "stacked"] };
  const refused = await create(merchant, { payment_instrument: undefined, ...both });
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["pg_codes"]]);
  const { body } = await create(merchant, { payment_instrument: undefined });
  const params = { session_id: body.session_id };
  const patched = await callRoute(one, { method: "PATCH", key: merchant.privateKey, params, body: both });
  expect([patched.status, patched.body]).toEqual([400, refused.body]);
});
