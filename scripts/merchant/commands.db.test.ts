import { describe, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import type { GatewayInput } from "@/server/domain/gateways";
import { authenticate } from "@/server/domain/merchants";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import { testMerchant } from "@/server/testing/harness";
import { CUSTOMER, credit } from "@/server/testing/wallets";
import { GATEWAYS } from "../seed/gateways";
import { runCommand } from "./commands";
import { Mistake } from "./usage-error";

const run = (...words: string[]) => runCommand(systemContext(), words);
const parsed = async (...words: string[]) => JSON.parse(await run(...words));
const caller = (key: string) =>
  authenticate(systemContext(), {
    authorization: `Api-Key ${key}`,
    accepts: ["private_key"],
    rateClass: "general",
    address: key,
  });

describe("merchants", () => {
  test("create prints keys that work; list and show never do", async () => {
    const words = [
      "create",
      "--name",
      "Dar Test",
      "--timezone",
      "Asia/Riyadh",
      "--region",
      "KSA",
      "--base-url",
      "https://p.example/",
    ];
    const made = await parsed(...words);
    expect(Object.keys(made)).toEqual([
      "merchant_id",
      "private_key",
      "public_key",
      "webhook_hmac_key",
      "webhook_secret",
      "next",
    ]);
    expect((await caller(made.private_key)).merchant).toMatchObject({
      id: made.merchant_id,
      timezone: "Asia/Riyadh",
      baseUrl: "https://p.example",
      production: false,
    });
    expect(await run("list")).toContain(`${made.merchant_id}  sandbox  Dar Test`);
    const shown = await run("show", made.merchant_id);
    for (const secret of [made.private_key, made.public_key, made.webhook_hmac_key])
      expect(shown).not.toContain(secret);
  });

  test("create --sandbox makes the accounts of the first start, and each answer names the next step", async () => {
    const made = await parsed("create", "--name", "Dar Sandbox", "--sandbox");
    const codes = (await parsed("show", made.merchant_id)).gateways.map(({ code }: { code: string }) => code);
    expect(codes.sort()).toEqual(GATEWAYS.map(({ code }) => code).sort());
    expect(made.next).toContain("sarraf login --base-url");
    expect((await parsed("create", "--name", "Dar Bare")).next).toContain("npm run merchant -- gateway create");
    await expect(run("create", "--name", "Dar", "--sandbox", "--production")).rejects.toThrow(Mistake);
  });

  test("create --sandbox prints the keys and the missing accounts if one cannot be created", async () => {
    const [first, ...others] = GATEWAYS;
    const refused = { ...first, code: "Not a code" } as GatewayInput;
    const accounts = GATEWAYS as GatewayInput[];
    accounts.splice(1, 0, refused);
    const made = await parsed("create", "--name", "Dar Half", "--sandbox").finally(() => accounts.splice(1, 1));
    expect((await caller(made.private_key)).merchant.id).toBe(made.merchant_id);
    const missing = ["Not a code", ...others.map(({ code }) => code)].join(", ");
    expect(made.next).toContain(`These gateway accounts are missing: ${missing} (InvalidFields: Invalid input.)`);
    expect(made.next).toContain(`npm run merchant -- gateway create ${made.merchant_id}`);
  });

  test("production sets the test clock back, base-url goes and comes", async () => {
    const { id } = await testMerchant({ merchant: { clockOffset: 5_000 } });
    await run("production", id, "on");
    expect(await database().merchant.findUniqueOrThrow({ where: { id } })).toMatchObject({
      production: true,
      clockOffset: 0n,
    });
    await run("production", id, "off");
    expect(await run("base-url", id, "https://pay.example")).toContain("https://pay.example");
    expect(await run("base-url", id, "none")).toContain("http://localhost:3000");
  });

  test("brand writes what customers see, and clears it with none", async () => {
    const { id } = await testMerchant();
    const words = ["brand", id, "--name-ar", "دار", "--color", "#FD0", "--support-email", "help@x.example"];
    const set = { name: "Test Merchant", name_ar: "دار", brand_color: "#ffdd00", support_email: "help@x.example" };
    expect(await parsed(...words)).toMatchObject(set);
    expect(await parsed("brand", id, "--color", "none")).toMatchObject({ ...set, brand_color: null });
    await expect(run("brand", id, "--color", "red")).rejects.toThrow(InvalidFields);
  });

  test("logo and favicon store an image file, and take it away", async () => {
    const { id } = await testMerchant();
    const icon = "public/icons/preview.png";
    expect((await parsed("logo", id, icon)).logo_url).toMatch(/-1200x630\.png$/);
    expect((await parsed("logo", id, "none")).logo_url).toBeNull();
    await expect(run("logo", id, "none.png")).rejects.toThrow("The file none.png cannot be read");
    await expect(run("favicon", id, icon)).rejects.toThrow(InvalidFields);
    await expect(run("logo", id, "public/icons/card.svg")).rejects.toThrow(InvalidFields);
  });
});

describe("keys", () => {
  test("rotate makes a new pair and ends the old one; revoke ends one", async () => {
    const { id } = await testMerchant();
    const first = await parsed("key", "create", id, "--name", "till");
    const second = await parsed("key", "rotate", id, first.id);
    expect(second.name).toBe("till");
    await expect(caller(first.private_key)).rejects.toThrow("Invalid API key.");
    await caller(second.private_key);
    await run("key", "revoke", id, second.id);
    await expect(caller(second.private_key)).rejects.toThrow("Invalid API key.");
    expect(Object.keys(await parsed("webhook-keys", "rotate", id))).toEqual(["webhook_hmac_key", "webhook_secret"]);
  });
});

describe("gateways", () => {
  test("set writes wallets, services, fees and rates, and clears them with none", async () => {
    const { id } = await testMerchant();
    const options = [
      "--fee-fixed",
      "0.100",
      "--fee-percent",
      "2.5",
      "--fee-description",
      "Service fee",
      "--fee-description-ar",
      "رسوم",
      "--charges-per-second",
      "10",
    ];
    const lists = [
      "--wallets",
      "wallet_sarraf,wallet_other",
      "--services",
      "wallet,stc_pay",
      "--rate",
      "USD=0.307",
      "--rate",
      "SAR=0.082",
    ];
    expect(await parsed("gateway", "set", id, "sandbox", ...options, ...lists)).toMatchObject({
      feeFixed: "0.1",
      feePercent: "2.5",
      feeDescription: "Service fee",
      feeDescriptionAr: "رسوم",
      chargesPerSecond: 10,
      walletProviders: ["wallet_sarraf", "wallet_other"],
      paymentServices: ["wallet", "stc_pay"],
      exchangeRates: { USD: "0.307", SAR: "0.082" },
    });
    const cleared = [
      "--fee-fixed",
      "none",
      "--wallets",
      "none",
      "--rate",
      "none",
      "--multi-attempt",
      "off",
      "--charges-per-second",
      "none",
    ];
    expect(await parsed("gateway", "set", id, "sandbox", ...cleared)).toMatchObject({
      feeFixed: null,
      feePercent: "2.5",
      walletProviders: [],
      exchangeRates: {},
      chargesPerSecond: null,
      multiAttempt: false,
    });
  });

  test("create makes one that show lists", async () => {
    const { id } = await testMerchant();
    const words = ["gateway", "create", id, "mine", "--name", "Mine", "--currency", "USD", "--plugins", "e_commerce"];
    const suggest = vi.fn<(next: string) => void>();
    await runCommand(systemContext(), words, suggest);
    await expect(runCommand(systemContext(), words, suggest)).rejects.toThrow();
    expect(suggest.mock.calls).toEqual([[expect.stringMatching(`gateway credentials ${id} mine$`)]]);
    const shown = await parsed("show", id);
    expect(shown.gateways.map(({ code }: { code: string }) => code).sort()).toEqual(["mine", "sandbox"]);
  });
});

describe("wallets", () => {
  test("a customer's account is listed, suspended, activated and, once empty, closed", async () => {
    const merchant = await testMerchant();
    await credit(merchant, "5");
    const [account] = await parsed("wallet", "accounts", merchant.id, CUSTOMER);
    expect(account).toMatchObject({ currency: "KWD", provider: "wallet_sarraf", balance: "5.000", status: "active" });
    const change = (verb: string) => run("wallet", verb, merchant.id, account.id);
    expect(await change("suspend")).toBe(`${account.id} is suspended.`);
    await expect(credit(merchant, "1")).rejects.toThrow("suspended");
    expect(await change("activate")).toBe(`${account.id} is active.`);
    await expect(change("close")).rejects.toThrow("without a balance");
    await credit(merchant, "-5");
    expect(await change("close")).toBe(`${account.id} is closed.`);
    await expect(change("activate")).rejects.toThrow("not possible");
  });
});

describe("what is not understood is refused in words", () => {
  test.each([
    [["frobnicate"], Mistake],
    [["create"], Mistake],
    [["create", "--name", "x", "extra"], Mistake],
    [["production", "mer_x"], Mistake],
    [["production", "mer_x", "maybe"], Mistake],
    [["production", "mer_x", "on"], NotFound],
    [["show", "mer_x"], NotFound],
    [["create", "--name", "x", "--timezone", "Mars"], InvalidFields],
    [["create", "--nmae", "x"], TypeError],
    [["wallet", "suspend", "mer_x"], Mistake],
    [["wallet", "accounts", "mer_x", "c"], NotFound],
  ])("%j", async (words, kind) => {
    await expect(run(...words)).rejects.toBeInstanceOf(kind);
  });

  test.each([
    [["--fee-percent", "101"], InvalidFields],
    [["--rate", "USD"], Mistake],
    [["--rate", "USD=0"], InvalidFields],
    [["--tokenizable", "yes"], Mistake],
    [["--services", "teleport"], InvalidFields],
  ])("gateway set %j", async (options, kind) => {
    const { id } = await testMerchant();
    await expect(run("gateway", "set", id, "sandbox", ...options)).rejects.toBeInstanceOf(kind);
  });
});
