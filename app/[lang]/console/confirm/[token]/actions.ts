"use server";
import { refresh } from "next/cache";
import { type FormState, NOT_SENT } from "@/components/console/form/form-state";
import { confirmAddress } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { requestOrigin } from "@/server/pages/console-cookie";
import { pageContext } from "@/server/pages/view";
import { refusedForm } from "../../form-answers";
import type { ConsolePlace } from "../../guard";
import { consoleWords } from "../../words";

export async function confirm(
  place: ConsolePlace & { readonly token: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  requireOwnForm(place, "token", form);
  try {
    const { address } = await requestOrigin();
    await confirmAddress(await pageContext(), { token: place.token, address });
  } catch (error) {
    const t = await consoleWords(languageOf(place.lang) ?? "en");
    return refusedForm(place, form, { error, say: () => t("alerts.confirm.over") });
  }
  refresh();
  return NOT_SENT;
}
