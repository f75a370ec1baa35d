import "@/server/wiring";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { cancelSession, readCheckout } from "@/server/domain/payments";
import { retrieveSession } from "@/server/domain/sessions";
import type { TestMerchant } from "@/server/testing/harness";
import { stateOf } from "@/server/testing/paying";
import { merchantThen, pageOf, pastDue } from "@/server/testing/self-service";
import { writeSubscription } from "@/server/testing/subscriptions";
import { addCard, retrySetup, startBalancePayment } from "..";

const MIGRATION = "prisma/migrations/20261122110200_sessions_hold_no_page_token/migration.sql";

/** A session begun on the self-service page, and that page's token. */
type StartedPayment = { readonly sessionId: string; readonly token: string };

const BEGIN: Readonly<Record<"balance" | "card" | "setup", (merchant: TestMerchant) => Promise<StartedPayment>>> = {
  balance: async (merchant) => {
    const request = await pageOf(merchant, await pastDue(merchant));
    return { ...request, sessionId: sessionOf(await startBalancePayment(merchant.ctx, request)) };
  },
  card: async (merchant) => {
    const request = await pageOf(merchant, await writeSubscription(merchant));
    return { ...request, sessionId: sessionOf(await addCard(merchant.ctx, request)) };
  },
  setup: async (merchant) => {
    const request = await pageOf(merchant, await writeSubscription(merchant, { status: "setup_failed" }));
    return { ...request, sessionId: sessionOf(await retrySetup(merchant.ctx, request)) };
  },
};

function sessionOf(outcome: Awaited<ReturnType<typeof addCard>>): string {
  if (!("sessionId" in outcome)) throw new Error(outcome.kind);
  return outcome.sessionId;
}

/** All that its id shows of the session: to the merchant, and on the checkout in a browser from anywhere. */
async function shown({ ctx }: TestMerchant, sessionId: string): Promise<string> {
  return JSON.stringify([
    await retrieveSession(ctx, sessionId),
    await readCheckout(ctx, sessionId, { opening: false }),
  ]);
}

describe.each(Object.entries(BEGIN))("a %s session begun on the self-service page", (_purpose, begin) => {
  test("shows no page token, neither open nor final", async () => {
    const merchant = await merchantThen();
    const { sessionId, token } = await begin(merchant);
    const open = await shown(merchant, sessionId);
    await cancelSession(merchant.ctx, { sessionId });
    const ended = await shown(merchant, sessionId);
    for (const text of [open, ended]) {
      expect(text).toContain(sessionId);
      expect(text).not.toContain(token);
      expect(text).not.toContain("/subscription/");
    }
  });

  test("leads the browser that came from there back, and says what was paid", async () => {
    const merchant = await merchantThen();
    const { sessionId, token } = await begin(merchant);
    const options = { opening: false, cameFrom: `/ar/subscription/${token}` };
    expect(await readCheckout(merchant.ctx, sessionId, options)).toMatchObject({ returnUrl: null });
    await cancelSession(merchant.ctx, { sessionId });
    const view = await readCheckout(merchant.ctx, sessionId, options);
    const link = new URL(view?.returnUrl ?? "");
    expect(view).toMatchObject({ returnsToSubscription: true, autoReturn: true });
    expect(`${link.origin}${link.pathname}`).toBe(`${merchant.ctx.merchant.baseUrl}/ar/subscription/${token}`);
    expect(link.searchParams.get("session_id")).toBe(sessionId);
  });

  test("leads to the merchant instead if the merchant has said so", async () => {
    const merchant = await merchantThen();
    const { sessionId, token } = await begin(merchant);
    const data = { redirectUrl: "https://shop.example/thanks" };
    await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data });
    await cancelSession(merchant.ctx, { sessionId });
    const view = await readCheckout(merchant.ctx, sessionId, { opening: false, cameFrom: `/en/subscription/${token}` });
    expect(view).toMatchObject({
      returnsToSubscription: false,
      returnUrl: expect.stringContaining("https://shop.example/thanks?"),
    });
  });
});

describe("the migration takes the page's link out of sessions that hold one", () => {
  it.each([
    ["the page's own link", (token: string) => `http://localhost:3000/en/subscription/${token}`, true],
    ["an address of the merchant's", () => "https://shop.example/en/subscription/thanks", false],
  ] as const)("%s", async (_title, addressOf, isTaken) => {
    const merchant = await merchantThen();
    const { sessionId, token } = await BEGIN.card(merchant);
    const redirectUrl = addressOf(token);
    await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { redirectUrl } });
    await merchant.ctx.db.$transaction(async (tx) => {
      for (const statement of readFileSync(MIGRATION, "utf8").split(";\n").slice(0, 2)) {
        await tx.$executeRawUnsafe(statement);
      }
    });
    expect((await stateOf(merchant, sessionId)).redirectUrl).toBe(isTaken ? null : redirectUrl);
  });
});
