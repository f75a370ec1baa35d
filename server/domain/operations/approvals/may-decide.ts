/** Decides who may approve, reject, cancel or retry a request (Spec, "Approvals"). */
import { ANY, isRestricted, mayUse, meetsNeed } from "@/server/domain/merchants";
import { accepts } from "@/server/kernel/machine";
import type { Actor, Ctx } from "@/server/kernel/types";
import { APPROVAL, approvalState } from "../core/approval";
import type { RequestRow } from "./request-views";

export function isChecker(actor: Actor): boolean {
  return actor.kind === "user" ? actor.isChecker && meetsNeed(actor, ANY.approvals) : !isRestricted(actor);
}

type Decider = Pick<Ctx, "actor" | "merchant">;
type RequestMaker = Pick<RequestRow, "makerId" | "makerKeyId">;

export function isOwn(actor: Actor, { makerId, makerKeyId }: RequestMaker): boolean {
  if (actor.kind === "user") return actor.id === makerId;
  return "keyId" in actor && actor.keyId === makerKeyId;
}

/**
 * True if keys may not decide the request: it was made by a key, and a private key can create another one; or
 * its currency has an approval amount, and the user who made it may have a key.
 */
export function isForUsers(
  { actor, merchant }: Decider,
  request: RequestMaker & Pick<RequestRow, "currency">,
): boolean {
  return "keyId" in actor && (request.makerKeyId !== null || Object.hasOwn(merchant.approvalAmounts, request.currency));
}

export function mayRetry(actor: Actor, kind: string): boolean {
  return isChecker(actor) || mayUse(actor, `payment.${kind}`) || mayUse(actor, `Can do ${kind}`);
}

export type Decisions = Readonly<Record<"approve" | "reject" | "takeBack" | "retry", boolean>>;

/** The decisions that a page offers; each is checked again when made. */
export function decisionsOf(
  decider: Decider,
  request: RequestMaker & Pick<RequestRow, "kind" | "state" | "currency">,
): Decisions {
  const { actor } = decider;
  const takes = (event: "approved" | "rejected" | "canceled" | "retried") =>
    accepts(APPROVAL, approvalState(request.state), event);
  const own = isOwn(actor, request);
  return {
    approve: takes("approved") && isChecker(actor) && !own && !isForUsers(decider, request),
    reject: takes("rejected") && isChecker(actor) && !isForUsers(decider, request),
    takeBack: takes("canceled") && own,
    retry: takes("retried") && mayRetry(actor, request.kind),
  };
}
