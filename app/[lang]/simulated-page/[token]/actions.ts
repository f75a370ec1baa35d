"use server";
import { notFound, redirect } from "next/navigation";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { payOnSimulatedPage } from "@/server/pages/simulated-page";
import { pageContext } from "@/server/pages/view";
import { withWords } from "@/server/signed-words";

export type SimulatedPlace = { readonly lang: string; readonly token: string };

/**
 * Pays with the chosen test card and returns the customer to the checkout; after a declined card another can
 * be chosen.
 */
export async function payOnPage(place: SimulatedPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const { token, lang } = place;
  const outcome = await payOnSimulatedPage(await pageContext(), { token, number: formText(form, "card") ?? "" });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "paid") redirect(outcome.returnUrl);
  const page = `/${languageOf(lang) ?? "en"}/simulated-page/${encodeURIComponent(token)}`;
  redirect(withWords(page, { declined: "1" }));
}
