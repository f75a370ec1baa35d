import { randomBytes } from "node:crypto";
import { firstInquiryAt } from "@/server/domain/sessions";
import { sessionId as newSessionId, prefixed, referenceNumber } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { LEASE_SECONDS, type OperationRow } from "./operation-row";

type Chosen = "sessionId" | "kind" | "amount" | "fee" | "pgCode" | "connector" | "chargeReference";

type Differing =
  | "source"
  | "destination"
  | "referenceNumber"
  | "trackingKey"
  | "gatewayRefs"
  | "firstSentAt"
  | "isFinal"
  | "extra"
  | "initiator"
  | "leaseUntil"
  | "inquireAt";

export function newOperation(
  ctx: Ctx,
  columns: Pick<OperationRow, Chosen> & Partial<Pick<OperationRow, Differing>>,
): OperationRow {
  const now = ctx.now();
  return {
    id: prefixed("op", randomBytes(25)),
    merchantId: ctx.merchant.id,
    source: "input",
    state: "processing",
    destination: "pg",
    referenceNumber: referenceNumber(randomBytes(9)),
    trackingKey: null,
    childSessionId: newSessionId(randomBytes(20)),
    childState: null,
    gatewayResponse: null,
    pgParams: {},
    gatewayRefs: {},
    firstSentAt: now,
    isFinal: false,
    message: null,
    extra: null,
    initiator: null,
    leaseUntil: addSeconds(ctx.realNow(), LEASE_SECONDS),
    inquireAt: firstInquiryAt(now),
    inquiries: 0,
    failures: 0,
    parkedAt: null,
    parkedReason: null,
    parkedNote: null,
    createdAt: now,
    finishedAt: null,
    ...columns,
  };
}
