import { describe, expect, it, test } from "vitest";
import * as alias from "@/app/b/checkout/v1/wallet/payment-sessions/[session_id]/finalization-status/route";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { anySession } from "@/server/testing/wallets";
import * as finalization from "./route";

const ask = ({ privateKey: key }: TestMerchant, session_id: string, provider = "sarraf") =>
  callRoute(finalization, { key, params: { provider, session_id } });
const askAlias = ({ privateKey: key }: TestMerchant, session_id: string) =>
  callRoute(alias, { key, params: { session_id } });

describe("200", () => {
  test("what the session has come to, at both addresses", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    for (const [status, act] of [
      ["PENDING", () => pay(merchant, id, "2")],
      ["PENDING", () => pay(merchant, id, "1")],
      ["SUCCEEDED", async () => undefined],
    ] as const) {
      const reply = await ask(merchant, id);
      expect([reply.status, reply.body]).toEqual([
        200,
        {
          status,
          payment_transaction_id: id,
          last_updated_at: expect.stringMatching(/^\d{4}-.+Z$/),
          source: "inquiry",
        },
      ]);
      expect((await askAlias(merchant, id)).body).toEqual(reply.body);
      await act();
    }
  });

  test("a session past its time has failed, at the moment its time was over", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const expiresAt = new Date(Date.now() - 1_000);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt } });
    expect((await ask(merchant, id)).body).toMatchObject({
      status: "FAILED",
      last_updated_at: expiresAt.toISOString(),
    });
  });

  it.each([
    ["cod", "PENDING"],
    ["canceled", "CANCELLED"],
    ["failed", "FAILED"],
    ["authorized", "SUCCEEDED"],
  ])("%s is %s", async (state, status) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state } });
    expect((await ask(merchant, id)).body.status).toBe(status);
  });

  test("asking changes nothing", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const before = await merchant.ctx.db.paymentSession.findUnique({ where: { id } });
    await ask(merchant, id);
    expect(await merchant.ctx.db.paymentSession.findUnique({ where: { id } })).toEqual(before);
  });
});

describe("404", () => {
  test("no such session, another merchant's, a deleted one", async () => {
    const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
    const id = await newSession(merchant);
    for (const sent of [ask(merchant, anySession()), ask(merchant, "x"), ask(other, id), askAlias(other, id)])
      expect(await sent).toMatchObject({ status: 404, body: { detail: "Not found." } });
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "cod", deletedAt: new Date() } });
    expect((await ask(merchant, id)).status).toBe(404);
  });

  test("an unknown provider", async () => {
    const merchant = await testMerchant();
    expect((await ask(merchant, await newSession(merchant), "unknown")).status).toBe(404);
  });
});

test("401 without a private key or user", async () => {
  const merchant = await testMerchant();
  const reply = await callRoute(alias, { key: merchant.publicKey, params: { session_id: anySession() } });
  expect(reply.status).toBe(401);
});
