import { describe, expect, it } from "vitest";
import { walletsThatPay, withOneWallet } from "./wallets-that-pay";

const SARRAF = { code: "a", walletProviders: ["wallet_sarraf"], acceptedCurrencies: ["KWD"] };
const STACKED = { code: "b", walletProviders: ["wallet_loyalty", "wallet_points"], acceptedCurrencies: ["KWD", "USD"] };
const PLAIN = { code: "c", walletProviders: [], acceptedCurrencies: ["KWD"] };
const ALL = [SARRAF, STACKED, PLAIN];

describe("pg_code names the gateway whose wallets pay", () => {
  it("everyone's without it", () => {
    expect(walletsThatPay(ALL, { pgCode: null, currency: "KWD" })).toEqual(ALL);
  });

  it("its own alone; the others still count for what the session lists", () => {
    const others = [SARRAF, PLAIN].map((account) => ({ ...account, walletProviders: [] }));
    expect(walletsThatPay(ALL, { pgCode: "b", currency: "USD" })).toEqual([others[0], STACKED, others[1]]);
  });

  it.each([
    ["x", "KWD", '"x" is not a valid choice.'],
    ["c", "KWD", "Payment gateway c has no wallet."],
    ["a", "USD", "Payment gateway a does not accept USD."],
  ])("not %s for %s", (pgCode, currency, refusal) => {
    expect(walletsThatPay(ALL, { pgCode, currency })).toEqual({ refusal });
  });
});

describe("wallet_code names the one wallet of a one-step payment", () => {
  it.each([
    [SARRAF, null, SARRAF],
    [SARRAF, "wallet_sarraf", SARRAF],
    [STACKED, "wallet_points", { ...STACKED, walletProviders: ["wallet_points"] }],
    [STACKED, null, { refusal: "This field is required." }],
    [STACKED, "wallet_sarraf", { refusal: '"wallet_sarraf" is not a valid choice.' }],
    [PLAIN, null, PLAIN],
  ])("%j and %j", (account, code, chosen) => {
    expect(withOneWallet(account, code)).toEqual(chosen);
  });
});
