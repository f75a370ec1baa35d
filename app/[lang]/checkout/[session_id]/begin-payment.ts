import { redirect } from "next/navigation";
import { emptiedCard, encryptedCard, filledCard, typedCard } from "@/app/[lang]/typed-card";
import { chosenCardId, flowField, quoteField, typedPrefix, WHOLE_WALLET_QUOTE } from "@/components/checkout/choices";
import { type MethodFormState, NO_ANSWER } from "@/components/checkout/form-answer";
import { sheetChoice } from "@/components/checkout/sheet-choice";
import { payBySavedCard, payByWallet, payOnsite, startAttempt } from "@/server/domain/payments";
import { openSession } from "@/server/domain/sessions";
import { answerRefusal, NotTaken, orFormRefusal } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";
import { beginByPhone, beginSheet } from "./begin-wallet";
import { challengePageOf } from "./challenge-page-of";
import { type Chosen, type FormPlace, stay } from "./form-place";

export async function beginPayment(place: FormPlace, form: FormData): Promise<MethodFormState> {
  await openSession(await pageContext(), place.sessionId);
  const answer = await orFormRefusal(start(place, form));
  if (!(answer instanceof NotTaken)) return answer;
  const usesWallet = formText(form, "wallet") !== null || formText(form, "whole-wallet") !== null;
  return { error: null, choice: formText(form, "method"), usesWallet, notice: await answerRefusal(answer.refusal) };
}

const FILL = /^card-(.+)-fill$/;

/**
 * Returns the form filled in with the test card whose button was pressed without JavaScript; null if no such
 * button was pressed.
 */
function filledIn(form: FormData): Pick<MethodFormState, "choice" | "card"> | null {
  for (const [name, value] of form) {
    const choice = FILL.exec(name)?.[1];
    if (choice !== undefined) return { choice, card: filledCard(String(value)) };
  }
  return null;
}

async function start(place: FormPlace, form: FormData): Promise<MethodFormState> {
  const whole = formText(form, "whole-wallet");
  if (whole !== null) return payWithWallet(place, { credit: whole, amount: formText(form, WHOLE_WALLET_QUOTE) });
  const credit = formText(form, "wallet");
  const filled = filledIn(form);
  if (filled !== null) return { ...NO_ANSWER, ...filled, usesWallet: credit !== null };
  const sheet = formText(form, "sheet");
  if (sheet !== null) {
    const choice = sheetChoice(sheet);
    const amount = formText(form, quoteField(choice, credit !== null)) ?? "";
    return beginSheet(place, sheet, { choice, credit, amount });
  }
  const choice = formText(form, "method");
  if (choice === null || choice === "") return { ...NO_ANSWER, error: "missing", usesWallet: credit !== null };
  const chosen = { choice, credit, amount: formText(form, quoteField(choice, credit !== null)) ?? "" };
  if (chosenCardId(choice) !== null) return payWithCard(place, chosen, form);
  const pay = BY_FLOW[formText(form, flowField(choice)) ?? ""] ?? goOn;
  return pay(place, chosen, form);
}

type Pay = (place: FormPlace, chosen: Chosen, form: FormData) => Promise<MethodFormState>;

const BY_FLOW: Readonly<Record<string, Pay>> = {
  card_onsite: payWithTypedCard,
  stc_pay: beginByPhone,
};

async function goOn(place: FormPlace, { choice: pgCode, credit, amount }: Chosen): Promise<MethodFormState> {
  const { sessionId } = place;
  const outcome = await startAttempt(await pageContext(), { sessionId, pgCode, credit, amount });
  if (outcome.kind === "pay") redirect(place.payPage(outcome.payPageToken));
  const kept = { choice: pgCode, usesWallet: credit !== null };
  if (outcome.kind === "no_loan") return { ...NO_ANSWER, ...kept, error: "noLoan" };
  return stay(place, outcome, kept);
}

async function payWithTypedCard(place: FormPlace, chosen: Chosen, form: FormData): Promise<MethodFormState> {
  const { choice: pgCode, credit, amount } = chosen;
  const typed = typedCard(form, typedPrefix(pgCode));
  const { sessionId } = place;
  const outcome = await payOnsite(await pageContext(formText(form, "screen")), {
    ...{ sessionId, pgCode, credit, amount },
    ...typed,
    encrypted: encryptedCard(form, typedPrefix(pgCode)),
  });
  if (outcome.kind === "elsewhere") return goOn(place, chosen);
  if (outcome.kind === "challenge") redirect(challengePageOf(place.home, outcome.token));
  const kept = { choice: pgCode, usesWallet: credit !== null };
  if (outcome.kind === "field_errors") return { ...NO_ANSWER, ...kept, card: emptiedCard(typed, outcome.fields) };
  return stay(place, outcome, kept);
}

async function payWithCard(place: FormPlace, { choice, credit, amount }: Chosen, form: FormData) {
  const cvv = formText(form, `cvv-${choice}`) ?? "";
  const card = { sessionId: place.sessionId, cardId: chosenCardId(choice) ?? "", cvv, credit, amount };
  const outcome = await payBySavedCard(await pageContext(formText(form, "screen")), card);
  if (outcome.kind === "challenge") redirect(challengePageOf(place.home, outcome.token));
  const kept = { ...NO_ANSWER, choice, usesWallet: credit !== null };
  if (outcome.kind !== "field_errors") return stay(place, outcome, kept);
  const { cvv: wrong } = outcome.fields;
  if (wrong === undefined) return { ...kept, error: "tooShort" as const };
  return { ...kept, error: wrong === "required" ? ("cvvRequired" as const) : ("cvvInvalid" as const) };
}

async function payWithWallet(
  place: FormPlace,
  paid: { credit: string; amount: string | null },
): Promise<MethodFormState> {
  const { sessionId } = place;
  const { credit, amount } = paid;
  const outcome = await payByWallet(await pageContext(), { sessionId, credit, amount: amount ?? "" });
  return stay(place, outcome, { choice: null, usesWallet: true });
}
