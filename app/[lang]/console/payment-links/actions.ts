"use server";
import { randomUUID } from "node:crypto";
import { redirect } from "next/navigation";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { createLinkOnce } from "@/server/domain/console";
import { closeLink } from "@/server/domain/payment-links";
import { languageOf } from "@/server/i18n/languages";
import { Conflict, Forbidden, Unprocessable } from "@/server/kernel/errors";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { comesBack, refusedForm } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { consoleWords } from "../words";
import { emptyAmounts, linkBody } from "./link-body";

/** Sending the same form again leads to the same link. */
export async function makeLink(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "add");
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  const empty = emptyAmounts(form);
  if (empty.length > 0) {
    const errors = Object.fromEntries(empty.map((name) => [name, t("form.errors.required")]));
    return comesBack(form, t("form.invalid"), errors);
  }
  let made: string;
  try {
    made = await createLinkOnce(ctx, { key: formText(form, FORM_KEY) || randomUUID(), body: linkBody(form) });
  } catch (error) {
    if (error instanceof Unprocessable) {
      const { values, ...answer } = comesBack(form, t("paymentLinks.changedSince"));
      return { ...answer, values: { ...values, [FORM_KEY]: randomUUID() } };
    }
    const say = () => {
      if (error instanceof Conflict) return t("paymentLinks.underWay");
      return t(error instanceof Forbidden ? "newPayment.notPermitted" : "paymentLinks.refused");
    };
    return refusedForm(place, form, { error, say });
  }
  redirect(consoleHref(language, "paymentLink", `/${made}`));
}

export async function closeNow(
  place: ConsolePlace & { readonly id: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, "view");
  requireOwnForm(place, "id", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  try {
    await closeLink(ctx, place.id);
  } catch (error) {
    const say = () => t(error instanceof Forbidden ? "paymentLinks.mayNotClose" : "form.gone");
    return refusedForm(place, form, { error, say });
  }
  redirect(consoleHref(language, "paymentLink", `/${encodeURIComponent(place.id)}`));
}
