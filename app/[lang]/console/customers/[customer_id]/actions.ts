"use server";
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { deleteCardById } from "@/server/domain/cards";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";

type CustomerPlace = ConsolePlace & { readonly customerId: string };

export async function deleteCard(place: CustomerPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "card.delete", form);
  requireOwnForm(place, "lang", form);
  requireOwnForm(place, "customerId", form);
  const t = await getTranslations({ locale: languageOf(place.lang) ?? "en", namespace: "console.customers" });
  try {
    await deleteCardById(ctx, { customerId: place.customerId, cardId: formText(form, "card") ?? "" });
  } catch (error) {
    const say = ({ kind }: { kind: string }) => t(kind === "conflict" ? "deleteInUse" : "deleteGone");
    return refusedForm(place, form, { error, say });
  }
  refresh();
  return taken(t("deleted"));
}
