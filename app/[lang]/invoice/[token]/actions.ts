"use server";
/** The form for a partial payment of an invoice; the link's token is the credential. */
import { notFound, redirect } from "next/navigation";
import { refusedHref } from "@/app/[lang]/refused-amount";
import type { RefusedPart } from "@/components/payment/amount-refusals";
import { payPartOnPage } from "@/server/domain/invoices";
import { languageOf } from "@/server/i18n/languages";
import { normaliseAmount } from "@/server/kernel/digits";
import { requireOwnForm } from "@/server/pages/arguments";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";

export type InvoicePlace = { readonly lang: string; readonly token: string };

export async function payPart(place: InvoicePlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const language = languageOf(place.lang) ?? "en";
  const page = `/${language}/invoice/${encodeURIComponent(place.token)}`;
  const typed = formText(form, "amount") ?? "";
  const amount = normaliseAmount(typed);
  const paying = payPartOnPage(await pageContext(), { token: place.token, amount, language });
  const outcome = await orRefusalPage({ lang: language, back: page }, paying);
  if (outcome === null) notFound();
  if (outcome.kind === "pay") redirect(outcome.url);
  redirect(refusedHref(page, { why: outcome.kind, typed } satisfies RefusedPart));
}
