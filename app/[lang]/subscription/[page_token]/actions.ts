"use server";
/** The forms of the self-service page: one verb each, then back to the page or on to a payment. The page's token is the credential. */
import { notFound, redirect } from "next/navigation";
import {
  addCard,
  cancelFromPage,
  keepFromPage,
  payOutstanding,
  retrySetup,
  type SelfServiceOutcome,
  startBalancePayment,
  switchCard,
} from "@/server/domain/subscriptions";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { pageContext } from "@/server/pages/view";

/** Which page the form stood on. It comes from the browser and is checked like any input. */
export type SubscriptionPlace = { readonly lang: string; readonly token: string };

function requestOf({ lang, token }: SubscriptionPlace) {
  return { language: languageOf(lang) ?? "en", token };
}

function leave(place: SubscriptionPlace, outcome: SelfServiceOutcome): never {
  const { language, token } = requestOf(place);
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(`/${language}/checkout/${encodeURIComponent(outcome.sessionId)}`);
  if (outcome.kind === "pay") redirect(`/${language}/pay/${encodeURIComponent(outcome.payPageToken)}`);
  redirect(`/${language}/subscription/${encodeURIComponent(token)}`);
}

/** Pays the outstanding balance with the active card. */
export async function pay(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  leave(place, await payOutstanding(await pageContext(), requestOf(place)));
}

/** Leads to a payment of the outstanding balance with a card that is typed. */
export async function payWithNewCard(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  leave(place, await startBalancePayment(await pageContext(), requestOf(place)));
}

/** Leads to the page on which a card is added. */
export async function add(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  leave(place, await addCard(await pageContext(), requestOf(place)));
}

/** Has the chosen card charged from now on. */
export async function makeActive(place: SubscriptionPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const { token } = requestOf(place);
  leave(place, await switchCard(await pageContext(), { token, cardId: String(form.get("card")) }));
}

/** Leads to the checkout of a new setup. */
export async function retry(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  leave(place, await retrySetup(await pageContext(), requestOf(place)));
}

/** Cancels at the end of the period. */
export async function cancel(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  leave(place, await cancelFromPage(await pageContext(), requestOf(place)));
}

/** Takes the cancellation back. */
export async function keep(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  leave(place, await keepFromPage(await pageContext(), requestOf(place)));
}
