import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { compare, money, smaller, toWire } from "@/server/kernel/money";
import { carriers, type ListedGateway, legsOf, sum } from "./offer";

const KWD = currency("KWD");
const USD = currency("USD");
const kwd = (amount: string) => money(amount, KWD);

function gateway(code: string, change: Partial<ListedGateway> = {}): ListedGateway {
  return { code, operation: "purchase", acceptedCurrencies: [KWD], walletProviders: ["wallet_sarraf"], ...change };
}

describe("which wallets a session's gateways carry", () => {
  it.each([
    ["the one that carries it", [gateway("a", { walletProviders: [] }), gateway("b")], ["b wallet_sarraf"]],
    ["none without a wallet", [gateway("a", { walletProviders: [] })], []],
    ["none that does not take the currency", [gateway("a", { acceptedCurrencies: [USD] })], []],
    [
      "none beside a gateway that authorizes",
      [gateway("a"), gateway("b", { operation: "authorize", walletProviders: [] })],
      [],
    ],
    [
      "in the gateways' order, then by provider",
      [gateway("z", { walletProviders: ["wallet_z", "wallet_m"] }), gateway("a")],
      ["z wallet_m", "z wallet_z", "a wallet_sarraf"],
    ],
    ["a provider once, with the first", [gateway("b"), gateway("a")], ["b wallet_sarraf"]],
  ])("%s", (_, listed, expected) => {
    expect(carriers(listed, KWD).map(({ pgCode, provider }) => `${pgCode} ${provider}`)).toEqual(expected);
  });
});

const ORDER = [
  { provider: "wallet_a", pgCode: "one" },
  { provider: "wallet_b", pgCode: "two" },
];
const source = (provider: string, amount: string) => ({
  provider,
  accountId: `of ${provider}`,
  available: kwd(amount),
});

describe("how much the wallets pay (Spec, Wallet rules 4 and 9)", () => {
  it.each([
    ["more than enough: the surplus stays", "10", ["25"], ["10.000"]],
    ["exactly enough", "10", ["10"], ["10.000"]],
    ["less: all of it", "10", ["4.250"], ["4.250"]],
    ["nothing", "10", ["0"], []],
    ["two wallets, the first alone enough", "10", ["12", "5"], ["10.000"]],
    ["two wallets together", "10", ["4", "5"], ["4.000", "5.000"]],
    ["two wallets, the second for the rest", "10", ["4", "50"], ["4.000", "6.000"]],
    ["two wallets, the first empty", "10", ["0", "50"], ["10.000"]],
  ])("%s", (_, asked, have, expected) => {
    const sources = have.map((amount, index) => source(["wallet_a", "wallet_b"][index] ?? "", amount));
    expect(legsOf(kwd(asked), ORDER, sources).map(({ amount }) => toWire(amount))).toEqual(expected);
  });

  test("a leg names its account and the gateway that carries it", () => {
    expect(legsOf(kwd("1"), ORDER, [source("wallet_b", "5")])).toEqual([
      { provider: "wallet_b", pgCode: "two", accountId: "of wallet_b", amount: kwd("1") },
    ]);
  });

  test("the legs add up to what is asked or to all there is, whichever is less", () => {
    const fils = fc.integer({ min: 0, max: 100_000 }).map((n) => kwd((n / 1000).toFixed(3)));
    fc.assert(
      fc.property(fils, fils, fils, (asked, a, b) => {
        const sources = [
          { ...source("wallet_a", "0"), available: a },
          { ...source("wallet_b", "0"), available: b },
        ];
        const covered = sum(
          legsOf(asked, ORDER, sources).map(({ amount }) => amount),
          KWD,
        );
        expect(compare(covered, smaller(asked, sum([a, b], KWD)))).toBe(0);
      }),
    );
  });
});
