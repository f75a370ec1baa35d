/**
 * The built-in gateway whose outcomes are chosen in advance (Spec, "Simulated gateway rules"). No traffic
 * leaves the service.
 */
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { Inquiry } from "../core/inquiry";
import type { Gateway } from "../port";
import { TEST_CODES } from "./core/codes";
import type { BookLine } from "./core/follow-up";
import { instalmentPlans } from "./core/instalments";
import { RESPONSE_SHAPES } from "./core/response";
import { windowOf } from "./core/switches";
import { isNeverKept, TEST_CARDS } from "./core/test-cards";
import { charge, decideUnattended, tokenise } from "./decide-charge";
import { decideFollowUp } from "./decide-follow-up";
import { recordedEntry } from "./entries";
import { loseAnswer } from "./lose-answer";
import { confirm } from "./mobile-wallet";
import { readNotifications } from "./notify";
import { begin, endPage } from "./page";
import { simulatedPayload, simulatedSheet } from "./simulated-sheet";

/** Identifier, processor and wire name (Spec, "Names"). */
const SIMULATED = "sarraf_sandbox";

/** Seconds of a hundred years: the ledger keeps every answer. */
const FOR_EVER_SECONDS = 100 * 366 * 86_400;

const KINDS: Readonly<Record<CallKind, readonly BookLine["kind"][]>> = {
  begin: ["purchase", "authorize", "tokenise"],
  charge: ["purchase", "authorize"],
  capture: ["capture"],
  void: ["void"],
  refund: ["refund"],
  tokenise: ["tokenise"],
};

async function inquire(ctx: Ctx, { account, referenceNumber, kind, refs }: InquireCall): Promise<Inquiry> {
  const { gatewayCode } = account;
  const found = await recordedEntry(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: KINDS[kind] });
  if (found === null) return { known: "nothing" };
  if (found.cannotAsk) return { known: "cannot_ask" };
  const hiddenUntil = addSeconds(found.createdAt, Number(refs.lag ?? 0));
  const askAfterSeconds = Math.ceil((hiddenUntil.getTime() - ctx.now().getTime()) / 1_000);
  if (askAfterSeconds > 0) return { known: "not_yet", askAfterSeconds };
  return { known: "answer", answer: found.answer };
}

export const SIMULATED_GATEWAY: Gateway = {
  identifier: SIMULATED,
  processor: SIMULATED,
  name: SIMULATED,
  capabilities: {
    page: true,
    pageCanBeEnded: true,
    rawCard: true,
    wallets: ["apple_pay", "google_pay", "samsung_pay"],
    keepCard: "alone_too",
    unattended: true,
    authorize: true,
    capture: "many",
    void: true,
    refund: "many",
    slow: ["capture", "void", "refund"],
    replaySeconds: {
      begin: FOR_EVER_SECONDS,
      charge: FOR_EVER_SECONDS,
      capture: FOR_EVER_SECONDS,
      void: FOR_EVER_SECONDS,
      refund: FOR_EVER_SECONDS,
      tokenise: FOR_EVER_SECONDS,
    },
  },
  accountFields: [],
  amountStep: () => 1n,
  verifyAccount: async () => ({ ok: true }),
  begin,
  endPage,
  readNotifications,
  opensPageFor: (extra) => extra.sandbox_page === "elsewhere",
  windowFor: windowOf,
  charge: (ctx, call) => loseAnswer(call, call.sessionExtra ?? {}, charge(ctx, call)),
  capture: (ctx, call) => loseAnswer(call, call.extra, decideFollowUp(ctx, "capture", call)),
  void: (ctx, call) => loseAnswer(call, call.extra, decideFollowUp(ctx, "void", call)),
  refund: (ctx, call) => loseAnswer(call, call.extra, decideFollowUp(ctx, "refund", call)),
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
