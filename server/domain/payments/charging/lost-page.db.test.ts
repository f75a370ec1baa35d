import { afterEach, describe, expect, test, vi } from "vitest";
import { GatewayUnreachable, gatewayOf, NotSent, paySimulatedPage } from "@/server/domain/gateways";
import type { SystemCtx } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import { applyChargeNotification, openGatewayPage, resolveUnknownOperations } from "..";

const GATEWAY = gatewayOf("sarraf_sandbox");
const PAYS = "411111111111111";
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.restoreAllMocks();
});

/** The database of a process that writes what it asks for, and is killed before it keeps the answer. */
function dyingBeforeKeeping({ ctx }: TestMerchant): SystemCtx {
  let transactions = 0;
  const db = new Proxy(ctx.db, {
    get(real, name) {
      if (name === "$transaction" && transactions++ > 0) return () => Promise.reject(new Error("killed"));
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
  return { ...ctx, db };
}

type LostPage = {
  readonly merchant: TestMerchant;
  readonly id: string;
  readonly token: string;
  readonly opening: ReturnType<typeof watchedOpening>;
  /** The address that the gateway gave, as nobody here has it. */
  readonly page: string;
};

const watchedOpening = () => vi.spyOn(GATEWAY as Required<typeof GATEWAY>, "begin");

/** A page that is open at the gateway, whose answer died with the process. */
async function lostPage(): Promise<LostPage> {
  const merchant = await testMerchant();
  const id = await newSession(merchant, { extra: { sandbox_page: "elsewhere" } });
  const token = await payPage(merchant, id);
  const opening = watchedOpening();
  await expect(openGatewayPage(dyingBeforeKeeping(merchant), token)).rejects.toThrow("killed");
  const page = await addressOf(opening);
  expect((await stateOf(merchant, id)).attempts).toMatchObject([{ state: "open", pageUrl: null }]);
  return { merchant, id, token, opening, page };
}

async function addressOf({ mock }: ReturnType<typeof watchedOpening>): Promise<string> {
  const begun = await mock.results.at(-1)?.value;
  return begun !== undefined && "url" in begun ? (begun.url.split("/").at(-1) ?? "") : "";
}

async function resolveAfter(merchant: TestMerchant, ms: number): Promise<void> {
  const at = () => new Date(Date.now() + ms);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50))
    await resolveUnknownOperations.run(later, id);
}

async function books({ ctx, id: merchantId }: TestMerchant): Promise<string[]> {
  const rows = await ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId }, orderBy: { createdAt: "asc" } });
  return rows.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

const paysOn = ({ merchant, page }: LostPage) => paySimulatedPage(merchant.ctx, { token: page, number: PAYS });

describe("a process that dies between the gateway's page and keeping it", () => {
  test("leaves it to the customer's next press: the same call, the same page, one payment", async () => {
    const lost = await lostPage();
    const { merchant, id, token, opening, page } = lost;
    const again = await openGatewayPage(merchant.ctx, token);
    expect(again.kind === "page" && again.url.endsWith(page)).toBe(true);
    const [first, second] = opening.mock.calls.map(([, call]) => call);
    expect(second).toEqual({ ...first, firstSentAt: first?.askedAt });
    expect(first?.firstSentAt).toBeNull();
    await paysOn(lost);
    await resolveAfter(merchant, HOUR_MS);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"], eventCount: 1 });
    expect(await books(merchant)).toEqual(["purchase success"]);
  });

  test("and a payment on it is found, by the gateway's word or by asking", async () => {
    const [told, asked] = [await lostPage(), await lostPage()];
    for (const lost of [told, asked]) await paysOn(lost);
    const attemptId = (await stateOf(told.merchant, told.id)).attempts[0]?.id ?? "";
    await applyChargeNotification(told.merchant.ctx, attemptId, "ask");
    await resolveAfter(asked.merchant, 61_000);
    for (const { merchant, id } of [told, asked])
      expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  });

  test("and a customer who pays in another way has it ended", async () => {
    const lost = await lostPage();
    const { merchant, id } = lost;
    await payAnew(lost);
    await resolveAfter(merchant, 1_000);
    expect(await paysOn(lost)).toEqual({ kind: "declined" });
    const { attempts, attemptStates, state } = await stateOf(merchant, id);
    expect([state, attemptStates, attempts[0]?.inquireAt]).toEqual(["paid", ["canceled", "success"], null]);
  });

  test("or, if it cannot be ended and is paid on as well, given back, once", async () => {
    const lost = await lostPage();
    const { merchant, id } = lost;
    vi.spyOn(GATEWAY as Required<typeof GATEWAY>, "endPage").mockResolvedValue("stays_open");
    await payAnew(lost);
    await resolveAfter(merchant, 1_000);
    await paysOn(lost);
    for (const minutes of [2, 10, 60]) await resolveAfter(merchant, minutes * 60_000);
    expect(await books(merchant)).toEqual(["purchase success", "purchase success", "refund success"]);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["canceled", "success"] });
  });

  test("is not asked for again once the gateway has forgotten the call: another attempt begins, the page ends", async () => {
    const lost = await lostPage();
    const { merchant, id, token, opening } = lost;
    const whole = GATEWAY.capabilities;
    const capabilities = { ...whole, replaySeconds: { ...whole.replaySeconds, begin: 0 } };
    Object.assign(GATEWAY, { capabilities });
    const again = await openGatewayPage(merchant.ctx, token);
    Object.assign(GATEWAY, { capabilities: whole });
    expect([again.kind, opening.mock.calls.length]).toEqual(["checkout", 1]);
    expect((await openGatewayPage(merchant.ctx, await payPage(merchant, id))).kind).toBe("page");
    await resolveAfter(merchant, 1_000);
    expect(await paysOn(lost)).toEqual({ kind: "declined" });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["error", "open"]);
  });
});

/** The customer chooses another account of the same kind, and pays there by a typed card. */
async function payAnew({ merchant, id }: LostPage): Promise<void> {
  const account = await merchant.ctx.db.gateway.findFirstOrThrow({ where: { merchantId: merchant.id } });
  const { feeFixed, feePercent, exchangeRates: _, ...columns } = account;
  const second = { ...columns, feeFixed, feePercent, code: "second", id: `second-${merchant.id}` };
  await merchant.ctx.db.gateway.create({ data: second });
  await merchant.ctx.db.paymentSession.update({ where: { id }, data: { pgCodes: ["sandbox", "second"] } });
  await pay(merchant, id, "1", { pgCode: "second" });
}

describe("a page of whose opening nothing is known", () => {
  async function unanswered(error: Error): Promise<LostPage> {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { extra: { sandbox_page: "elsewhere" } });
    const token = await payPage(merchant, id);
    const { begin } = GATEWAY as Required<typeof GATEWAY>;
    const opening = watchedOpening();
    let page = "";
    opening.mockImplementationOnce(async (ctx, call) => {
      const begun = await begin(ctx, call);
      page = "url" in begun ? (begun.url.split("/").at(-1) ?? "") : "";
      throw error;
    });
    expect((await openGatewayPage(merchant.ctx, token)).kind).toBe("checkout");
    return { merchant, id, token, opening, page };
  }

  test("ends the attempt, and is ended itself", async () => {
    const lost = await unanswered(new GatewayUnreachable("No answer."));
    expect((await stateOf(lost.merchant, lost.id)).attemptStates).toEqual(["error"]);
    await resolveAfter(lost.merchant, 1_000);
    expect(await paysOn(lost)).toEqual({ kind: "declined" });
    expect((await stateOf(lost.merchant, lost.id)).attempts).toMatchObject([{ inquireAt: null }]);
  });

  test("is looked for nowhere if the call never left", async () => {
    const { merchant, id } = await unanswered(new NotSent("Connection refused."));
    expect((await stateOf(merchant, id)).attempts).toMatchObject([{ state: "error", inquireAt: null }]);
  });

  test("leaves the attempt alone if it was asked for again: the first request may have opened the page", async () => {
    const { merchant, id, token, opening, page } = await lostPage();
    opening.mockRejectedValueOnce(new GatewayUnreachable("The key is in use."));
    expect((await openGatewayPage(merchant.ctx, token)).kind).toBe("checkout");
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["open"]);
    const again = await openGatewayPage(merchant.ctx, token);
    expect(again.kind === "page" && again.url.endsWith(page)).toBe(true);
  });
});
