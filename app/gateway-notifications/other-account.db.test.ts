/** Messages about another account of the gateway: accepted, counted, and not read. */
import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { checkGatewayAccount, setGatewayFields } from "@/server/domain/gateways";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { DOUBLE_HMAC_KEY, DOUBLE_MERCHANT } from "@/server/testing/adyen/double";
import { adyenMerchant } from "@/server/testing/adyen/merchant";
import { type Notice, noticeBody } from "@/server/testing/adyen/notices";
import type { TestMerchant } from "@/server/testing/harness";
import { startHttpService } from "@/server/testing/http-service";
import { postedTo, workInbox } from "@/server/testing/notification-world";
import { DOUBLE_SECRET, stripeBench } from "@/server/testing/stripe/connector-bench";
import { stripeMerchant } from "@/server/testing/stripe/merchant";

type Posted = { readonly body: string; readonly headers?: Readonly<Record<string, string>> };

const accountOf = ({ id: merchantId, ctx }: TestMerchant, code: string) =>
  ctx.db.gateway.findFirstOrThrow({ where: { merchantId, code } });

/** Posts the message to the account's address. @returns the status, and what the account has since */
async function posted(merchant: TestMerchant, code: string, message: Posted, post = postedTo) {
  const status = await post(merchant, code, message);
  const { ignoredNotifications: ignored, refusedNotifications: refused } = await accountOf(merchant, code);
  return { status, ignored, refused, stored: (await stored(merchant)).length };
}

const stored = ({ id: merchantId, ctx }: TestMerchant) =>
  ctx.db.gatewayNotification.findMany({ where: { merchantId } });

/** Like {@link postedTo}, over a connection. */
async function sent(merchant: TestMerchant, code: string, message: RequestInit): Promise<number> {
  const { id } = await accountOf(merchant, code);
  const service = await startHttpService();
  try {
    const answer = await fetch(`${service.address}/gateway-notifications/${id}`, { method: "POST", ...message });
    return answer.status;
  } finally {
    await service.stop();
  }
}

const IGNORED = { status: 200, ignored: 1, refused: 0, stored: 0 };

describe("at Stripe", () => {
  const bench = stripeBench();

  const event = (account: string | undefined, livemode = false): Posted => {
    const object = { id: "pi_1", object: "payment_intent", metadata: { reference: "SRF1" } };
    const named = { id: `evt_${randomUUID()}`, object: "event", type: "payment_intent.succeeded", account };
    const body = JSON.stringify({ ...named, created: Math.floor(Date.now() / 1_000), livemode, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: DOUBLE_SECRET });
    return { body, headers: { "stripe-signature": signature } };
  };

  test.each([false, true])("an event of a connected account, live %s", async (livemode) => {
    const merchant = await stripeMerchant(bench.double);
    await checkGatewayAccount(merchant.ctx, "stripe");
    expect(await posted(merchant, "stripe", event("acct_other", livemode))).toEqual(IGNORED);
  });

  test("an event of a connected account, over HTTP", async () => {
    const merchant = await stripeMerchant(bench.double);
    await checkGatewayAccount(merchant.ctx, "stripe");
    expect(await posted(merchant, "stripe", event("acct_other"), sent)).toEqual(IGNORED);
  });

  test("an event of a connected account that was stored before this account's name was known has no effect", async () => {
    const merchant = await stripeMerchant(bench.double);
    expect(await posted(merchant, "stripe", event("acct_other"))).toEqual({ ...IGNORED, ignored: 0, stored: 1 });
    await checkGatewayAccount(merchant.ctx, "stripe");
    await workInbox(merchant, 1);
    expect(await stored(merchant)).toMatchObject([{ result: "kept", dueAt: null, tries: 1 }]);
    expect(await merchant.ctx.db.gatewayNotice.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("an event that names this account, or none, is stored", async () => {
    const merchant = await stripeMerchant(bench.double);
    expect(await checkGatewayAccount(merchant.ctx, "stripe")).toMatchObject({ ok: true, account: "acct_double" });
    for (const account of ["acct_double", undefined])
      expect(await posted(merchant, "stripe", event(account))).toMatchObject({ status: 200, ignored: 0 });
    expect(await stored(merchant)).toHaveLength(2);
  });

  test("an event of a connected account with a wrong signature is refused", async () => {
    const merchant = await stripeMerchant(bench.double);
    const headers = event(undefined).headers ?? {};
    const refused = await posted(merchant, "stripe", { body: event("acct_other").body, headers });
    expect(refused).toEqual({ ...IGNORED, status: 401, ignored: 0, refused: 1 });
  });
});

describe("at Adyen", () => {
  adyenBench();

  const NOTICE: Notice = {
    ...{ eventCode: "AUTHORISATION", success: true, pspReference: "PSP1", merchantReference: "SRF1" },
    amount: { currency: "KWD", value: 10_500 },
  };
  const item = (merchantAccount: string, key: string) =>
    noticeBody(NOTICE, { merchantAccount, isLive: false, now: Date.now }, key);

  test.each([
    ["under the key of that account", "11".repeat(32)],
    ["under the key of this account", DOUBLE_HMAC_KEY],
  ])("a message about another merchant account, %s", async (_, key) => {
    const merchant = await adyenMerchant();
    expect(await posted(merchant, "adyen", { body: item("OtherCOM", key) })).toEqual(IGNORED);
  });

  test("a message about the merchant account that the fields named before is listed for a person", async () => {
    const merchant = await adyenMerchant();
    await posted(merchant, "adyen", { body: item(DOUBLE_MERCHANT, DOUBLE_HMAC_KEY) });
    await setGatewayFields(merchant.ctx, { code: "adyen", values: { merchant_account: "OtherCOM" } });
    await workInbox(merchant, 1);
    expect(await stored(merchant)).toMatchObject([{ result: "failed", dueAt: expect.any(Date) }]);
    for (const hours of [2, 4, 8, 32, 64]) await workInbox(merchant, hours);
    expect(await stored(merchant)).toMatchObject([{ result: "failed", dueAt: null }]);
    const notices = await merchant.ctx.db.gatewayNotice.findMany({ where: { merchantId: merchant.id } });
    expect(notices).toMatchObject([{ reason: "not_processed" }]);
  });

  test("a message about this merchant account under another key is refused", async () => {
    const merchant = await adyenMerchant();
    const refused = await posted(merchant, "adyen", { body: item(DOUBLE_MERCHANT, "11".repeat(32)) });
    expect(refused).toEqual({ ...IGNORED, status: 401, ignored: 0, refused: 1 });
  });
});
