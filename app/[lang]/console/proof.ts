/** Asks for the password or code again before a dangerous change; the form's field `proof` contains it. */
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { type ConsoleCtx, proofWanted, proveAgain } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { keepConsoleToken } from "@/server/pages/console-cookie";
import { formText } from "@/server/pages/form-text";
import { refusedForm } from "./form-answers";
import type { ConsolePlace } from "./guard";

/**
 * Returns null if the user has proved their identity within ten minutes or in this form; otherwise a response
 * that asks for a proof.
 */
export async function askForProof(place: ConsolePlace, ctx: ConsoleCtx, form: FormData): Promise<FormState | null> {
  const wanted = proofWanted(ctx);
  if (wanted === null) return null;
  const t = await getTranslations({ locale: languageOf(place.lang) ?? "en", namespace: "console.proof" });
  const text = formText(form, "proof") ?? "";
  if (text === "") {
    refresh();
    return comesBack(form, null, { proof: t(wanted === "password" ? "password" : "code") });
  }
  const token = await proveAgain(ctx, text).catch((error: unknown) => ({ error }));
  if (typeof token === "object") return refusedForm(place, form, { error: token.error, say: () => t("wrong") });
  await keepConsoleToken(token);
  return null;
}
