import { expect, it, test } from "vitest";
import { clockCtx, doubleAccount, stripeBench } from "@/server/testing/stripe/connector-bench";
import type { Account } from "../core/opened-account";
import { GatewayUnreachable } from "../port";
import { ACCOUNT_FIELDS } from "./core/tables/account";
import { STRIPE } from "./gateway";

const ctx = clockCtx();
const bench = stripeBench();
const live = (secret_key: string): Account => ({ ...doubleAccount({ secret_key }), environment: "live" });

test("an account whose key Stripe knows works", async () => {
  expect(await STRIPE.verifyAccount(ctx, doubleAccount())).toEqual({ ok: true, account: "acct_double" });
  expect(bench.double.requests.map(({ route }) => route)).toEqual(["GET /account"]);
});

it.each([
  ["no key", doubleAccount({ secret_key: "" }), "secret_key"],
  ["a publishable key", doubleAccount({ secret_key: "pk_test_1" }), "secret_key"],
  ["a live key in a test account", doubleAccount({ secret_key: "sk_live_1" }), "secret_key"],
  ["a test key in a live account", live("rk_test_1"), "secret_key"],
  ["an empty webhook secret", doubleAccount({ webhook_secret: "" }), "webhook_secret"],
  ["a webhook secret that is none", doubleAccount({ webhook_secret: "sk_test_1" }), "webhook_secret"],
])("%s is refused without a call", async (_, account, field) => {
  expect(await STRIPE.verifyAccount(ctx, account)).toMatchObject({ ok: false, cause: "value", field });
  expect(bench.double.requests).toEqual([]);
});

test("a key that Stripe does not know is named, a Stripe that is away is not the key's fault", async () => {
  bench.double.fail("unauthorized", /^GET/);
  expect(await STRIPE.verifyAccount(ctx, doubleAccount())).toMatchObject({
    ok: false,
    cause: "key",
    field: "secret_key",
  });
  bench.double.fail("error_before", /^GET/);
  await expect(STRIPE.verifyAccount(ctx, doubleAccount())).rejects.toThrow(GatewayUnreachable);
});

test("a Stripe that cannot be reached is distinguished from a wrong key", async () => {
  await bench.double.stop();
  expect(await STRIPE.verifyAccount(ctx, doubleAccount())).toMatchObject({ ok: false, cause: "network" });
});

test("the prefix of a key says what it is for", () => {
  const [key] = ACCOUNT_FIELDS;
  expect(["sk_test_1", "rk_test_1", "sk_live_1", "pk_test_1"].map((text) => key?.test?.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
