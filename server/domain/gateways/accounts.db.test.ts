import { describe, expect, it, test } from "vitest";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { allGateways, createGatewayAccount, gatewaysByCode, updateGatewayAccount } from "./index";

const WANTED = {
  code: "acme",
  name: "Acme",
  nameAr: "أكمي",
  defaultCurrency: "KWD",
  acceptedCurrencies: ["KWD", "USD"],
  operations: ["refund"],
  plugins: ["e_commerce"],
  walletProviders: ["wallet_sarraf"],
  feeFixed: "0.250",
  feePercent: "2.5",
  feeDescription: "Fee",
  exchangeRates: { USD: "0.3075" },
};

describe("an account is kept as it was described", () => {
  it("with its prices exact", async () => {
    const { ctx } = await testMerchant({ gateways: [] });
    const made = await createGatewayAccount(ctx, WANTED);
    const [read] = await gatewaysByCode(ctx, ["acme"]);
    expect(read).toEqual(made);
    expect([read?.feeFixed?.toFixed(), read?.feePercent?.toFixed(), read?.exchangeRates.USD]).toEqual([
      "0.25",
      "2.5",
      "0.3075",
    ]);
    expect(read).toMatchObject({ merchantId: ctx.merchant.id, nameAr: "أكمي", acceptedCurrencies: ["KWD", "USD"] });
  });

  it("and a taken code is refused, to the same merchant alone", async () => {
    const [one, other] = await Promise.all([testMerchant(), testMerchant({ gateways: [] })]);
    const again = createGatewayAccount(one.ctx, { ...WANTED, code: "sandbox" });
    await expect(again).rejects.toMatchObject({
      fields: { code: ["A payment gateway with this code already exists."] },
    });
    await expect(createGatewayAccount(other.ctx, { ...WANTED, code: "sandbox" })).resolves.toMatchObject({
      code: "sandbox",
    });
  });
});

describe("gatewaysByCode", () => {
  it("keeps the order that was asked for and leaves unknown codes and other merchants' out, in one statement", async () => {
    const { ctx } = await testMerchant({ gateways: [{}, { code: "b" }, { code: "a" }] });
    await testMerchant({ gateways: [{ code: "elsewhere" }] });
    const { result, statements } = await countStatements(() => gatewaysByCode(ctx, ["b", "elsewhere", "sandbox", "a"]));
    expect(result.map(({ code }) => code)).toEqual(["b", "sandbox", "a"]);
    expect(statements).toHaveLength(1);
    expect((await allGateways(ctx)).map(({ code }) => code)).toEqual(["a", "b", "sandbox"]);
  });
});

describe("a change leaves the rest of the account as it was", () => {
  it("prices included", async () => {
    const { ctx } = await testMerchant({ gateways: [] });
    const made = await createGatewayAccount(ctx, WANTED);
    const changed = await updateGatewayAccount(ctx, { code: "acme", changes: { name: "New", feePercent: undefined } });
    expect(changed).toEqual({ ...made, name: "New" });
  });

  it("unless it says otherwise: a fee is taken away with null", async () => {
    const { ctx } = await testMerchant({ gateways: [] });
    await createGatewayAccount(ctx, WANTED);
    expect(await updateGatewayAccount(ctx, { code: "acme", changes: { feeFixed: null } })).toMatchObject({
      feeFixed: null,
    });
  });

  it("and the whole must still obey the rules", async () => {
    const { ctx } = await testMerchant({ gateways: [] });
    await createGatewayAccount(ctx, WANTED);
    const dropped = updateGatewayAccount(ctx, { code: "acme", changes: { acceptedCurrencies: ["KWD"] } });
    await expect(dropped).rejects.toThrow(InvalidFields);
    await expect(dropped).rejects.toMatchObject({
      fields: { exchange_rates: ["USD is not among the accepted currencies."] },
    });
  });

  it("two changes at the same time both stay", async () => {
    const { ctx } = await testMerchant({ gateways: [] });
    await createGatewayAccount(ctx, WANTED);
    await Promise.all([
      updateGatewayAccount(ctx, { code: "acme", changes: { name: "New" } }),
      updateGatewayAccount(ctx, { code: "acme", changes: { multiAttempt: false } }),
    ]);
    expect((await allGateways(ctx))[0]).toMatchObject({ name: "New", multiAttempt: false });
  });

  test("an account of another merchant is not found", async () => {
    const [one, other] = await Promise.all([testMerchant(), testMerchant({ gateways: [] })]);
    await expect(updateGatewayAccount(other.ctx, { code: "sandbox", changes: { name: "Mine" } })).rejects.toThrow(
      NotFound,
    );
    expect((await allGateways(one.ctx))[0]?.name).toBe("Sandbox");
  });
});
