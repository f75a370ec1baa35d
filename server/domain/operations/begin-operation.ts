/** Writes a refund, capture or void down before the gateway hears of it. */
import { randomBytes } from "node:crypto";
import { NotFound } from "../../kernel/errors";
import { sessionId as newSessionId, prefixed, referenceNumber } from "../../kernel/ids";
import { addSeconds } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { firstInquiryAt } from "../payments";
import { type AttemptRow, type SessionRow, sessionAmount } from "../sessions";
import { decideExternal, type Verdict } from "./core/decide";
import type { OperationKind } from "./core/machine";
import { jsonOrNull } from "./json";
import { type LockedParent, lockParent, type OperationRow, parentFacts } from "./parent";
import { refundToWallet } from "./refund-to-wallet";
import { refused } from "./refused";
import { readWanted } from "./schema";

/** Real seconds for which a request may wait for the gateway; after that its outcome counts as unknown. */
const CALL_SECONDS = 30;

/** An operation as somebody asks for it; `amount` and `destination` as they were sent. */
export type Ask = {
  readonly kind: OperationKind;
  readonly sessionId: string;
  readonly amount?: unknown;
  readonly destination?: unknown;
  readonly extra: Readonly<Record<string, unknown>> | null;
  readonly trackingKey: string | null;
  /** The user object of the wire; null for API keys. */
  readonly initiator: Readonly<Record<string, unknown>> | null;
};

/** `begun`: the caller sends it to the gateway. `done`: no gateway has a part in it. `repeated`: this key already stands for the operation. */
export type Begun = { readonly kind: "begun" | "done" | "repeated"; readonly operation: OperationRow };

/**
 * Takes the session's lock, decides, and inserts the operation as `processing`: from here on its amount counts against every limit.
 * The caller commits before it calls the gateway. A refund to a wallet needs none: it is done in this transaction.
 *
 * @throws {NotFound} the merchant has no such transaction @throws {InvalidFields} an amount or destination that cannot be
 * @throws {BadRequest} refused, in the shape of operations
 */
export async function beginOperation(ctx: Ctx, tx: Tx, ask: Ask): Promise<Begun> {
  const locked = await lockParent(ctx, tx, ask.sessionId);
  if (locked === null) throw new NotFound();
  const repeated = locked.operations.find(
    ({ trackingKey }) => ask.trackingKey !== null && trackingKey === ask.trackingKey,
  );
  if (repeated !== undefined) return { kind: "repeated", operation: repeated };
  const verdict = decideAsk(locked, ask, ctx.now());
  const { attempt } = locked;
  if (attempt === null) throw new Error("An operation was allowed on a transaction that nobody paid.");
  const reference = referenceNumber(randomBytes(9));
  const write = () => insert(ctx, tx, { ask, session: locked.session, attempt, verdict, reference });
  if (verdict.destination === "pg") return { kind: "begun", operation: await write() };
  return {
    kind: "done",
    operation: await refundToWallet(ctx, tx, { locked, amount: verdict.amount, reference, write }),
  };
}

export type Allowed = Extract<Verdict, { kind: "allowed" }> & { readonly destination: "pg" | "wallet" };

/** The allowed amount. @throws {InvalidFields} {BadRequest} as {@link beginOperation} */
export function decideAsk(locked: LockedParent, ask: Ask, now: Date): Allowed {
  const wanted = readWanted(ask.kind, ask, sessionAmount(locked.session).currency);
  const verdict = decideExternal({ kind: ask.kind, ...wanted }, parentFacts(locked, ask.kind, now));
  if (verdict.kind === "refused") throw refused(ask.kind, verdict.detail);
  return { ...verdict, destination: wanted.destination };
}

type Insert = {
  readonly ask: Ask;
  readonly session: SessionRow;
  readonly attempt: AttemptRow;
  readonly verdict: Allowed;
  readonly reference: string;
};

function insert(ctx: Ctx, tx: Tx, { ask, session, attempt, verdict, reference }: Insert): Promise<OperationRow> {
  const now = ctx.now();
  return tx.operation.create({
    data: {
      id: prefixed("op", randomBytes(25)),
      merchantId: ctx.merchant.id,
      sessionId: session.id,
      kind: ask.kind,
      state: "processing",
      destination: verdict.destination,
      amount: verdict.amount.amount.toFixed(),
      fee: verdict.fee.amount.toFixed(),
      currency: verdict.amount.currency,
      pgCode: attempt.pgCode,
      connector: attempt.connector,
      referenceNumber: reference,
      chargeReference: attempt.referenceNumber,
      trackingKey: ask.trackingKey,
      childSessionId: newSessionId(randomBytes(20)),
      extra: jsonOrNull(ask.extra),
      initiator: jsonOrNull(ask.initiator),
      leaseUntil: addSeconds(ctx.realNow(), CALL_SECONDS),
      inquireAt: firstInquiryAt(now),
      createdAt: now,
    },
  });
}
