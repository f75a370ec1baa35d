import { describe, expect, test } from "vitest";
import { cancelSession } from "@/server/domain/payments";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { acceptsEmbedder, readEmbedding } from "./read-embedding";

const ORIGIN = "https://shop.example";
const LISTED = { merchant: { allowedOrigins: [ORIGIN, "https://other.example"] } };

describe("a session may be embedded", () => {
  test("by the origins that its merchant lists, and by no other", async () => {
    const merchant = await testMerchant(LISTED);
    const sessionId = await newSession(merchant);
    const read = (origin: string) =>
      readEmbedding(merchant.ctx, { sessionId, key: merchant.publicKey, origin, language: "en" });
    expect(await read(ORIGIN)).toEqual({
      kind: "accepted",
      origins: LISTED.merchant.allowedOrigins,
      state: "created",
      isOver: false,
      result: null,
    });
    for (const origin of ["https://evil.example", "", "null", `${ORIGIN}/`, ORIGIN.toUpperCase()])
      expect(await read(origin)).toBeNull();
    expect((await stateOf(merchant, sessionId)).state).toBe("created");
    expect(
      await readEmbedding(merchant.ctx, {
        sessionId: "0".repeat(40),
        key: merchant.publicKey,
        origin: ORIGIN,
        language: "en",
      }),
    ).toBeNull();
  });

  test("by the service's own pages, which then are the only ones that may", async () => {
    const merchant = await testMerchant(LISTED);
    const sessionId = await newSession(merchant);
    const { origin } = new URL(merchant.ctx.merchant.baseUrl);
    for (const asked of [origin, null])
      expect(
        await readEmbedding(merchant.ctx, { sessionId, key: merchant.publicKey, origin: asked, language: "en" }),
      ).toMatchObject({
        origins: [origin],
      });
    expect(
      await readEmbedding(merchant.ctx, {
        sessionId: "0".repeat(40),
        key: merchant.publicKey,
        origin: null,
        language: "en",
      }),
    ).toBeNull();
  });

  test("and the embedding page gets its result, over or not", async () => {
    const merchant = await testMerchant(LISTED);
    const sessionId = await newSession(merchant);
    const read = () =>
      readEmbedding(merchant.ctx, { sessionId, key: merchant.publicKey, origin: ORIGIN, language: "en" });
    await pay(merchant, sessionId, "2");
    expect(await read()).toMatchObject({ isOver: false, result: { status: "canceled" } });
    await cancelSession(merchant.ctx, { sessionId });
    expect(await read()).toMatchObject({ isOver: true, result: { message: "Payment was cancelled." } });
  });

  test("in the language of the frame, with a code", async () => {
    const merchant = await testMerchant(LISTED);
    const sessionId = await newSession(merchant);
    await pay(merchant, sessionId, "2");
    const read = (language: "en" | "ar") =>
      readEmbedding(merchant.ctx, { sessionId, key: merchant.publicKey, origin: ORIGIN, language });
    expect(await read("en")).toMatchObject({ result: { code: "declined", message: "The payment was declined." } });
    expect(await read("ar")).toMatchObject({ result: { code: "declined", message: "رُفضت عملية الدفع." } });
  });

  test("whose time is over has no result to tell", async () => {
    const merchant = await testMerchant(LISTED);
    const sessionId = await newSession(merchant);
    await pay(merchant, sessionId, "2");
    const expiresAt = new Date(merchant.ctx.now().getTime() - 1);
    await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { expiresAt } });
    expect(
      await readEmbedding(merchant.ctx, { sessionId, key: merchant.publicKey, origin: ORIGIN, language: "en" }),
    ).toMatchObject({
      isOver: true,
      result: null,
    });
  });
});

describe("a frame is bound to its public key", () => {
  const keysOf = async () => {
    const merchant = await testMerchant(LISTED);
    const other = await testMerchant(LISTED);
    const by = { sessionId: await newSession(merchant), origin: ORIGIN };
    const read = (key: string) => readEmbedding(merchant.ctx, { ...by, key, language: "en" });
    return { merchant, other, by, read };
  };

  test("so that an unknown key, another merchant's and a private key show and start nothing", async () => {
    const { merchant, other, by, read } = await keysOf();
    for (const key of ["", "pk_bogus", "pk_\0", other.publicKey, merchant.privateKey]) {
      expect(await read(key)).toEqual({ kind: "unaccepted", origins: LISTED.merchant.allowedOrigins });
      expect(await acceptsEmbedder(merchant.ctx, { ...by, key })).toBe(false);
    }
    expect(await stateOf(merchant, by.sessionId)).toMatchObject({ state: "created" });
    expect(await acceptsEmbedder(merchant.ctx, { ...by, key: merchant.publicKey })).toBe(true);
    const unlisted = { ...by, key: merchant.publicKey, origin: "https://evil.example" };
    expect(await acceptsEmbedder(merchant.ctx, unlisted)).toBe(false);
  });

  test("until the key expires or is revoked", async () => {
    const { merchant, read } = await keysOf();
    const change = (data: { expiresAt?: Date; revokedAt?: Date }) =>
      merchant.ctx.db.apiKey.updateMany({ where: { merchantId: merchant.id }, data });
    const now = merchant.ctx.realNow().getTime();
    await change({ expiresAt: new Date(now + 60_000) });
    expect(await read(merchant.publicKey)).toMatchObject({ kind: "accepted" });
    await change({ expiresAt: new Date(now - 1) });
    expect(await read(merchant.publicKey)).toMatchObject({ kind: "unaccepted" });
    await change({ expiresAt: new Date(now + 60_000), revokedAt: new Date(now) });
    expect(await read(merchant.publicKey)).toMatchObject({ kind: "unaccepted" });
  });
});
