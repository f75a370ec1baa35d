"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import {
  isLongFile,
  MOST_FILES_AT_A_TIME,
  MOST_SENT_AT_ONCE,
  readPaymentQuery,
  requestPaymentFile,
  widerFilters,
} from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import { commaList } from "@/server/kernel/comma-list";
import { requireOwnForm } from "@/server/pages/arguments";
import { refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { consoleWords } from "../../words";
import { chosenFields } from "../export/chosen-fields";

type FilePlace = ConsolePlace & { readonly query: string };

export async function makeFile(place: FilePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "query", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  const query = new URLSearchParams(place.query);
  const { values, ...read } = readPaymentQuery(Object.fromEntries(query));
  const wrong = widerFilters(read);
  if (wrong.length > 0) return comesBack(form, t("list.invalidFilters", { names: commaList(wrong, language) }));
  try {
    if (!(await isLongFile(ctx, values)))
      return comesBack(form, t("payments.files.short", { most: MOST_SENT_AT_ONCE.toLocaleString("en") }));
    await requestPaymentFile(ctx, { values, fields: chosenFields(ctx, query), language });
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("payments.files.tooMany", { count: MOST_FILES_AT_A_TIME }) });
  }
  refresh();
  return taken(t("payments.files.begun"));
}
