import { afterEach, expect, test, vi } from "vitest";
import { gatewayOf } from "@/server/domain/gateways";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";

const GATEWAY = gatewayOf("sarraf_sandbox");
const LONG = {
  outcome: "failed",
  message: `${"m".repeat(254)}😀 and\0 more`,
  raw: { why: "a\0b" },
  params: {},
  card: null,
} as const;
const CUT = `${"m".repeat(254)}😀`;

afterEach(() => {
  vi.restoreAllMocks();
});

test("a gateway's message that no column holds is cut, and the charge is decided all the same", async () => {
  const merchant = await operatingMerchant();
  const id = await newSession(merchant);
  vi.spyOn(GATEWAY, "charge").mockResolvedValueOnce(LONG);
  await pay(merchant, id, "1");
  const { attempts } = await stateOf(merchant, id);
  expect(attempts).toMatchObject([{ state: "failed", message: CUT, gatewayResponse: { why: "a\ufffdb" } }]);
});

test("nor does it keep an operation from being decided", async () => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant);
  vi.spyOn(GATEWAY, "refund").mockResolvedValueOnce(LONG);
  expect(await refusalOf(operate(merchant.ctx, { operation: "refund", session_id: id }))).toMatchObject({
    detail: CUT,
  });
  expect(await merchant.ctx.db.operation.findMany({ where: { sessionId: id } })).toMatchObject([
    { state: "refused", message: CUT },
  ]);
});
