import type { Ctx } from "@/server/kernel/types";
import type { OperationKind, PartOf } from "@/server/kernel/words";
import type { InquireCall } from "../calls";
import type { Inquiry } from "../core/inquiry";
import type { GatewayResult } from "../core/result";
import { resultOfCapture, resultOfCharge, resultOfPage, resultOfRefund, resultOfVoid } from "./core/results";
import type { PaymentIntent } from "./core/wire";
import { type Find, findIntent, findPage } from "./find";
import { refundsOf, retrieveIntent, retrieveRefund } from "./retrieve";

/** Seconds between inquiries while Stripe's search may lag. */
const ASK_AFTER_SECONDS = 60;

export async function inquire(ctx: Ctx, call: InquireCall): Promise<Inquiry> {
  if (call.kind === "refund") return inquireRefund(call);
  if (call.kind === "capture" || call.kind === "void") return inquireHeld(ctx, call, call.kind);
  // Stripe's ids show whether the call opened a page or charged, regardless of the requested kind.
  const { session, intent } = call.refs;
  const isPage = session !== undefined || (call.kind !== "charge" && intent === undefined);
  if (isPage) return inquiryOf(await findPage(ctx, call), resultOfPage);
  return inquiryOf(await findIntent(ctx, call), (intent) => resultOfCharge(intent, ctx.now()));
}

function inquiryOf<T>(found: Find<T>, resultOf: (found: T) => GatewayResult): Inquiry {
  if (found === "not_yet") return { known: "not_yet", askAfterSeconds: ASK_AFTER_SECONDS };
  if (found === "denied") return { known: "denied" };
  return found === null ? { known: "nothing" } : answered(resultOf(found));
}

/** A payment's list of refunds is complete, and each refund contains our reference. */
async function inquireRefund({ account, refs, charge, referenceNumber }: InquireCall): Promise<Inquiry> {
  if (refs.refund !== undefined)
    return inquiryOf((await retrieveRefund(account, refs.refund)) ?? "denied", resultOfRefund);
  const intent = charge?.refs.intent;
  if (intent === undefined) return { known: "nothing" };
  const refunds = await refundsOf(account, intent);
  return inquiryOf(refunds.find(({ metadata }) => metadata?.reference === referenceNumber) ?? null, resultOfRefund);
}

/**
 * The state of a reservation: if it still exists, it was neither captured nor voided; otherwise the payment
 * shows which.
 */
async function inquireHeld(
  ctx: Ctx,
  { account, charge, referenceNumber }: InquireCall,
  kind: PartOf<OperationKind, "capture" | "void">,
): Promise<Inquiry> {
  const id = charge?.refs.intent;
  const intent = id === undefined ? null : await retrieveIntent(account, id);
  if (intent === null) return { known: id === undefined ? "nothing" : "denied" };
  if (intent.status === "requires_capture") return { known: "nothing" };
  if (kind === "capture" && isCaptureOf(intent, referenceNumber)) return answered(resultOfCapture(intent, ctx.now()));
  const asVoid = resultOfVoid(intent, { referenceNumber, charge });
  if (kind === "void" && intent.status === "canceled") return answered(asVoid);
  const { raw, params, refs } = asVoid;
  const message = "Nothing is held any more.";
  return answered({ outcome: "failed", message, raw, params, card: null, ...(refs && { refs }) });
}

function isCaptureOf({ status, metadata }: PaymentIntent, referenceNumber: string): boolean {
  return status === "succeeded" && metadata?.capture === referenceNumber;
}

function answered(answer: GatewayResult): Inquiry {
  return { known: "answer", answer };
}
