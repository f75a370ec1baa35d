"use client";
/**
 * Card fields of the simulated gateway's page and the checkout. They work without JavaScript, which adds
 * formatting, test cards and memory.
 */
import { type ReactNode, useState } from "react";
import type { CardEntry, FieldError } from "@/server/domain/payments";
import { BrandMark } from "./brand-mark";
import { CardField } from "./card-field";
import { SaveChoice } from "./save-choice";
import { ShapePicker } from "./shape-picker";
import { type TestCardOption, TestCards } from "./test-cards";
import {
  formatCvv,
  formatExpiry,
  formatNumber,
  recallCard,
  rememberCard,
  schemeTyped,
  type TypedCard,
} from "./typed-card";

export type CardFieldName = "number" | "expiry" | "cvv";

/** Errors and values after a refusal; a typed number or security code is never sent back. */
export type CardAnswer = {
  readonly fields: Readonly<Partial<Record<CardFieldName, FieldError>>>;
  readonly values: TypedCard | null;
};

export const NO_CARD_ANSWER: CardAnswer = { fields: {}, values: null };

export type CardTexts = {
  readonly labels: Readonly<Record<CardFieldName | "save", string>>;
  readonly errors: Readonly<Record<CardFieldName, Readonly<Partial<Record<FieldError, string>>>>>;
  readonly expiryHint: string;
  readonly saveHint: string;
  readonly consent: ReactNode;
  readonly summary: string;
  readonly testCards: string;
  readonly shapes: string;
  readonly plainShape: string;
};

export type CardQuestion = {
  readonly saveRule: CardEntry["saveCard"];
  readonly testCards: readonly TestCardOption[];
  readonly shapes: readonly string[];
  readonly texts: CardTexts;
};

type Props = {
  /** Key of the typed values in memory. */
  readonly place: string;
  readonly prefix: string;
  readonly question: CardQuestion;
  readonly answer: CardAnswer;
};

const FIELDS: readonly CardFieldName[] = ["number", "expiry", "cvv"];

export function CardFields({ place, prefix, question, answer }: Props) {
  const { saveRule, testCards, shapes, texts } = question;
  const { card, change, errorOf } = useCard(place, answer);
  const wrong = FIELDS.filter((field) => errorOf(field) !== null);
  const textOf = (field: CardFieldName) => {
    const error = errorOf(field);
    return error === null ? null : (texts.errors[field][error] ?? texts.summary);
  };
  const field = (name: CardFieldName, format: (typed: string) => string) => ({
    id: `${prefix}${name}`,
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
      {wrong.length > 0 && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {texts.summary}
        </p>
      )}
      <CardField
        {...field("number", formatNumber)}
        autoComplete="cc-number"
        mark={<BrandMark of={schemeTyped(card.number)?.key ?? null} />}
      />
      <div className="mt-4 grid grid-cols-2 gap-3.5">
        <CardField {...field("expiry", formatExpiry)} autoComplete="cc-exp" placeholder={texts.expiryHint} />
        <CardField {...field("cvv", formatCvv)} autoComplete="cc-csc" />
      </div>
      <SaveChoice
        id={`${prefix}save`}
        rule={saveRule}
        label={texts.labels.save}
        hint={texts.saveHint}
        consent={texts.consent}
        ticked={card.save}
        change={(save) => change({ save })}
      />
      {testCards.length > 0 && (
        <TestCards heading={texts.testCards} name={`${prefix}fill`} cards={testCards} choose={fill} />
      )}
      {shapes.length > 0 && (
        <ShapePicker
          heading={texts.shapes}
          name={`${prefix}shape`}
          plain={texts.plainShape}
          shapes={shapes}
          chosen={card.shape}
          choose={(shape) => change({ shape })}
        />
      )}
    </>
  );
}

/** Typed values and the server's errors; editing a field removes its error. */
function useCard(place: string, answer: CardAnswer) {
  const [card, setCard] = useState<TypedCard>(
    () => recallCard(place) ?? answer.values ?? { number: "", expiry: "", cvv: "", save: false, shape: null },
  );
  const [edited, setEdited] = useState<{ answer: CardAnswer; names: readonly string[] }>({ answer, names: [] });
  const since = edited.answer === answer ? edited.names : [];
  const change = (part: Partial<TypedCard>) => {
    const next = { ...card, ...part };
    rememberCard(place, next);
    setCard(next);
    setEdited({ answer, names: [...since, ...Object.keys(part)] });
  };
  const errorOf = (field: CardFieldName) => (since.includes(field) ? null : (answer.fields[field] ?? null));
  return { card, change, errorOf };
}
