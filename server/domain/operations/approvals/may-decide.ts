/** Decides who may approve, reject, cancel or retry a request (Spec, "Approvals"). */
import { ANY, isRestricted, mayUse, meetsNeed } from "@/server/domain/merchants";
import { accepts } from "@/server/kernel/machine";
import type { Actor } from "@/server/kernel/types";
import { APPROVAL, approvalState } from "../core/approval";
import type { RequestRow } from "./request-views";

/** A checker without permissions decides nothing. Private keys count as checkers, restricted keys do not. */
export function isChecker(actor: Actor): boolean {
  return actor.kind === "user" ? actor.isChecker && meetsNeed(actor, ANY.approvals) : !isRestricted(actor);
}

type RequestMaker = Pick<RequestRow, "makerId" | "makerKeyId">;

export function isOwn(actor: Actor, { makerId, makerKeyId }: RequestMaker): boolean {
  if (actor.kind === "user") return actor.id === makerId;
  return "keyId" in actor && actor.keyId === makerKeyId;
}

/** Keys decide on no key's request, because one private key can make another. */
export function isForUsers(actor: Actor, { makerKeyId }: RequestMaker): boolean {
  return makerKeyId !== null && "keyId" in actor;
}

export function mayRetry(actor: Actor, kind: string): boolean {
  return isChecker(actor) || mayUse(actor, `payment.${kind}`) || mayUse(actor, `Can do ${kind}`);
}

/** Which decisions the actor may make in the request's current state. */
export type Decisions = Readonly<Record<"approve" | "reject" | "takeBack" | "retry", boolean>>;

/** The decisions that a page offers; they are checked again when made. */
export function decisionsOf(actor: Actor, request: RequestMaker & Pick<RequestRow, "kind" | "state">): Decisions {
  const takes = (event: "approved" | "rejected" | "canceled" | "retried") =>
    accepts(APPROVAL, approvalState(request.state), event);
  const own = isOwn(actor, request);
  return {
    approve: takes("approved") && isChecker(actor) && !own && !isForUsers(actor, request),
    reject: takes("rejected") && isChecker(actor) && !isForUsers(actor, request),
    takeBack: takes("canceled") && own,
    retry: takes("retried") && mayRetry(actor, request.kind),
  };
}
