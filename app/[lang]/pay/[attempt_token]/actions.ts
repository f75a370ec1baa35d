"use server";
/**
 * Actions of the card form. Typed values go only to the domain function, never to an address, a log or the
 * response.
 */
import { notFound, redirect } from "next/navigation";
import { challengePageOf } from "@/app/[lang]/checkout/[session_id]/challenge-page-of";
import { emptiedCard, filledCard, typedCard } from "@/app/[lang]/typed-card";
import type { CardFormState } from "@/components/pay/card-form";
import { type ChargedOutcome, cancelAttempt, payByCard } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { answerRefusal, NotTaken, orFormRefusal, orRefusalPage } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";

export type PayPlace = { readonly lang: string; readonly token: string };

function leave(place: PayPlace, outcome: Exclude<ChargedOutcome, { kind: "field_errors" }>): never {
  if (outcome.kind === "not_found") notFound();
  const checkout = `/${languageOf(place.lang) ?? "en"}/checkout/${encodeURIComponent(outcome.sessionId)}`;
  redirect(outcome.kind === "challenge" ? challengePageOf(checkout, outcome.token) : checkout);
}

/** Pays with the typed card, or fills in the test card whose button was pressed without JavaScript. */
export async function pay(place: PayPlace, _state: CardFormState, form: FormData): Promise<CardFormState> {
  requireOwnForm(place, "token", form);
  const typed = typedCard(form, "card-");
  const fill = formText(form, "card-fill");
  if (fill !== null) return { ...filledCard(fill), notice: null };
  const outcome = await orFormRefusal(payByCard(await pageContext(), { token: place.token, ...typed }));
  if (outcome instanceof NotTaken) return { ...emptiedCard(typed), notice: await answerRefusal(outcome.refusal) };
  if (outcome.kind !== "field_errors") leave(place, outcome);
  return { ...emptiedCard(typed, outcome.fields), notice: null };
}

export async function cancel(place: PayPlace): Promise<void> {
  requireOwnForm(place, "token");
  const back = `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(place.token)}`;
  const verb = cancelAttempt(await pageContext(), { token: place.token });
  const outcome = await orRefusalPage({ lang: place.lang, back }, verb);
  if (outcome.kind === "field_errors") return;
  leave(place, outcome);
}
