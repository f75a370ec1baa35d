"use client";
/** The simulated gateway's card form. It posts by itself where no script runs; the script adds formatting, filling and memory. */
import { type ReactNode, useActionState, useEffect, useRef, useState } from "react";
import type { PayView } from "@/server/domain/payments";
import { CardField } from "./card-field";
import { SaveChoice } from "./save-choice";
import { ShapePicker } from "./shape-picker";
import { TEST_CARD_FORM, type TestCardOption, TestCards } from "./test-cards";
import { formatCvv, formatExpiry, formatNumber, recallCard, rememberCard, type TypedCard } from "./typed-card";

export type CardFieldName = "number" | "expiry" | "cvv" | "save";

/** `too_short`: the card ends before the payments allow; of the expiry date alone. */
export type CardFieldError = "required" | "invalid" | "too_short";

/** What the action answers when the customer stays: what is wrong, and what the form may come back with. Never a number or CVV that was typed. */
export type CardFormState = {
  readonly fields: Readonly<Partial<Record<CardFieldName, CardFieldError>>>;
  readonly values: TypedCard | null;
};

/** The words of the form, in the page's language. */
export type CardFormTexts = {
  readonly labels: Readonly<Record<CardFieldName, string>>;
  readonly errors: Readonly<Record<CardFieldName, Readonly<Partial<Record<CardFieldError, string>>>>>;
  readonly expiryHint: string;
  readonly saveHint: string;
  readonly consent: ReactNode;
  readonly summary: string;
  readonly testCards: string;
  readonly shapes: string;
  readonly plainShape: string;
};

type Props = {
  /** Names this attempt's page in memory. */
  readonly attempt: string;
  readonly saveRule: PayView["saveCard"];
  readonly testCards: readonly TestCardOption[];
  readonly shapes: readonly string[];
  readonly texts: CardFormTexts;
  readonly action: (state: CardFormState, form: FormData) => Promise<CardFormState>;
  /** The pay button, rendered by the server. */
  readonly children: ReactNode;
};

const FIELDS: readonly CardFieldName[] = ["number", "expiry", "cvv", "save"];

export function CardForm({ attempt, saveRule, testCards, shapes, texts, action, children }: Props) {
  const [state, submit] = useActionState(action, { fields: {}, values: null });
  const { card, change, errorOf } = useCard(attempt, saveRule === "ticked", state);
  const wrong = FIELDS.filter((field) => errorOf(field) !== null);
  const form = useFirstWrongField(state, wrong[0]);
  const textOf = (field: CardFieldName) => {
    const error = errorOf(field);
    return error === null ? null : (texts.errors[field][error] ?? texts.summary);
  };
  const field = (name: "number" | "expiry" | "cvv", format: (typed: string) => string) => ({
    name,
    label: texts.labels[name],
    value: card[name],
    error: textOf(name),
    first: wrong[0] === name,
    format,
    change: (value: string) => change({ [name]: value }),
  });
  const fill = (number: string) => change({ number: formatNumber(number), expiry: "12 / 30", cvv: "123" });
  return (
    <>
      <form ref={form} action={submit} onReset={(event) => event.preventDefault()} noValidate>
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
          error={textOf("save")}
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
        {children}
      </form>
      <form id={TEST_CARD_FORM} action={submit} />
    </>
  );
}

/** The typed values, and which of the server's complaints still stand: editing a field takes its complaint back. */
function useCard(attempt: string, ticked: boolean, state: CardFormState) {
  const [card, setCard] = useState<TypedCard>(
    () => recallCard(attempt) ?? state.values ?? { number: "", expiry: "", cvv: "", save: ticked, shape: null },
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
