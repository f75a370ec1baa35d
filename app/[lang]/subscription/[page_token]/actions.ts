"use server";
/**
 * Form actions of the self-service page, each calling one domain function. The page's token is the
 * credential.
 */
import { notFound, redirect } from "next/navigation";
import { CHANGED, DONE, DONE_CARD, EMAIL, EMAIL_ERROR, SHOWN } from "@/components/subscription/page-address";
import {
  addCard,
  allowBackupCard,
  cancelFromPage,
  changeEmail,
  payOutstanding,
  retrySetup,
  type SelfServiceOutcome,
  startBalancePayment,
  switchCard,
  undoCancellationFromPage,
} from "@/server/domain/subscriptions";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";
import { rememberWayBack } from "@/server/pages/way-back";
import { withWords } from "@/server/signed-words";

export type SubscriptionPlace = { readonly lang: string; readonly token: string };

async function leave(
  place: SubscriptionPlace,
  verb: Promise<SelfServiceOutcome>,
  done?: Readonly<Record<string, string>>,
): Promise<never> {
  const { token } = place;
  const language = languageOf(place.lang) ?? "en";
  const page = `/${language}/subscription/${encodeURIComponent(token)}`;
  const outcome = await orRefusalPage({ lang: language, back: page }, verb);
  if (outcome.kind === "not_found") notFound();
  if ("sessionId" in outcome) await rememberWayBack({ sessionId: outcome.sessionId, pageToken: token });
  if (outcome.kind === "checkout") redirect(`/${language}/checkout/${encodeURIComponent(outcome.sessionId)}`);
  if (outcome.kind === "pay") redirect(`/${language}/pay/${encodeURIComponent(outcome.payPageToken)}`);
  if (outcome.kind === "invalid_email" || outcome.kind === "too_often")
    redirect(withWords(`${page}#email`, { [EMAIL_ERROR]: outcome.kind }));
  const said = outcome.kind === "changed" ? CHANGED : done;
  redirect(said === undefined ? page : withWords(page, said));
}

export async function pay(place: SubscriptionPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const { token } = place;
  const shown = String(form.get(SHOWN) ?? "");
  await leave(place, payOutstanding(await pageContext(), { token, shown }), { [DONE]: "paid" });
}

export async function payWithNewCard(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  await leave(place, startBalancePayment(await pageContext(), place));
}

export async function add(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  await leave(place, addCard(await pageContext(), place));
}

export async function makeActive(place: SubscriptionPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const cardId = String(form.get("card"));
  await leave(place, switchCard(await pageContext(), { token: place.token, cardId }), {
    [DONE]: "card",
    [DONE_CARD]: cardId,
  });
}

/** Permits charging a subscription's second card; a form without a card withdraws the permission. */
export async function allowBackup(place: SubscriptionPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const card = form.get("card");
  const cardId = card === null ? null : String(card);
  const done = cardId === null ? undefined : { [DONE]: "backup", [DONE_CARD]: cardId };
  await leave(place, allowBackupCard(await pageContext(), { token: place.token, cardId }), done);
}

export async function email(place: SubscriptionPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const address = String(form.get(EMAIL) ?? "");
  await leave(place, changeEmail(await pageContext(), { token: place.token, email: address }), { [DONE]: "email" });
}

export async function retry(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  await leave(place, retrySetup(await pageContext(), place));
}

export async function cancel(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  await leave(place, cancelFromPage(await pageContext(), place), { [DONE]: "canceled" });
}

export async function keep(place: SubscriptionPlace): Promise<void> {
  requireOwnForm(place, "token");
  await leave(place, undoCancellationFromPage(await pageContext(), place), { [DONE]: "kept" });
}
