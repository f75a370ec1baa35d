import { mayUse } from "@/server/domain/merchants";
import type { Channel } from "@/server/domain/notifications";
import { ALL_LEFT, type OperationPreview, previewOperation, type RefusalReason } from "@/server/domain/operations";
import { sendableNotice } from "@/server/domain/sessions";
import { type NewestEvent, newestEventsOf } from "@/server/domain/webhooks";
import { currency } from "@/server/kernel/currency";
import { NotFound } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import { add, money, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { BulkKind, BulkRefusal } from "../core/words";
import { customerName } from "../names";
import { changePermission } from "../resend-notice";
import { type WireAmount, wireAmount } from "../wire-amount";
import { type BulkChoice, choosePayments } from "./choose-payments";

const AT_ONCE = 5;

export type ForeseenPayment = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly customer: string | null;
  readonly amount: WireAmount | null;
  readonly isAsked: boolean;
  readonly channels: readonly Channel[];
  readonly event: NewestEvent | null;
  readonly refusal: RefusalReason | BulkRefusal | null;
};

export type ForeseenBulk = {
  readonly kind: BulkKind;
  readonly allowed: readonly ForeseenPayment[];
  readonly refused: readonly ForeseenPayment[];
  readonly chosen: number;
  readonly isTooMany: boolean;
  readonly sums: readonly WireAmount[];
  readonly asked: number;
  /** A digest of the action's payments and their amounts. */
  readonly fingerprint: string;
};

export async function foreseeBulk(ctx: Ctx, kind: BulkKind, choice: BulkChoice): Promise<ForeseenBulk> {
  const { ids, chosen, isTooMany } = await choosePayments(ctx, choice, kind);
  const payments = await named(ctx, ids);
  const events = kind === "events" ? await newestEventsOf(ctx, ids) : [];
  const foreseen: ForeseenPayment[] = [];
  for (let done = 0; done < payments.length; done += AT_ONCE) {
    const some = payments.slice(done, done + AT_ONCE);
    foreseen.push(...(await Promise.all(some.map((payment) => foresee(ctx, kind, { payment, events })))));
  }
  const allowed = foreseen.filter(({ refusal }) => refusal === null);
  return {
    ...{ kind, allowed, chosen, isTooMany },
    refused: foreseen.filter(({ refusal }) => refusal !== null),
    sums: sumsOf(allowed),
    asked: allowed.filter(({ isAsked }) => isAsked).length,
    fingerprint: fingerprintOf(kind, allowed),
  };
}

type NamedPayment = Pick<ForeseenPayment, "sessionId" | "orderNo" | "customer">;

async function named(ctx: Ctx, ids: readonly string[]): Promise<readonly NamedPayment[]> {
  const rows = await ctx.db.paymentSession.findMany({
    where: { id: { in: [...ids] }, merchantId: ctx.merchant.id },
    select: { id: true, orderNo: true, details: true, customerId: true, customerEmail: true, customerPhone: true },
  });
  const known = new Map(
    rows.map(({ id: sessionId, orderNo, ...payer }) => [
      sessionId,
      { sessionId, orderNo, customer: customerName(payer) },
    ]),
  );
  return ids.flatMap((id) => known.get(id) ?? []);
}

type ForeseenFacts = { readonly payment: NamedPayment; readonly events: readonly NewestEvent[] };

async function foresee(ctx: Ctx, kind: BulkKind, { payment, events }: ForeseenFacts): Promise<ForeseenPayment> {
  const none = { ...payment, amount: null, isAsked: false, channels: [], event: null, refusal: null };
  try {
    switch (kind) {
      case "capture":
      case "refund": {
        const preview = await previewOperation(ctx, { kind, sessionId: payment.sessionId, target: ALL_LEFT });
        return { ...none, ...moved(preview) };
      }
      case "events": {
        const event = events.find(({ sessionId }) => sessionId === payment.sessionId) ?? null;
        return { ...none, event, refusal: event === null ? "no_event" : event.url === null ? "no_address" : null };
      }
      case "message": {
        const notice = await sendableNotice(ctx, payment.sessionId);
        if (notice === null) return { ...none, refusal: "no_message" };
        const isForbidden = !mayUse(ctx.actor, changePermission(notice.type));
        const channels = notice.addressees.map(({ channel }) => channel);
        return { ...none, channels, refusal: isForbidden ? "forbidden" : null };
      }
    }
  } catch (error) {
    if (error instanceof NotFound) return { ...none, refusal: "missing" };
    throw error;
  }
}

function moved(preview: OperationPreview): Pick<ForeseenPayment, "amount" | "isAsked" | "refusal"> {
  if (preview.kind === "refused") return { amount: null, isAsked: false, refusal: preview.reason };
  return { amount: wireAmount(preview.amount), isAsked: preview.decidedUntil !== null, refusal: null };
}

function sumsOf(payments: readonly ForeseenPayment[]): WireAmount[] {
  const amounts = payments.flatMap(({ amount }) => amount ?? []);
  const codes = [...new Set(amounts.map((amount) => amount.currency))].sort();
  return codes.map((code) => {
    const own = amounts.filter((amount) => amount.currency === code);
    const sum = own.reduce((all, { amount }) => add(all, money(amount, currency(code))), money("0", currency(code)));
    return { amount: toWire(sum), currency: code };
  });
}

function fingerprintOf(kind: BulkKind, payments: readonly ForeseenPayment[]): string {
  const facts = payments.map(({ sessionId, amount, channels, event }) => [
    sessionId,
    amount?.amount,
    channels,
    event?.eventId,
  ]);
  return sha256(JSON.stringify([kind, facts]));
}
