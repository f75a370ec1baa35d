import { describe, expect, it, test, vi } from "vitest";
import { GatewayUnreachable, gatewayOf, paySimulatedPage } from "@/server/domain/gateways";
import { closeSession, lockSession } from "@/server/domain/sessions";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, payPage, stateOf, typed } from "@/server/testing/paying";
import {
  cancelSession,
  openGatewayPage,
  payOnsite,
  readCheckout,
  readPayPage,
  resolveUnknownOperations,
  returnFromPage,
} from "..";

const GATEWAY = gatewayOf("sarraf_sandbox");
const ELSEWHERE = { extra: { sandbox_page: "elsewhere" } };
const PAYS = "411111111111111";
const HOUR_MS = 3_600_000;

type Opened = { readonly merchant: TestMerchant; readonly id: string; readonly token: string; readonly page: string };

/** A customer on the gateway's own page. */
async function opened(wire: object = ELSEWHERE): Promise<Opened> {
  const merchant = await testMerchant();
  const id = await newSession(merchant, { ...ELSEWHERE, ...wire });
  const token = await payPage(merchant, id);
  const outcome = await openGatewayPage(merchant.ctx, token);
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  return { merchant, id, token, page: outcome.url.split("/").at(-1) ?? "" };
}

async function resolveAfter(merchant: TestMerchant, ms: number): Promise<void> {
  const at = () => new Date(Date.now() + ms);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

async function books({ ctx, id: merchantId }: TestMerchant): Promise<string[]> {
  const rows = await ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId }, orderBy: { createdAt: "asc" } });
  return rows.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

async function cancel({ merchant, id }: Opened): Promise<void> {
  await merchant.ctx.db.$transaction(async (tx) => {
    const session = await lockSession(tx, { merchantId: merchant.id, sessionId: id });
    if (session !== null) await closeSession(merchant.ctx, tx, { session, event: "canceled" });
  });
}

describe("a page of the gateway's own", () => {
  test("is opened once, with the references that the gateway gave, and shown again as it is", async () => {
    const { merchant, id, token, page } = await opened();
    expect(await readPayPage(merchant.ctx, token)).toMatchObject({ phase: "elsewhere" });
    const again = await openGatewayPage(merchant.ctx, token);
    expect(again.kind === "page" && again.url.endsWith(page)).toBe(true);
    const { attempts, attemptStates } = await stateOf(merchant, id);
    expect(attemptStates).toEqual(["open"]);
    expect(attempts[0]).toMatchObject({ gatewayRefs: { page: attempts[0]?.referenceNumber } });
    const asked = await readCheckout(merchant.ctx, id, { opening: false });
    expect(asked).toMatchObject({ phase: "open", awaitsGateway: true });
    const untried = await newSession(merchant, ELSEWHERE);
    expect(await readCheckout(merchant.ctx, untried, { opening: false })).toMatchObject({ awaitsGateway: false });
  });

  test("is settled when its customer comes back, by what the gateway says and not by the address", async () => {
    const { merchant, id, token, page } = await opened();
    expect(await paySimulatedPage(merchant.ctx, { token: page, number: PAYS })).toMatchObject({ kind: "paid" });
    expect(await returnFromPage(merchant.ctx, { token, query: { result: "failed" } })).toEqual({
      kind: "decided",
      sessionId: id,
    });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"], eventCount: 1 });
  });

  test("that was not paid is being confirmed, and paid by nobody", async () => {
    const { merchant, id, token } = await opened();
    vi.spyOn(GATEWAY, "inquire").mockResolvedValue({ known: "cannot_ask" });
    const outcome = await returnFromPage(merchant.ctx, { token, query: { result: "success" } });
    vi.restoreAllMocks();
    expect(outcome).toEqual({ kind: "confirming", sessionId: id });
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["open"], eventCount: 0 });
  });

  test("survives a declined card, and ends with its time", async () => {
    const { merchant, id, page } = await opened();
    expect(await paySimulatedPage(merchant.ctx, { token: page, number: "411111111111112" })).toEqual({
      kind: "declined",
    });
    await resolveAfter(merchant, 60_000 * 2);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["open"]);
    await resolveAfter(merchant, 400 * 24 * HOUR_MS);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled"]);
  });

  test("that cannot be opened ends the attempt, and the customer may choose again", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, ELSEWHERE);
    const token = await payPage(merchant, id);
    const begin = vi.spyOn(GATEWAY, "begin").mockRejectedValueOnce(new GatewayUnreachable("No answer."));
    expect(await openGatewayPage(merchant.ctx, token)).toEqual({ kind: "checkout", sessionId: id });
    begin.mockRestore();
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["error"] });
    expect((await openGatewayPage(merchant.ctx, await payPage(merchant, id))).kind).toBe("page");
  });
});

test("an account whose cards are typed in place leads to the page elsewhere, and takes none in place", async () => {
  const merchant = await testMerchant({ gateways: [{ code: "onsite", flow: "card_onsite" }] });
  const id = await newSession(merchant, { ...ELSEWHERE, pg_codes: ["onsite"] });
  const shown = await readCheckout(merchant.ctx, id, { opening: false });
  expect(shown?.methods).toMatchObject([{ flow: "redirect", leavesPage: true, cardEntry: null }]);
  const place = { sessionId: id, pgCode: "onsite", amount: "10.500 KWD", credit: null };
  expect(await payOnsite(merchant.ctx, { ...place, ...typed("1") })).toEqual({ kind: "checkout", sessionId: id });
  expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
});

describe("a page that was given up", () => {
  it.each([
    [
      "by the customer",
      async ({ merchant, id }: Opened) => cancelSession(merchant.ctx, { sessionId: id }).then(() => {}),
    ],
    ["by the merchant", cancel],
  ] as const)("%s is ended at the gateway", async (_name, giveUp) => {
    const open = await opened();
    await giveUp(open);
    await resolveAfter(open.merchant, 1_000);
    expect(await paySimulatedPage(open.merchant.ctx, { token: open.page, number: PAYS })).toEqual({ kind: "declined" });
    const { attempts, state } = await stateOf(open.merchant, open.id);
    expect([state, attempts[0]?.state, attempts[0]?.inquireAt]).toEqual(["canceled", "canceled", null]);
  });

  test("and is paid on all the same is given back, once", async () => {
    const open = await opened({ extra: { ...ELSEWHERE.extra, sandbox_page_stays: true } });
    await cancel(open);
    await resolveAfter(open.merchant, 1_000);
    await paySimulatedPage(open.merchant.ctx, { token: open.page, number: PAYS });
    for (const ms of [60_000, 120_000, 240_000]) await resolveAfter(open.merchant, ms);
    expect(await books(open.merchant)).toEqual(["purchase success", "refund success"]);
    const { attempts, state } = await stateOf(open.merchant, open.id);
    expect([state, attempts[0]?.state, attempts[0]?.inquireAt]).toEqual(["canceled", "canceled", null]);
  });
});

test("one page is open at a time: another choice gives the first one up", async () => {
  const { merchant, id } = await opened();
  await merchant.ctx.db.gateway.create({
    data: { ...(await secondAccount(merchant)), code: "second", id: `second-${merchant.id}` },
  });
  await merchant.ctx.db.paymentSession.update({ where: { id }, data: { pgCodes: ["sandbox", "second"] } });
  const token = await payPage(merchant, id, "second");
  expect((await openGatewayPage(merchant.ctx, token)).kind).toBe("page");
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled", "open"]);
});

async function secondAccount({ ctx, id: merchantId }: TestMerchant) {
  const row = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId } });
  const { feeFixed, feePercent, exchangeRates: _, ...columns } = row;
  return { ...columns, feeFixed, feePercent };
}
