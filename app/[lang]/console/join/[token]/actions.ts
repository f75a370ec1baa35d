"use server";
/** Accepts an invitation without sign-in, because the link's token is the credential. */
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { acceptInvitation, NewPassword } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { dropConsoleToken, requestOrigin } from "@/server/pages/console-cookie";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";
import { withWords } from "@/server/signed-words";
import { refusedForm } from "../../form-answers";
import { type ConsolePlace, signInHref } from "../../guard";

export async function join(
  place: ConsolePlace & { readonly token: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  requireOwnForm(place, "token", form);
  const language = languageOf(place.lang) ?? "en";
  try {
    const { next } = readInput(NewPassword, { next: formText(form, "next") });
    const { address } = await requestOrigin();
    await acceptInvitation(await pageContext(), { token: place.token, next, address });
  } catch (error) {
    const t = await getTranslations({ locale: language, namespace: "console.join" });
    return refusedForm(place, form, { error, say: () => t("over") });
  }
  await dropConsoleToken();
  redirect(withWords(signInHref(language, null), { why: "joined" }));
}
