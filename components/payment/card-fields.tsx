"use client";
/** Card fields of the simulated gateway's page and the checkout; they work without JavaScript. */
import { type ReactNode, useEffect, useState } from "react";
import type { CardEntry } from "@/server/domain/payments";
import { type FieldError, fieldFault } from "@/server/kernel/card-fields";
import { schemeKey } from "@/server/kernel/card-scheme";
import { BrandMark } from "./brand-mark";
import { CardField } from "./card-field";
import { markedScheme } from "./card-marks";
import { NetworkChoice } from "./network-choice";
import { SaveChoice } from "./save-choice";
import { ShapePicker } from "./shape-picker";
import { type TestCardOption, TestCards } from "./test-cards";
import {
  formatCvv,
  formatExpiry,
  formatNumber,
  networksTyped,
  recallCard,
  rememberCard,
  schemeTyped,
  type TypedCard,
} from "./typed-card";
import { useAfterClick } from "./use-after-click";

export type CardFieldName = "number" | "expiry" | "cvv";

/** Errors and values after a refusal; a typed number or security code is never sent back. */
export type CardAnswer = {
  readonly fields: Readonly<Partial<Record<CardFieldName | "holder", FieldError | undefined>>>;
  readonly values: TypedCard | null;
};

export const NO_CARD_ANSWER: CardAnswer = { fields: {}, values: null };

export type CardTexts = {
  readonly labels: Readonly<Record<CardFieldName | "save", string>>;
  readonly errors: Readonly<Record<CardFieldName, Readonly<Partial<Record<FieldError, string>>>>>;
  readonly expiryHint: string;
  /** Hints where a card shows its CVV, by the CVV's number of digits. */
  readonly cvvHints: Readonly<Record<3 | 4, string>>;
  readonly network: string;
  readonly saveHint: string;
  readonly consent: ReactNode;
  readonly summary: string;
  readonly testCards: string;
  readonly challengedCards: string;
  readonly shapes: string;
  readonly plainShape: string;
};

export type CardQuestion = {
  readonly saveRule: CardEntry["saveCard"];
  readonly testCards: readonly TestCardOption[];
  readonly shapes: readonly string[];
  readonly checks: CardEntry["checks"];
  readonly foldsTools: boolean;
  readonly texts: CardTexts;
};

type Props = {
  readonly place: string;
  readonly prefix: string;
  readonly question: CardQuestion;
  readonly answer: CardAnswer;
};

const FIELDS: readonly CardFieldName[] = ["number", "expiry", "cvv"];

export function CardFields({ place, prefix, question, answer }: Props) {
  const { saveRule, testCards, shapes, texts } = question;
  const { card, change, leave, errorOf, isRight } = useCard(place, { prefix, answer, checks: question.checks });
  const afterClick = useAfterClick();
  const scheme = schemeTyped(card.number);
  const networks = networksTyped(card.number);
  const network = networks.find((name) => name === card.network) ?? networks[0] ?? null;
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
    isRight: isRight(name),
    format,
    change: (value: string) => change({ [name]: value }),
    leave: () => afterClick(() => leave(name)),
  });
  const fill = (number: string) => change({ number: formatNumber(number), expiry: "12 / 30", cvv: "123" });
  return (
    <>
      {wrong.some((name) => answer.fields[name] !== undefined) && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {texts.summary}
        </p>
      )}
      <div data-typed={markedScheme(network === null ? null : schemeKey(network))}>
        <CardField {...field("number", formatNumber)} autoComplete="cc-number" mark={<BrandMark of={network} />} />
      </div>
      <NetworkChoice
        name={`${prefix}network`}
        heading={texts.network}
        networks={networks}
        chosen={network}
        choose={(network) => change({ network })}
      />
      <div className="mt-4 grid grid-cols-2 gap-3.5">
        <CardField {...field("expiry", formatExpiry)} autoComplete="cc-exp" placeholder={texts.expiryHint} />
        <CardField {...field("cvv", formatCvv)} hint={texts.cvvHints[scheme?.cvvDigits ?? 3]} autoComplete="cc-csc" />
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
        <TestTools heading={texts.testCards} isFolded={question.foldsTools}>
          <TestCards
            heading={texts.testCards}
            challenged={texts.challengedCards}
            name={`${prefix}fill`}
            cards={testCards}
            choose={fill}
          />
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
        </TestTools>
      )}
    </>
  );
}

type TestToolsProps = { readonly heading: string; readonly isFolded: boolean; readonly children: ReactNode };

function TestTools({ heading, isFolded, children }: TestToolsProps) {
  if (!isFolded) return children;
  return (
    <details className="mt-5 rounded-row border border-line border-dashed">
      <summary className="min-h-11 px-4 py-2.5 text-[0.875rem] text-muted hover:text-ink">{heading}</summary>
      <div className="px-4 pb-4 *:first:mt-1">{children}</div>
    </details>
  );
}

const NO_CARD: TypedCard = { number: "", expiry: "", cvv: "", save: false, shape: null, network: null };

type Judged = { readonly prefix: string; readonly answer: CardAnswer; readonly checks: CardQuestion["checks"] };

function cardInFields(prefix: string): TypedCard {
  const inputs = (name: string) =>
    [...document.getElementsByName(`${prefix}${name}`)].filter((input) => input instanceof HTMLInputElement);
  const text = (name: CardFieldName) => inputs(name)[0]?.value ?? "";
  const chosen = (name: string) => inputs(name).find(({ checked }) => checked)?.value ?? null;
  return {
    number: formatNumber(text("number")),
    expiry: formatExpiry(text("expiry")),
    cvv: formatCvv(text("cvv")),
    save: chosen("save") !== null,
    shape: chosen("shape"),
    network: chosen("network"),
  };
}

/**
 * Typed values, and errors that the server returned or that the browser found when the customer left a field;
 * editing a field removes its error.
 */
function useCard(place: string, { prefix, answer, checks }: Judged) {
  const [card, setCard] = useState<TypedCard>(() => recallCard(place) ?? answer.values ?? NO_CARD);
  useEffect(() => {
    // The fields may have been filled in before this script ran.
    const filled = cardInFields(prefix);
    if (Object.values(filled).some(Boolean)) rememberCard(place, filled);
    setCard(filled);
  }, [place, prefix]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<{ answer: CardAnswer; names: readonly string[] }>({ answer, names: [] });
  const since = edited.answer === answer ? edited.names : [];
  const change = (part: Partial<TypedCard>) => {
    const next = { ...card, ...part };
    rememberCard(place, next);
    setCard(next);
    setEdited({ answer, names: [...since, ...Object.keys(part)] });
    setLeft((before) => new Set([...before].filter((name) => !(name in part))));
  };
  const leave = (field: CardFieldName) => setLeft((before) => new Set([...before, field]));
  const errorOf = (field: CardFieldName) => {
    const answered = since.includes(field) ? null : (answer.fields[field] ?? null);
    return answered ?? (left.has(field) && card[field] !== "" ? fieldFault(field, card, checks) : null);
  };
  const isRight = (field: CardFieldName) => left.has(field) && card[field] !== "" && errorOf(field) === null;
  return { card, change, leave, errorOf, isRight };
}
