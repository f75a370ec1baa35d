"use server";
import { randomUUID } from "node:crypto";
import { redirect } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { createPayment } from "@/server/domain/console";
import { CreateSession } from "@/server/domain/sessions";
import { languageOf } from "@/server/i18n/languages";
import { Conflict, Forbidden, Unprocessable } from "@/server/kernel/errors";
import { isPaymentType, PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { consoleWords } from "../../words";
import { bodyOf } from "./form-body";

/** Creates a payment; sending the same form again returns the same session. */
export async function makePayment(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "add", form);
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  let made: string;
  try {
    const body = bodyOf(form, CreateSession);
    if (lacksAddress(form)) return comesBack(form, t("form.invalid"), { customer_email: t("form.errors.required") });
    made = await createPayment(ctx, { key: formText(form, FORM_KEY) || randomUUID(), body });
  } catch (error) {
    if (error instanceof Unprocessable) {
      const { values, ...answer } = comesBack(form, t("newPayment.changedSince"));
      return { ...answer, values: { ...values, [FORM_KEY]: randomUUID() } };
    }
    const say = () => {
      if (error instanceof Conflict) return t("newPayment.underWay");
      return t(error instanceof Forbidden ? "newPayment.notPermitted" : "newPayment.refused");
    };
    return withUnplaced(await refusedForm(place, form, { error, say }));
  }
  redirect(consoleHref(language, "newPayment", `?${new URLSearchParams({ made })}`));
}

/**
 * True for a subscription without an e-mail address. The form is refused early, so that no failed session is
 * created.
 */
function lacksAddress(form: FormData): boolean {
  const type = formText(form, "payment_type");
  const isBilled = isPaymentType(type) && PAYMENT_TYPES[type].billsSubscription;
  return isBilled && (formText(form, "customer_email") ?? "").trim() === "";
}

const ELSEWHERE = ["amount", "currency_code", "type", "payment_type", "autopay", "agreement"];

function withUnplaced(state: FormState): FormState {
  const said = ELSEWHERE.flatMap((name) => state.errors[name] ?? []);
  return said.length === 0 ? state : { ...state, message: said.join(" ") };
}
