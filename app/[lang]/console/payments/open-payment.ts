import { randomUUID } from "node:crypto";
import { redirect } from "next/navigation";
import {
  type DoneAct,
  doneNow,
  type PaymentAction,
  type PaymentPageView,
  type PaymentPanel,
  paymentActions,
  paymentPage,
  paymentPanel,
} from "@/server/domain/console";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { wordsIn } from "@/server/signed-words";
import { orMissing, orUnreadable } from "../missing-page";
import type { ConsoleQuery } from "../view";
import { type PaymentPlace, placeHref } from "./payment-place";

export type OpenPayment = {
  readonly payment: PaymentPageView;
  readonly actions: readonly PaymentAction[];
  readonly panel: PaymentPanel | null;
  readonly done: DoneAct | null;
  readonly isRetryRefused: boolean;
};

export async function openPayment(
  ctx: ConsoleCtx,
  place: PaymentPlace,
  query: ConsoleQuery,
): Promise<OpenPayment | "unreadable" | null> {
  const payment = await orMissing(orUnreadable(ctx, paymentPage(ctx, place.sessionId)));
  if (payment === null || payment === "unreadable") return payment;
  const { sessionId } = payment;
  const [done, actions] = await Promise.all([doneNow(ctx, sessionId, query.done), paymentActions(ctx, payment)]);
  const panel = await paymentPanel(ctx, { sessionId, actions }, query);
  if (panel?.kind === "act" && (panel.terms ?? panel.notice) !== null && panel.key === null)
    redirect(placeHref(place, { do: panel.act, key: randomUUID() }));
  const isRetryRefused = wordsIn(placeHref(place, {}), query).retry === sessionId;
  return { payment, actions, panel, done, isRetryRefused };
}
