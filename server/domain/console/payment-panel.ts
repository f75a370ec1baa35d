import { ALL_LEFT, type OperationPreview, previewOperation } from "@/server/domain/operations";
import { type SendableNotice, sendableNotice } from "@/server/domain/sessions";
import { oneOf, readQuery } from "@/server/kernel/lenient-query";
import { isZero, subtract } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { type OperationStanding, readStanding } from "./operation-standing";
import { type ParkedStanding, parkedStanding } from "./parked";
import { PAYMENT_ACTS, type PaymentAct, type PaymentAction } from "./payment-actions";
import { type WireAmount, wireAmount } from "./wire-amount";

export type ActTerms = {
  readonly left: WireAmount;
  readonly fee: WireAmount | null;
  /** The customer's wallet balance before a refund to the wallet; null if the wallet cannot be refunded. */
  readonly balance: WireAmount | null;
  /** When a checker must have decided on the action; null if the action needs no approval. */
  readonly decidedUntil: string | null;
};

export type PaymentPanel =
  | {
      readonly kind: "act";
      readonly act: PaymentAct;
      readonly against: Pick<PaymentAction, "lacks" | "refusal"> | null;
      readonly isForGood: boolean;
      readonly terms: ActTerms | null;
      readonly notice: SendableNotice | null;
      readonly key: string | null;
    }
  | { readonly kind: "parked"; readonly act: "decide"; readonly callId: string; readonly standing: ParkedStanding }
  | { readonly kind: "standing"; readonly act: PaymentAct; readonly standing: OperationStanding };

/** The action whose form the page's address requests; null if none is requested or allowed. */
export async function paymentPanel(
  ctx: Ctx,
  { sessionId, actions }: { readonly sessionId: string; readonly actions: readonly PaymentAction[] },
  query: Parameters<typeof readQuery>[0],
): Promise<PaymentPanel | null> {
  const { values } = readQuery<{ do: PaymentAct | "decide"; key: string; call: string }>(query, {
    do: oneOf([...PAYMENT_ACTS, "decide"]),
    key: (text) => (/^[0-9a-f-]{36}$/.test(text) ? text : null),
    call: (text) => (/^(att|op|iss)_\w{1,36}$/.test(text) ? text : null),
  });
  const { do: act, key, call } = values;
  if (act === null) return null;
  if (act === "decide") return call === null ? null : parkedPanel(ctx, { sessionId, id: call });
  const standing = key === null ? null : await readStanding(ctx, { sessionId, key });
  if (standing !== null) return { kind: "standing", act, standing };
  const offer = actions.find((action) => action.act === act);
  if (offer === undefined) return null;
  const { lacks, refusal, isForGood } = offer;
  const isOpen = lacks === null && refusal === null;
  const against = isOpen ? null : { lacks, refusal };
  const terms = isOpen ? await termsOf(ctx, sessionId, act) : null;
  const notice = isOpen && act === "resend" ? await sendableNotice(ctx, sessionId) : null;
  return { kind: "act", act, against, isForGood, terms, notice, key };
}

async function parkedPanel(ctx: Ctx, call: { readonly sessionId: string; readonly id: string }) {
  const standing = await parkedStanding(ctx, call);
  return standing && ({ kind: "parked", act: "decide", callId: call.id, standing } as const);
}

async function termsOf(ctx: Ctx, sessionId: string, act: PaymentAct): Promise<ActTerms | null> {
  if (act !== "refund" && act !== "capture" && act !== "void") return null;
  const preview = await previewOperation(ctx, { kind: act, sessionId, target: ALL_LEFT });
  if (preview.kind === "refused") return null;
  const toWallet =
    act === "refund"
      ? await previewOperation(ctx, { kind: act, sessionId, target: { ...ALL_LEFT, destination: "wallet" } })
      : null;
  return {
    left: wireAmount(preview.left),
    fee: isZero(preview.fee) ? null : wireAmount(preview.fee),
    balance: toWallet && balanceBefore(toWallet),
    decidedUntil: preview.decidedUntil?.toISOString() ?? null,
  };
}

function balanceBefore(preview: OperationPreview): WireAmount | null {
  if (preview.kind === "refused" || preview.balanceAfterwards === null) return null;
  return wireAmount(subtract(preview.balanceAfterwards, preview.amount));
}
