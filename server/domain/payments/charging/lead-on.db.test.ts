import { afterEach, describe, expect, test, vi } from "vitest";
import type { GatewayResult, Inquiry } from "@/server/domain/gateways";
import { gatewayOf } from "@/server/domain/gateways";
import { APPROVED } from "@/server/testing/approved";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import {
  cancelSession,
  openGatewayPage,
  payBySavedCard,
  readCheckout,
  readPayPage,
  resolveUnknownOperations,
  returnFromPage,
} from "../index";

const GATEWAY = gatewayOf("sarraf_sandbox");
const BANK = "https://bank.example/ask";
const PAID: GatewayResult = APPROVED;
const HOUR_MS = 3_600_000;

const saying = (answer: GatewayResult): Inquiry => ({ known: "answer", answer });

afterEach(() => {
  vi.restoreAllMocks();
});

/** A customer whose bank wants to hear from them before their saved card is charged. */
async function askedByBank() {
  const merchant = await testMerchant();
  await pay(merchant, await newSession(merchant, { customer_id: "c-1" }), "1", { save: true });
  const id = await newSession(merchant, { customer_id: "c-1" });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  const next = { url: BANK, expiresAt: new Date(Date.now() + HOUR_MS) };
  const charge = vi.spyOn(GATEWAY, "charge");
  charge.mockResolvedValueOnce({ ...PAID, outcome: "pending", next, refs: { intent: "pi_1" } });
  const outcome = await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  if (outcome.kind !== "challenge") throw new Error(outcome.kind);
  return { merchant, id, token: outcome.token, charge };
}

async function resolveAfter(merchant: TestMerchant, ms: number): Promise<void> {
  const at = () => new Date(Date.now() + ms);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

describe("a saved card whose bank wants to hear from its customer", () => {
  test("leads there, and the return asks what came of it", async () => {
    const { merchant, id, token, charge } = await askedByBank();
    expect(charge.mock.lastCall?.[1]).toMatchObject({ mayLeadOn: true, source: { kind: "token" } });
    expect(await readPayPage(merchant.ctx, token)).toMatchObject({ phase: "elsewhere" });
    expect(await openGatewayPage(merchant.ctx, token)).toEqual({ kind: "page", url: BANK });
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["open"], eventCount: 0 });
    const inquire = vi.spyOn(GATEWAY, "inquire").mockResolvedValue(saying(PAID));
    const back = await returnFromPage(merchant.ctx, { token, query: { redirect_status: "failed" } });
    expect(back).toEqual({ kind: "decided", sessionId: id });
    expect(inquire.mock.lastCall?.[1]).toMatchObject({ refs: { intent: "pi_1" } });
    const { state, attempts } = await stateOf(merchant, id);
    expect([state, attempts[0]?.state, attempts[0]?.formOfPayment]).toEqual(["paid", "success", "token"]);
  });

  test("may choose another way; what the bank confirms all the same goes back", async () => {
    const { merchant, id } = await askedByBank();
    vi.spyOn(GATEWAY, "endPage").mockResolvedValue("too_late");
    await payPage(merchant, id);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled", "pending"]);
    const [refund, gone] = [vi.spyOn(GATEWAY, "refund"), vi.spyOn(GATEWAY, "void")];
    vi.spyOn(GATEWAY, "inquire").mockResolvedValue(saying(PAID));
    refund.mockResolvedValue(PAID);
    gone.mockResolvedValue(PAID);
    await resolveAfter(merchant, 1_000);
    expect(refund.mock.calls.length + gone.mock.calls.length).toBe(1);
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["canceled", "pending"], eventCount: 0 });
  });

  test("who never answers is charged nothing: the charge is ended with its time", async () => {
    const { merchant, id } = await askedByBank();
    vi.spyOn(GATEWAY, "inquire").mockResolvedValue(saying({ ...PAID, outcome: "pending" }));
    const end = vi.spyOn(GATEWAY, "endPage").mockResolvedValue("ended");
    await resolveAfter(merchant, 120_000);
    expect([end.mock.calls.length, (await stateOf(merchant, id)).attemptStates]).toEqual([0, ["open"]]);
    await resolveAfter(merchant, 2 * HOUR_MS);
    expect([end.mock.calls.length, (await stateOf(merchant, id)).attemptStates]).toEqual([1, ["canceled"]]);
  });

  test("who cancels meanwhile leaves nothing to be charged", async () => {
    const { merchant, id } = await askedByBank();
    const end = vi.spyOn(GATEWAY, "endPage").mockResolvedValue("ended");
    await cancelSession(merchant.ctx, { sessionId: id });
    await resolveAfter(merchant, 1_000);
    expect(end).toHaveBeenCalledOnce();
    expect(await stateOf(merchant, id)).toMatchObject({ state: "canceled", attemptStates: ["canceled"] });
  });
});
