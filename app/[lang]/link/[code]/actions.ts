"use server";
/** The form action of a payment link, for anonymous customers. */
import { notFound, redirect } from "next/navigation";
import { refusedHref } from "@/app/[lang]/refused-amount";
import { payLink } from "@/server/domain/payment-links";
import { languageOf } from "@/server/i18n/languages";
import { normaliseAmount } from "@/server/kernel/digits";
import { requireOwnForm } from "@/server/pages/arguments";
import { requestOrigin } from "@/server/pages/console-cookie";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";

export type LinkPlace = { readonly lang: string; readonly code: string };

export async function pay(place: LinkPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "code", form);
  const language = languageOf(place.lang) ?? "en";
  const page = `/${language}/link/${encodeURIComponent(place.code)}`;
  const typed = formText(form, "amount") ?? "";
  const amount = normaliseAmount(typed);
  const { address } = await requestOrigin();
  const paying = payLink(await pageContext(), { code: place.code, language, amount, address });
  const outcome = await orRefusalPage({ lang: language, back: page }, paying);
  if (outcome === null) notFound();
  redirect(outcome.kind === "pay" ? outcome.url : refusedHref(page, { why: outcome.kind, typed }));
}
