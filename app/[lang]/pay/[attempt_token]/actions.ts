"use server";
/**
 * The card form's actions. What was typed is passed to the verb alone: never to an address, a log or the
 * answer.
 */
import { notFound, redirect } from "next/navigation";
import type { CardFieldError, CardFieldName, CardFormState } from "@/components/pay/card-form";
import { TEST_CARDS } from "@/server/domain/gateways";
import { cancelAttempt, type PayOutcome, payByCard } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { answerRefusal, NotTaken, orFormRefusal, orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

/** The page that the form was on. */
export type PayPlace = { readonly lang: string; readonly token: string };

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function leave(place: PayPlace, outcome: Exclude<PayOutcome, { kind: "field_errors" }>): never {
  if (outcome.kind === "not_found") notFound();
  redirect(`/${languageOf(place.lang) ?? "en"}/checkout/${encodeURIComponent(outcome.sessionId)}`);
}

/** A test card's number may come back to the form; any other number never does. */
function filled(number: string): CardFormState {
  const known = TEST_CARDS.some((card) => card.number === number);
  const values = known ? { number, expiry: "12 / 30", cvv: "123", save: false, shape: null } : null;
  return { fields: {}, values, notice: null };
}

/** Pays by the typed card, or fills in the test card whose button was pressed without JavaScript. */
export async function pay(place: PayPlace, _state: CardFormState, form: FormData): Promise<CardFormState> {
  requireOwnForm(place, "token", form);
  const fill = form.get("fill");
  if (typeof fill === "string") return filled(fill);
  const save = form.get("save") !== null;
  const shape = textOf(form, "shape") || null;
  const card = { number: textOf(form, "number"), expiry: textOf(form, "expiry"), cvv: textOf(form, "cvv") };
  const outcome = await orFormRefusal(payByCard(await pageContext(), { token: place.token, card, save, shape }));
  const values = { number: "", expiry: "", cvv: "", save, shape };
  if (outcome instanceof NotTaken) return { fields: {}, values, notice: await answerRefusal(outcome.refusal) };
  if (outcome.kind !== "field_errors") leave(place, outcome);
  const { number, expiry, cvv } = outcome.fields;
  const fields: Partial<Record<CardFieldName, CardFieldError>> = { number, expiry, cvv };
  return { fields, values, notice: null };
}

/** Leaves the card page without paying; the checkout then offers the next try. */
export async function cancel(place: PayPlace): Promise<void> {
  requireOwnForm(place, "token");
  const back = `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(place.token)}`;
  const verb = cancelAttempt(await pageContext(), { token: place.token });
  const outcome = await orRefusalPage({ lang: place.lang, back }, verb);
  if (outcome.kind === "field_errors") return;
  leave(place, outcome);
}
