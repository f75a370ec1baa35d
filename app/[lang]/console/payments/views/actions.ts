"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { deleteView, NewView, PAYMENT_COLUMNS, renameView, saveView, ViewName } from "@/server/domain/console";
import { choosePreferences } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formChoices, formText } from "@/server/pages/form-text";
import { outdatedForm, refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { consoleWords } from "../../words";

function words({ lang }: ConsolePlace) {
  return consoleWords(languageOf(lang) ?? "en");
}

export async function keepView(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  try {
    const fields = { name: formText(form, "name"), query: formText(form, "query") };
    await saveView(ctx, readInput(NewView, { ...fields, everybody: formText(form, "everybody") ?? undefined }));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("payments.saved.gone") });
  }
  refresh();
  return taken(t("payments.saved.kept"));
}

export async function nameView(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  try {
    const { name } = readInput(ViewName, { name: formText(form, "name") });
    await renameView(ctx, { id: formText(form, "view") ?? "", name });
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("payments.saved.gone") });
  }
  refresh();
  return taken(t("payments.saved.kept"));
}

export async function removeView(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  try {
    await deleteView(ctx, formText(form, "view") ?? "");
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("payments.saved.gone") });
  }
  redirect(consoleHref(languageOf(place.lang) ?? "en", "payments"));
}

export async function keepColumns(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const paymentColumns = formChoices(form, { name: "column", known: PAYMENT_COLUMNS });
  if (paymentColumns === null) return outdatedForm(place, form);
  await choosePreferences(ctx, { paymentColumns });
  refresh();
  return taken(t("payments.columnsKept"));
}
