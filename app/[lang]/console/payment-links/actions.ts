"use server";
import { randomUUID } from "node:crypto";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { createLinkOnce } from "@/server/domain/console";
import { ChangeLink, changeLink, closeLink, LinkChanged } from "@/server/domain/payment-links";
import { languageOf } from "@/server/i18n/languages";
import { Conflict, Forbidden, Unprocessable } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { readShown } from "../settings/settings-fields";
import { consoleWords } from "../words";
import { changedBody, emptyFields, linkBody } from "./link-body";

type LinkPlace = ConsolePlace & { readonly id: string };
/** `shown` is JSON from the browser: the payment link's values that the form showed. */
type ShownPlace = LinkPlace & { readonly shown: string };

/** Creates a payment link; sending the same form again returns the same link. */
export async function makeLink(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "add", form);
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  const incomplete = withoutField(form, t);
  if (incomplete !== null) return incomplete;
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

function withoutField(form: FormData, t: Awaited<ReturnType<typeof consoleWords>>): FormState | null {
  const empty = emptyFields(form);
  if (empty.length === 0) return null;
  const errors = Object.fromEntries(empty.map((name) => [name, t("form.errors.required")]));
  return comesBack(form, t("form.invalid"), errors);
}

/**
 * Saves the values that differ from the shown ones. If somebody else has changed the link, nothing is saved,
 * and the typed values stay in the form; sending the form again saves them.
 */
export async function changeNow(place: ShownPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  requireOwnForm(place, "shown");
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const incomplete = withoutField(form, t);
  if (incomplete !== null) return incomplete;
  try {
    const shown = readShown(place.shown);
    const change = readInput(ChangeLink, changedBody(form, shown));
    await changeLink(ctx, { ...change, id: place.id }, shown);
  } catch (error) {
    if (error instanceof LinkChanged) {
      if (error.isClosed) return comesBack(form, t("paymentLinks.closedMeanwhile"));
      refresh();
      return comesBack(form, t("settings.changedBySomebody"));
    }
    const say = () => t(error instanceof Forbidden ? "paymentLinks.mayNotChange" : "form.gone");
    return refusedForm(place, form, { error, say });
  }
  refresh();
  return taken(t("form.saved"));
}

export async function closeNow(place: LinkPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  try {
    await closeLink(ctx, place.id);
  } catch (error) {
    const say = () => t(error instanceof Forbidden ? "paymentLinks.mayNotChange" : "form.gone");
    return refusedForm(place, form, { error, say });
  }
  redirect(consoleHref(language, "paymentLink", `/${encodeURIComponent(place.id)}`));
}
