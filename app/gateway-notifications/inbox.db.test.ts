import { afterEach, describe, expect, it, test, vi } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import {
  GatewayUnreachable,
  gatewayOf,
  SIGNATURE_HEADER,
  type SimulatedNotice,
  simulatedMessage,
} from "@/server/domain/gateways";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { POST } from "./[account_id]/route";

const GATEWAY = gatewayOf("sarraf_sandbox");

afterEach(() => {
  vi.restoreAllMocks();
});

const accountOf = ({ ctx, id: merchantId }: TestMerchant) => ctx.db.gateway.findFirstOrThrow({ where: { merchantId } });

/** Posts the notice as the gateway would. */
async function post(merchant: TestMerchant, notice: SimulatedNotice, change: { body?: string; account?: string } = {}) {
  const { body, signature } = simulatedMessage(notice);
  const id = change.account ?? (await accountOf(merchant)).id;
  const request = new Request(`http://localhost:3000/gateway-notifications/${id}`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: signature },
    body: change.body ?? body,
  });
  return (await POST(request, { params: Promise.resolve({ account_id: id }) })).status;
}

const kept = ({ ctx, id: merchantId }: TestMerchant) =>
  ctx.db.gatewayNotification.findMany({ where: { merchantId }, orderBy: { id: "asc" } });

/** Works what is due, some seconds from now. */
async function work(merchant: TestMerchant, seconds = 1): Promise<void> {
  const at = () => new Date(Date.now() + seconds * 1_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await workGatewayNotifications.due(later, { merchantId: merchant.id }, 50))
    await workGatewayNotifications.run(later, id);
}

/** A charge whose answer was lost, and its reference. */
async function lostCharge(merchant: TestMerchant) {
  const id = await newSession(merchant);
  const charge = GATEWAY.charge;
  vi.spyOn(GATEWAY, "charge").mockImplementationOnce(async (...call) => {
    await charge.apply(GATEWAY, call);
    throw new GatewayUnreachable("No answer.");
  });
  await pay(merchant, id, "1");
  const referenceNumber = (await stateOf(merchant, id)).attempts[0]?.referenceNumber ?? "";
  return { id, referenceNumber };
}

describe("a message of the gateway", () => {
  test("is kept and answered before anything is done, and settles the charge when it is worked", async () => {
    const merchant = await testMerchant();
    const { id, referenceNumber } = await lostCharge(merchant);
    expect(await post(merchant, { about: "charge", referenceNumber })).toBe(200);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
    await work(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", eventCount: 1 });
    expect(await kept(merchant)).toMatchObject([{ result: "applied", dueAt: null, referenceNumber }]);
    expect((await accountOf(merchant)).notifiedAt).toBeInstanceOf(Date);
  });

  test("that comes again is kept once, however often and in whatever order", async () => {
    const merchant = await testMerchant();
    const { id, referenceNumber } = await lostCharge(merchant);
    const notice = { about: "charge", referenceNumber } as const;
    expect(await Promise.all([post(merchant, notice), post(merchant, notice), post(merchant, notice)])).toEqual([
      200, 200, 200,
    ]);
    await work(merchant);
    expect(await post(merchant, notice)).toBe(200);
    await work(merchant, 5);
    expect([(await kept(merchant)).length, (await stateOf(merchant, id)).eventCount]).toEqual([1, 1]);
  });

  test("of a reference that nobody knows yet is kept, and tried again until it is known", async () => {
    const merchant = await testMerchant();
    expect(await post(merchant, { about: "charge", referenceNumber: "SRF-unknown" })).toBe(200);
    await work(merchant);
    expect(await kept(merchant)).toMatchObject([{ result: "unknown", dueAt: expect.any(Date), tries: 1 }]);
    for (const seconds of [60, 900, 8_000, 200_000, 400_000]) await work(merchant, seconds);
    expect(await kept(merchant)).toMatchObject([{ result: "unknown", dueAt: null, tries: 6 }]);
  });

  test("that says that a refund has failed takes it back", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "1");
    const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    const referenceNumber = String(view.reference_number);
    await post(merchant, { about: "refund", referenceNumber, failedLater: true });
    await work(merchant);
    expect((await stateOf(merchant, id)).refundedAmount.toFixed(3)).toBe("0.000");
  });

  test("is sealed where it is kept", async () => {
    const merchant = await testMerchant();
    await post(merchant, { about: "charge", referenceNumber: "SRF-sealed" });
    expect((await kept(merchant))[0]?.message).not.toContain("SRF-sealed");
  });
});

describe("what is not the gateway's", () => {
  it("is answered with 401 and counted, and nothing of it is kept", async () => {
    const merchant = await testMerchant();
    const notice = { about: "charge", referenceNumber: "SRF-1" } as const;
    expect(await post(merchant, notice, { body: '{"about":"charge","referenceNumber":"SRF-2"}' })).toBe(401);
    expect(await kept(merchant)).toEqual([]);
    expect(await accountOf(merchant)).toMatchObject({ refusedNotifications: 1, notifiedAt: null });
  });

  it("or goes to no account is 404, and too much of it 413", async () => {
    const merchant = await testMerchant();
    const notice = { about: "charge", referenceNumber: "SRF-1" } as const;
    for (const account of ["00000000-0000-4000-8000-000000000000", "\0", "\u202e"])
      expect(await post(merchant, notice, { account })).toBe(404);
    expect(await post(merchant, notice, { body: "x".repeat(256 * 1_024 + 1) })).toBe(413);
  });
});

test("an operation that is decided later is done as soon as the gateway says so", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await pay(merchant, id, "1");
  const asked = { operation: "refund", session_id: id, amount: "4", extra: { sandbox_slow_seconds: 30 } };
  const { view } = await operate(merchant.ctx, asked);
  expect(view).toMatchObject({ result: "queued" });
  await post(merchant, { about: "refund", referenceNumber: String(view.reference_number) });
  await work(merchant, 40);
  expect((await stateOf(merchant, id)).refundedAmount.toFixed(3)).toBe("4.000");
});
