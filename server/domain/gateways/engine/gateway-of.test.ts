import { beforeEach, describe, expect, it, vi } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { ACME } from "@/server/testing/acme/connector";
import { testCall, testSale } from "@/server/testing/gateway-contract/calls";
import type { BeginCall, FollowUpCall, InquireCall } from "../calls";
import { GatewayUnreachable, NotSent, throttledSeconds } from "../port";
import { gatewayOfConnector } from "./gateway-of";

const GATEWAY = gatewayOfConnector(ACME);
const NOW = new Date("2026-03-01T10:00:00Z");
const ctx = { now: () => NOW, realNow: () => NOW, merchant: { clockOffset: 0 } } as Ctx;
const account = { gatewayCode: "acme", environment: "test", name: null, values: { key: "test_1" } } as const;
const kwd = (amount: string) => money(amount, currency("KWD"));
const PAID = { id: "pay_1", status: "paid", reference: "SRF1", amount: 10_500, currency: "KWD" };

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

beforeEach(() => {
  fetched.mockReset();
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(fetched);
  return () => spy.mockRestore();
});

function pageCall(change: Partial<BeginCall> = {}): BeginCall {
  const sale = testSale(kwd("10.5"), { account, referenceNumber: "SRF1" });
  return { ...sale, keepCard: "no", askedAt: NOW, expiresAt: new Date(NOW.getTime() + 3_600_000), ...change };
}

function refundCall(amount: string, change: Partial<FollowUpCall> = {}): FollowUpCall {
  const charge = { referenceNumber: "SRF1", refs: { payment: "pay_1" }, total: kwd("10.5") };
  const call = testCall({ account, referenceNumber: "SRF2" });
  return { ...call, charge, amount: kwd(amount), extra: {}, sessionExtra: {}, ...change };
}

function inquiry(change: Partial<InquireCall> = {}): InquireCall {
  const call = testCall({ account, referenceNumber: "SRF1" });
  return { ...call, kind: "begin", refs: { payment: "pay_1" }, total: kwd("10.5"), ...change };
}

describe("the engine sends what the connector's request half makes", () => {
  it("with the account's headers and the key of the call", async () => {
    answer(201, { ...PAID, status: "open", page: "https://acme.example/p" });
    expect(await GATEWAY.begin?.(ctx, pageCall())).toMatchObject({
      url: "https://acme.example/p",
      refs: { payment: "pay_1" },
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("https://sandbox.acme.example/v1/payments");
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: "application/json",
      authorization: "Bearer test_1",
      "content-type": "application/json",
      "idempotency-key": "begin:SRF1",
    });
    expect(JSON.parse(String(init?.body))).toMatchObject({ amount: 10_500, currency: "KWD", reference: "SRF1" });
  });

  it("and nothing for a call that the connector does not have or cannot express", async () => {
    await expect(GATEWAY.capture(ctx, refundCall("4"))).rejects.toThrow(NotSent);
    await expect(GATEWAY.begin?.(ctx, pageCall({ total: money("1", currency("EUR")) }))).rejects.toThrow(NotSent);
    expect(await GATEWAY.inquire(ctx, inquiry({ refs: {} }))).toEqual({ known: "cannot_ask" });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("what a failure proves", () => {
  it.each([
    ["an internal error", 500, { code: "internal" }],
    ["a running key", 409, { code: "in_progress" }],
    ["a proxy's error", 404, { error: "No route" }],
    ["a page of HTML", 200, "<html></html>"],
    ["JSON of something else", 200, { id: 1 }],
  ])("%s: the outcome is unknown", async (_, status, body) => {
    answer(status, body);
    await expect(GATEWAY.refund(ctx, refundCall("4"))).rejects.toThrow(GatewayUnreachable);
  });

  it.each([401, 403, 429])("%s: nothing was done, unless the call had been sent before", async (status) => {
    answer(status, { code: "refused" });
    await expect(GATEWAY.refund(ctx, refundCall("4"))).rejects.toThrow(NotSent);
    answer(status, { code: "refused" });
    await expect(GATEWAY.refund(ctx, refundCall("4", { firstSentAt: NOW }))).rejects.toThrow(GatewayUnreachable);
  });

  it.each([
    ["90", 90],
    [null, null],
  ])("429 with Retry-After %s names the wait %s", async (header, retryAfterSeconds) => {
    const headers = new Headers(header === null ? [] : [["retry-after", header]]);
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ code: "rate" }), { status: 429, headers }));
    await expect(GATEWAY.refund(ctx, refundCall("4"))).rejects.toMatchObject({ retryAfterSeconds });
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ code: "rate" }), { status: 429, headers }));
    const again = await GATEWAY.refund(ctx, refundCall("4", { firstSentAt: NOW })).catch((error: unknown) => error);
    expect(again).toBeInstanceOf(GatewayUnreachable);
    expect(throttledSeconds(again)).toBe(retryAfterSeconds ?? 0);
  });

  it.each([
    ["ECONNREFUSED", NotSent],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", NotSent],
    ["ECONNRESET", GatewayUnreachable],
  ])("%s", async (code, kind) => {
    fetched.mockRejectedValueOnce(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
    await expect(GATEWAY.refund(ctx, refundCall("4"))).rejects.toThrow(kind);
  });

  it("a refusal is an answer", async () => {
    answer(422, { code: "too_much", message: "Too much." });
    const refused = { outcome: "failed", message: "Too much.", decline: { code: "too_much" } };
    expect(await GATEWAY.refund(ctx, refundCall("4"))).toMatchObject(refused);
  });
});

describe("what is read", () => {
  it("only listed fields are stored", async () => {
    answer(200, { ...PAID, card_number: "4111111111111111" });
    const read = await GATEWAY.inquire(ctx, inquiry());
    const answered = { outcome: "success", about: "SRF1", stage: "taken", actual: kwd("10.5"), raw: PAID };
    expect(read).toMatchObject({ known: "answer", answer: answered });
    expect(JSON.stringify(read)).not.toContain("4111111111111111");
  });

  it("an object that the gateway named and denies now is not a call that never arrived", async () => {
    answer(404, { code: "unknown" });
    expect(await GATEWAY.inquire(ctx, inquiry())).toEqual({ known: "denied" });
  });

  it("an inquiry that fails proves nothing", async () => {
    answer(400, { code: "wrong" });
    await expect(GATEWAY.inquire(ctx, inquiry())).rejects.toThrow(GatewayUnreachable);
  });
});

describe("an account is checked", () => {
  it.each([
    [200, { id: "acct_1" }, { ok: true, account: "acct_1" }],
    [401, { code: "key" }, { ok: false, cause: "key", field: "key" }],
    [403, { code: "rights" }, { ok: false, cause: "rights", field: "key" }],
    [429, { code: "rate" }, { ok: false, cause: "network", field: "key" }],
  ])("%s %j", async (status, body, found) => {
    answer(status, body);
    expect(await GATEWAY.verifyAccount(ctx, account)).toMatchObject(found);
  });

  it("without a request if a value is missing", async () => {
    expect(await GATEWAY.verifyAccount(ctx, { ...account, values: {} })).toMatchObject({ ok: false, cause: "value" });
    expect(fetched).not.toHaveBeenCalled();
  });
});
