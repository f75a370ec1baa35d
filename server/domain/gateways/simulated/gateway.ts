/**
 * The built-in gateway whose outcomes are chosen in advance (Spec, "Simulated gateway rules"). No traffic
 * leaves the service.
 */
import type { Ctx } from "@/server/kernel/types";
import type { GatewayResult } from "../core/result";
import type { CallKind, Gateway, InquireCall } from "../port";
import { TEST_CODES } from "./core/codes";
import type { BookLine } from "./core/follow-up";
import { instalmentPlans } from "./core/instalments";
import { RESPONSE_SHAPES } from "./core/response";
import { isNeverKept, TEST_CARDS } from "./core/test-cards";
import { charge, decideUnattended, tokenise } from "./decide-charge";
import { decideFollowUp } from "./decide-follow-up";
import { recordedAnswer } from "./entries";
import { confirm } from "./mobile-wallet";
import { simulatedPayload, simulatedSheet } from "./simulated-sheet";

/** Identifier, processor and wire name (decision 0051). */
const SIMULATED = "sarraf_sandbox";

const KINDS: Readonly<Record<CallKind, readonly BookLine["kind"][]>> = {
  charge: ["purchase", "authorize"],
  capture: ["capture"],
  void: ["void"],
  refund: ["refund"],
  tokenise: ["tokenise"],
};

function inquire(ctx: Ctx, { gatewayCode, referenceNumber, kind }: InquireCall): Promise<GatewayResult | null> {
  return recordedAnswer(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: KINDS[kind] });
}

/** Six test cards, four response shapes, and books of its own. */
export const SIMULATED_GATEWAY: Gateway = {
  identifier: SIMULATED,
  processor: SIMULATED,
  name: SIMULATED,
  capabilities: {
    operations: ["capture", "void", "refund"],
    tokenise: true,
    autoDebit: true,
    authorize: true,
    hostedCardPage: true,
  },
  charge,
  capture: (ctx, call) => decideFollowUp(ctx, "capture", call),
  void: (ctx, call) => decideFollowUp(ctx, "void", call),
  refund: (ctx, call) => decideFollowUp(ctx, "refund", call),
  tokenise,
  inquire,
  deviceWallets: {
    simulatedPayload,
    factsOf: (gatewayCode) => ({
      gateway: SIMULATED,
      gatewayMerchantId: gatewayCode,
      walletMerchantId: `merchant.${SIMULATED}`,
      environment: "TEST",
    }),
    openSheet: async (ctx, call) => simulatedSheet(`merchant.${SIMULATED}`, call, ctx.realNow()),
  },
  mobileWallets: { sendCode: async () => undefined, confirm, testCodes: TEST_CODES },
  offerInstalments: async (_ctx, { total }) => instalmentPlans(total),
  decideUnattended,
  simulation: { testCards: TEST_CARDS, shapes: RESPONSE_SHAPES },
  chargesUnsaved: isNeverKept,
};
