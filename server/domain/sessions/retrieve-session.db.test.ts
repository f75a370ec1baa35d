import { describe, expect, it, test } from "vitest";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { userActor } from "@/server/testing/creating";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { newSession, payPage } from "@/server/testing/paying";
import { loadSessionForPage } from "./record/load-session-for-page";
import { sessionByReference } from "./record/session-by-reference";
import { retrieveSession } from "./retrieve-session";

describe("a session is retrieved", () => {
  test("in one statement, with its attempts", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await payPage(merchant, id);
    const { statements, result } = await countStatements(() => retrieveSession(merchant.ctx, id));
    expect(statements).toHaveLength(1);
    expect(result.attempts).toHaveLength(1);
  });

  test("with each attempt's amounts to the last decimal, however large", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.001" }] });
    const id = await newSession(merchant, { amount: "99999999999998.999" });
    await payPage(merchant, id);
    const view = await retrieveSession(merchant.ctx, id);
    expect(view).toMatchObject({ amount: "99999999999998.999", remaining_amount: "99999999999998.999" });
    expect(view.payment_methods[0]).toMatchObject({ amount: "99999999999999.000", fee: "0.001" });
    expect(view.attempts).toEqual([
      {
        number: 1,
        reference_number: expect.stringMatching(/^SRF/),
        result: "pending",
        pg_code: "sandbox",
        operation: "purchase",
        form_of_payment: "card",
        amount: "99999999999998.999",
        currency_code: "KWD",
        amount_details: {
          currency_code: "KWD",
          amount: "99999999999998.999",
          fee: "0.001",
          total: "99999999999999.000",
        },
        message: null,
        gateway_response: null,
        disclosed_to_merchant: false,
        disclosure_url_error: null,
        created_at: expect.stringMatching(/Z$/),
        finished_at: null,
      },
    ]);
  });

  test("as expired the moment its time is over, unless a charge is in flight", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    const later = merchant.as({ now: () => new Date(Date.now() + 61_000) });
    expect(await retrieveSession(merchant.ctx, id)).toMatchObject({ state: "created" });
    expect(await retrieveSession(later, id)).toMatchObject({ state: "expired" });
    await payPage(merchant, id);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    expect(await retrieveSession(later, id)).toMatchObject({ state: "created", attempts: [{ result: "pending" }] });
  });

  test("without the methods whose gateway was taken away", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await merchant.ctx.db.gateway.deleteMany({ where: { merchantId: merchant.id } });
    expect(await retrieveSession(merchant.ctx, id)).toMatchObject({ pg_codes: ["sandbox"], payment_methods: [] });
  });
});

describe("who may retrieve it", () => {
  it.each([
    [["Can view payment requests"], true],
    [["Can add payment requests"], true],
    [["Can change payment requests"], true],
    [["Can view e-commerce payments", "Can use sandbox"], false],
    [[], false],
  ])("a user with %j: %s", async (permissions, allowed) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const retrieved = retrieveSession(merchant.as({ actor: userActor(permissions) }), id);
    if (allowed) expect((await retrieved).session_id).toBe(id);
    else await expect(retrieved).rejects.toThrow(Forbidden);
  });

  test("no other merchant", async () => {
    const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
    const id = await newSession(merchant);
    await expect(retrieveSession(other.ctx, id)).rejects.toThrow(NotFound);
    await expect(sessionByReference(other.ctx, { sessionId: id })).rejects.toThrow(NotFound);
  });

  it.each(["", "x", "a".repeat(500), "سرّاف"])("nobody under the id %j", async (id) => {
    const { ctx } = await testMerchant();
    await expect(retrieveSession(ctx, id)).rejects.toThrow(NotFound);
  });
});

describe("a session is found by reference", () => {
  test("session_id decides, and of several with one order_no the newest is taken", async () => {
    const merchant = await testMerchant();
    const first = await newSession(merchant, { order_no: "o-1" });
    const now = new Date(Date.now() + 1_000);
    const second = await newSession({ ...merchant, ctx: merchant.as({ now: () => now }) }, { order_no: "o-1" });
    const found = async (reference: { sessionId?: string; orderNo?: string }) =>
      (await sessionByReference(merchant.ctx, reference)).id;
    expect(await found({ orderNo: "o-1" })).toBe(second);
    expect(await found({ sessionId: first, orderNo: "o-1" })).toBe(first);
    await expect(found({ orderNo: "o-2" })).rejects.toThrow(NotFound);
    await expect(found({})).rejects.toMatchObject({ fields: { session_id: ["This field is required."] } });
  });
});

test("a page has its session in one statement, on the merchant's clock, gateways in the order of pg_codes", async () => {
  const gateways = [{ code: "a" }, { code: "b", walletProviders: [] }];
  const merchant = await testMerchant({ merchant: { clockOffset: 86_400_000n }, gateways });
  const id = await newSession(merchant, { pg_codes: ["b", "a"] });
  const { statements, result } = await countStatements(() => loadSessionForPage(merchant.ctx, id));
  expect(statements).toHaveLength(1);
  expect(result?.gateways.map(({ code }) => code)).toEqual(["b", "a"]);
  expect(result?.ctx.actor).toEqual({ kind: "customer" });
  expect(result?.ctx.now().getTime()).toBeGreaterThan(Date.now() + 86_000_000);
  expect(await loadSessionForPage(merchant.ctx, "x")).toBeNull();
});
