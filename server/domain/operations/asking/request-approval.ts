import { randomBytes } from "node:crypto";
import { json, jsonOrNull } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { Once } from "@/server/domain/limits";
import { mayUse, spendCeiling } from "@/server/domain/merchants";
import { userOf } from "@/server/domain/sessions";
import { entryId } from "@/server/kernel/caused-entry";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { OperationKind } from "@/server/kernel/words";
import { mailCheckers } from "../approvals/mail-approvals";
import { makerOf } from "../approvals/needs-approval";
import type { RequestRow } from "../approvals/request-views";
import type { PendingView } from "../contract/answers";
import { AWAITED_SECONDS } from "../core/approval";
import { operationKind } from "../core/machine";
import type { OperationName } from "../core/words";
import { OperationRefused } from "../record/operation-refused";
import { lockParent } from "../record/parent-transaction";
import { movingFacts } from "../record/record-operation";
import { decideAsk, type RequestedOperation } from "./begin-operation";
import type { OperationOutcome } from "./operation-response";
import { requireWalletOpen } from "./refund-to-wallet";

const AWAITS = "The request awaits approval.";
const ANOTHER_AWAITS = "Another request for this transaction still awaits approval.";

export function lackedPermission(ctx: Ctx, operation: OperationName): string | null {
  const mayAsk = makerOf(ctx, operation) !== null && mayUse(ctx.actor, `Can do ${operation}`);
  return mayAsk || mayUse(ctx.actor, `payment.${operation}`) ? null : `payment.${operation}`;
}

export function requireOperationRight(ctx: Ctx, operation: OperationName): void {
  if (lackedPermission(ctx, operation) !== null) throw new Forbidden();
}

/**
 * Writes a user's or key's request for a refund or void, which a checker decides (Spec, "Approvals"): checks
 * the operation as if it ran now, reserves nothing, and answers 202 with `request_id`. A repeat with a
 * request's key returns that request.
 * @throws {NotFound}
 * @throws {InvalidFields} for an invalid amount or destination
 * @throws {Forbidden} if the refund exceeds the daily ceiling of the caller's key, which counts requests
 * @throws {BadRequest} if the operation is refused, another request waits, or the wallet accepts no credit
 */
export async function requestApproval(ctx: Ctx, ask: RequestedOperation, once: Once | null): Promise<OperationOutcome> {
  const asked = await transaction(ctx.db, async (tx) => {
    const locked = await lockParent(ctx, tx, ask.sessionId);
    if (locked === null) throw new NotFound();
    const { session, attempt } = locked;
    const waiting = await findAwaiting(tx, session.id);
    if (waiting !== null && ask.trackingKey !== null && waiting.trackingKey === ask.trackingKey)
      return { request: waiting, isReplay: true };
    if (waiting !== null) throw anotherAwaits(ask.kind);
    const { amount, destination } = decideAsk(locked, ask, ctx.now());
    if (destination === "wallet") await requireWalletOpen(ctx, tx, locked);
    const request = await tx.operationRequest.create({
      data: {
        id: prefixed("req", randomBytes(25)),
        merchantId: ctx.merchant.id,
        sessionId: session.id,
        kind: ask.kind,
        destination,
        amount: amount.amount.toFixed(),
        currency: amount.currency,
        pgCode: attempt?.pgCode ?? "",
        extra: jsonOrNull(ask.extra),
        trackingKey: ask.trackingKey,
        note: ask.note,
        ...(await makerColumns(ctx, tx)),
        expiresAt: addSeconds(ctx.now(), AWAITED_SECONDS),
        createdAt: ctx.now(),
      },
    });
    await once?.claim(tx, request.id);
    if (ask.kind === "refund") await spendCeiling(ctx, tx, amount);
    await mailCheckers(ctx, tx, request);
    const after = { operation: ask.kind, ...movingFacts({ amount, destination }), request_id: request.id };
    await recordAudit(ctx, tx, { action: "payment.asked", objectId: session.id, after });
    return { request, isReplay: false };
  });
  const { id, sessionId } = asked.request;
  if (!asked.isReplay) ctx.caused?.push({ sessionId, entry: entryId(id, "asked") });
  return awaiting(asked.request, asked.isReplay);
}

async function makerColumns({ actor }: Ctx, tx: Tx) {
  if (actor.kind === "user") return { makerId: actor.id, maker: json(userOf(actor) ?? {}) };
  if (!("keyId" in actor)) throw new Error("Only users and keys ask for an approval.");
  const where = { id: actor.keyId };
  const isRestrictedKey = actor.kind === "restricted_key";
  const key = await (isRestrictedKey ? tx.restrictedKey.findUnique({ where }) : tx.apiKey.findUnique({ where }));
  return { makerKeyId: actor.keyId, makerKeyName: key?.name ?? actor.keyId };
}

/**
 * At most one approval request per transaction waits, so that checkers never approve two requests
 * independently.
 * @throws {OperationRefused} if another request waits
 */
export async function requireNoneAwaits(db: Db, { kind, sessionId }: AwaitingAsk): Promise<void> {
  if ((await findAwaiting(db, sessionId)) !== null) throw anotherAwaits(kind);
}

type AwaitingAsk = Pick<RequestedOperation, "kind" | "sessionId">;

export function findRequest(ctx: Ctx, id: string): Promise<RequestRow | null> {
  return ctx.db.operationRequest.findFirst({ where: { id, merchantId: ctx.merchant.id } });
}

function findAwaiting(db: Db | Tx, sessionId: string): Promise<RequestRow | null> {
  return db.operationRequest.findFirst({ where: { sessionId, state: "pending" } });
}

function anotherAwaits(kind: OperationKind): OperationRefused {
  return new OperationRefused(kind, { reason: "another_awaits", detail: ANOTHER_AWAITS });
}

export function awaiting({ id, kind }: RequestRow, isReplay: boolean): OperationOutcome {
  const operation = operationKind(kind);
  const numbers = given({ reference_number: null, request_id: id });
  const view = answer<PendingView>()({ detail: AWAITS, operation, result: "pending", ...numbers });
  return { status: 202, view, isReplay };
}
