/**
 * The simulated gateway, whose outcomes are chosen in advance (Spec, "Simulated gateway rules"). No traffic
 * leaves the service.
 */
import { type Money, zero } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { FollowUpCall, InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { Inquiry } from "../core/inquiry";
import type { GatewayResult } from "../core/result";
import type { Gateway } from "../port";
import { chargeWithBank } from "./bank";
import { TEST_CODES } from "./core/codes";
import type { BookLine, FollowUpKind } from "./core/follow-up";
import { instalmentPlans } from "./core/instalments";
import { RESPONSE_SHAPES } from "./core/response";
import { windowOf } from "./core/switches";
import { CHALLENGE_CARDS, isNeverKept, TEST_CARDS } from "./core/test-cards";
import { decideUnattended, tokenise } from "./decide-charge";
import { decideFollowUp } from "./decide-follow-up";
import { recordedEntry } from "./entries";
import { loseAnswer } from "./lose-answer";
import { confirm } from "./mobile-wallet";
import { readNotifications } from "./notify";
import { outlast } from "./outlast";
import { begin, endPage } from "./page";
import { simulatedPayload, simulatedSheet } from "./simulated-sheet";

/** Identifier, processor and API name of the simulated gateway (Spec, "Names"). */
const SIMULATED = "sarraf_sandbox";

/** A hundred years in seconds, because the simulated ledger keeps every answer. */
const FOR_EVER_SECONDS = 100 * 366 * 86_400;

const KINDS: Readonly<Record<CallKind, readonly BookLine["kind"][]>> = {
  begin: ["purchase", "authorize", "tokenise"],
  charge: ["purchase", "authorize"],
  capture: ["capture"],
  void: ["void"],
  refund: ["refund"],
  tokenise: ["tokenise"],
};

async function inquire(ctx: Ctx, { account, referenceNumber, kind, refs, total }: InquireCall): Promise<Inquiry> {
  const { gatewayCode } = account;
  const found = await recordedEntry(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: KINDS[kind] });
  if (found === null) return { known: "nothing" };
  if (found.cannotAsk) return { known: "cannot_ask" };
  const hiddenUntil = addSeconds(found.createdAt, Number(refs.lag ?? 0));
  const askAfterSeconds = Math.ceil((hiddenUntil.getTime() - ctx.now().getTime()) / 1_000);
  if (askAfterSeconds > 0) return { known: "not_yet", askAfterSeconds };
  return { known: "answer", answer: named(referenceNumber, total, found.answer) };
}

function named(about: string, actual: Money, answer: GatewayResult): GatewayResult {
  return { ...answer, about, ...(answer.outcome === "success" && { actual }) };
}

async function followUp(ctx: Ctx, kind: FollowUpKind, call: FollowUpCall): Promise<GatewayResult> {
  const answer = await loseAnswer(
    call,
    call.extra,
    outlast(() => decideFollowUp(ctx, kind, call)),
  );
  return named(call.referenceNumber, call.amount, answer);
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
    decidesWithinDays: { capture: 7, void: 7, refund: 7 },
  },
  accountFields: [],
  amountRule: () => ({ step: 1n }),
  verifyAccount: async () => ({ ok: true, account: "" }),
  begin,
  endPage,
  readNotifications,
  opensPageFor: (extra) => extra.sandbox_page === "elsewhere",
  windowFor: windowOf,
  charge: async (ctx, call) => {
    const answer = await loseAnswer(
      call,
      call.sessionExtra ?? {},
      outlast(() => chargeWithBank(ctx, call)),
    );
    return named(call.referenceNumber, call.total, answer);
  },
  capture: (ctx, call) => followUp(ctx, "capture", call),
  void: (ctx, call) => followUp(ctx, "void", call),
  refund: (ctx, call) => followUp(ctx, "refund", call),
  tokenise: async (ctx, call) =>
    named(call.referenceNumber, zero(call.currency), await outlast(() => tokenise(ctx, call))),
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
  mobileWallets: {
    sendCode: async () => undefined,
    confirm: async (ctx, call) => {
      const answer = await outlast(() => confirm(ctx, call));
      return answer === "wrong_code" ? answer : named(call.referenceNumber, call.total, answer);
    },
    testCodes: TEST_CODES,
  },
  offerInstalments: async (_ctx, { total }) => instalmentPlans(total),
  decideUnattended: async (ctx, call) => named(call.referenceNumber, call.total, await decideUnattended(ctx, call)),
  simulation: { testCards: TEST_CARDS, challengeCards: CHALLENGE_CARDS, shapes: RESPONSE_SHAPES },
  chargesUnsaved: isNeverKept,
};
