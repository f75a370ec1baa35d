"use client";
/**
 * The simulated gateway's card form. It posts without a script; the script adds formatting, filling and
 * memory.
 */
import { type ReactNode, type RefObject, useActionState, useEffect, useRef, useState } from "react";
import type { PayView } from "@/server/domain/payments";
import { FormNotice, type Notice, type NoticeWords } from "../payment/form-notice";
import { useCheckoutOnceDecided } from "../payment/use-checkout-once-decided";
import { useReachableAction } from "../payment/use-reachable-action";
import { CardField } from "./card-field";
import { SaveChoice } from "./save-choice";
import { ShapePicker } from "./shape-picker";
import { TEST_CARD_FORM, type TestCardOption, TestCards } from "./test-cards";
import { formatCvv, formatExpiry, formatNumber, recallCard, rememberCard, type TypedCard } from "./typed-card";

export type CardFieldName = "number" | "expiry" | "cvv";

/** `too_short`: the card ends before the payments allow; of the expiry date alone. */
export type CardFieldError = "required" | "invalid" | "too_short";

/**
 * What the action answers when the customer stays: what is wrong, and what the form may come back with. Never
 * a number or CVV that was typed.
 */
export type CardFormState = {
  readonly fields: Readonly<Partial<Record<CardFieldName, CardFieldError>>>;
  readonly values: TypedCard | null;
  readonly notice: Notice | null;
};

/** The words of the form, in the page's language. */
export type CardFormTexts = {
  readonly labels: Readonly<Record<CardFieldName | "save", string>>;
  readonly errors: Readonly<Record<CardFieldName, Readonly<Partial<Record<CardFieldError, string>>>>>;
  readonly expiryHint: string;
  readonly saveHint: string;
  readonly consent: ReactNode;
  readonly summary: string;
  readonly testCards: string;
  readonly shapes: string;
  readonly plainShape: string;
  readonly notices: NoticeWords;
};

type Props = {
  /** Names this attempt's page in memory. */
  readonly attempt: string;
  readonly sessionId: string;
  /** The address of the checkout page. */
  readonly checkout: string;
  readonly saveRule: PayView["saveCard"];
  readonly testCards: readonly TestCardOption[];
  readonly shapes: readonly string[];
  readonly texts: CardFormTexts;
  readonly action: (state: CardFormState, form: FormData) => Promise<CardFormState>;
  /** The pay button, rendered by the server. */
  readonly children: ReactNode;
  /** The content below the form, rendered by the server. */
  readonly below: ReactNode;
};

const FIELDS: readonly CardFieldName[] = ["number", "expiry", "cvv"];
const NOTHING: CardFormState = { fields: {}, values: null, notice: null };

function lostOf({ notice }: CardFormState): "lost" | null {
  return notice === "lost" ? notice : null;
}

function lost(): CardFormState {
  return { ...NOTHING, notice: "lost" };
}

export function CardForm(props: Props) {
  const { attempt, sessionId, checkout, saveRule, testCards, shapes, texts, action, children, below } = props;
  const [state, submit, paying] = useActionState(useReachableAction(action, lost), NOTHING);
  const outcome = useCheckoutOnceDecided(sessionId, checkout, paying ? "sending" : lostOf(state));
  const { card, change, errorOf } = useCard(attempt, state);
  const wrong = FIELDS.filter((field) => errorOf(field) !== null);
  const form = useFirstWrongField(state, wrong[0]);
  useFocusOnButton(form, paying);
  const textOf = (field: CardFieldName) => {
    const error = errorOf(field);
    return error === null ? null : (texts.errors[field][error] ?? texts.summary);
  };
  const field = (name: "number" | "expiry" | "cvv", format: (typed: string) => string) => ({
    name,
    label: texts.labels[name],
    value: card[name],
    error: textOf(name),
    isFirst: wrong[0] === name,
    format,
    change: (value: string) => change({ [name]: value }),
  });
  const fill = (number: string) => change({ number: formatNumber(number), expiry: "12 / 30", cvv: "123" });
  return (
    <>
      <form ref={form} action={submit} onReset={(event) => event.preventDefault()} noValidate>
        <div inert={paying}>
          {wrong.length > 0 && (
            <p role="alert" className="mb-4 font-medium text-bad">
              {texts.summary}
            </p>
          )}
          <CardField {...field("number", formatNumber)} autoComplete="cc-number" />
          <div className="mt-4 grid grid-cols-2 gap-3.5">
            <CardField {...field("expiry", formatExpiry)} autoComplete="cc-exp" placeholder={texts.expiryHint} />
            <CardField {...field("cvv", formatCvv)} autoComplete="cc-csc" />
          </div>
          <SaveChoice
            rule={saveRule}
            label={texts.labels.save}
            hint={texts.saveHint}
            consent={texts.consent}
            ticked={card.save}
            change={(save) => change({ save })}
          />
          <TestCards heading={texts.testCards} cards={testCards} choose={fill} />
          <ShapePicker
            heading={texts.shapes}
            plain={texts.plainShape}
            shapes={shapes}
            chosen={card.shape}
            choose={(shape) => change({ shape })}
          />
        </div>
        <FormNotice notice={paying ? null : state.notice} outcome={outcome} words={texts.notices} />
        {children}
      </form>
      <form id={TEST_CARD_FORM} action={submit} />
      <div inert={paying}>{below}</div>
    </>
  );
}

/** The typed values and the server's complaints; editing a field removes its complaint. */
function useCard(attempt: string, state: CardFormState) {
  const [card, setCard] = useState<TypedCard>(
    () => recallCard(attempt) ?? state.values ?? { number: "", expiry: "", cvv: "", save: false, shape: null },
  );
  const [edited, setEdited] = useState<{ state: CardFormState; names: readonly string[] }>({ state, names: [] });
  const since = edited.state === state ? edited.names : [];
  const change = (part: Partial<TypedCard>) => {
    const next = { ...card, ...part };
    rememberCard(attempt, next);
    setCard(next);
    setEdited({ state, names: [...since, ...Object.keys(part)] });
  };
  const errorOf = (field: CardFieldName) => (since.includes(field) ? null : (state.fields[field] ?? null));
  return { card, change, errorOf };
}

/** Moves the focus to the first wrong field once per answer of the server. */
function useFirstWrongField(state: CardFormState, first: CardFieldName | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(state);
  useEffect(() => {
    if (answered.current === state) return;
    answered.current = state;
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`#card-${first}`)?.focus();
  }, [state, first]);
  return form;
}

/** A customer who paid with Enter continues at the button, because the fields are disabled while it works. */
function useFocusOnButton(form: RefObject<HTMLFormElement | null>, paying: boolean) {
  useEffect(() => {
    if (paying) form.current?.querySelector<HTMLButtonElement>("button[aria-busy]")?.focus({ preventScroll: true });
  }, [form, paying]);
}
