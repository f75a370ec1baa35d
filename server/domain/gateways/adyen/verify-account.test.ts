import { describe, expect, it } from "vitest";
import { adyenBench, clockCtx, doubleAccount } from "@/server/testing/adyen/connector-bench";
import type { Account } from "../core/opened-account";
import { GatewayUnreachable } from "../port";
import { ACCOUNT_FIELDS } from "./core/tables/account";
import { ADYEN } from "./gateway";
import { baseUrlOf } from "./transport";

const bench = adyenBench();
const ctx = clockCtx();
const live = (live_prefix: string): Account => ({ ...doubleAccount({ live_prefix }), environment: "live" });

describe("an account is asked for at Adyen, which moves nothing", () => {
  it("one that works, also before its webhook is made", async () => {
    expect(await ADYEN.verifyAccount(ctx, doubleAccount({ hmac_key: "" }))).toEqual({
      ok: true,
      account: "SarrafTestCOM",
    });
    expect(await ADYEN.verifyAccount(ctx, doubleAccount())).toEqual({ ok: true, account: "SarrafTestCOM" });
    expect(bench.double.book.movements).toEqual([]);
  });

  it.each([
    ["a key that Adyen does not know", { api_key: "wrong" }, "api_key", "key"],
    ["another's merchant account", { merchant_account: "Other" }, "merchant_account", "account"],
  ])("%s", async (_, values, field, cause) => {
    expect(await ADYEN.verifyAccount(ctx, doubleAccount(values))).toMatchObject({ ok: false, cause, field });
  });

  it("nobody there", async () => {
    await bench.double.stop();
    expect(await ADYEN.verifyAccount(ctx, doubleAccount())).toMatchObject({
      ok: false,
      cause: "network",
      field: "api_key",
    });
  });

  it("an answer that makes no sense is no answer", async () => {
    bench.double.fail("html");
    await expect(ADYEN.verifyAccount(ctx, doubleAccount())).rejects.toThrow(GatewayUnreachable);
  });
});

describe("fields that cannot be right are found without asking", () => {
  it.each([
    ["no key", doubleAccount({ api_key: "" }), "api_key"],
    ["no merchant account", doubleAccount({ merchant_account: "" }), "merchant_account"],
    ["a signing key cut short", doubleAccount({ hmac_key: "44782D" }), "hmac_key"],
    ["a signing key that is no hexadecimal", doubleAccount({ hmac_key: "x".repeat(64) }), "hmac_key"],
    ["a name without its password", doubleAccount({ webhook_user: "adyen" }), "webhook_password"],
    ["an unknown page", doubleAccount({ page: "drop-in" }), "page"],
    ["a live account without a prefix", live(""), "live_prefix"],
    ["a prefix that names another host", live("evil.example/#"), "live_prefix"],
  ])("%s", async (_, account, field) => {
    expect(await ADYEN.verifyAccount(ctx, account)).toMatchObject({ ok: false, field });
    expect(bench.double.requests).toEqual([]);
  });
});

describe("where calls go", () => {
  it.each([
    ["a test account", doubleAccount(), null, "https://checkout-test.adyen.com/v72"],
    ["a test account in tests", doubleAccount(), "http://127.0.0.1:1", "http://127.0.0.1:1/v72"],
    [
      "a live account, in tests too",
      live("1797a841fbb37ca7-SarrafCo"),
      "http://127.0.0.1:1",
      "https://1797a841fbb37ca7-SarrafCo-checkout-live.adyenpayments.com/checkout/v72",
    ],
    ["a live account without a prefix", live(""), null, null],
    ["a live account with another host for a prefix", live("evil.example/"), null, null],
  ])("%s", (_, account, testUrl, url) => {
    expect(baseUrlOf(account, testUrl)).toBe(url);
  });
});

it("every secret field is declared a secret", () => {
  const secrets = ACCOUNT_FIELDS.filter(({ secret }) => secret).map(({ name }) => name);
  expect(secrets).toEqual(["api_key", "hmac_key", "webhook_password"]);
});
