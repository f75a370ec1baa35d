"use client";
/** The card form of a gateway whose script encrypts the card in a frame. */
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { LONGEST_HOLDER, mayHoldNumber } from "@/server/kernel/card-fields";
import { typedPrefix } from "../checkout/choices";
import { LatestAnswer } from "../checkout/latest-answer";
import { type CardQuestion, NO_CARD_ANSWER } from "../payment/card-fields";
import { ENCRYPTED } from "../payment/encrypted-names";
import { SaveChoice } from "../payment/save-choice";
import { Field } from "../ui/field";
import { HiddenField } from "../ui/hidden-fields";
import { Input } from "../ui/input";
import { type FieldLook, type FrameNews, hear, post } from "./frame-words";

export type EncryptedTexts = Readonly<Record<"frame" | "holder" | "holderInvalid" | "failed", string>>;

type Props = {
  readonly code: string;
  readonly address: string;
  readonly question: CardQuestion;
  readonly texts: EncryptedTexts;
};

const NOTHING: FrameNews = { status: "loading", height: 150, values: {}, isComplete: false, last4: "", brand: "" };
/** Milliseconds after which a frame that is not ready counts as failed. */
const PATIENCE_MS = 25_000;

export function EncryptedCard({ code, address, question, texts }: Props) {
  const prefix = typedPrefix(code);
  const frame = useRef<HTMLIFrameElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const { choice, card } = useContext(LatestAnswer);
  const answer = (choice === code && card) || NO_CARD_ANSWER;
  const [save, setSave] = useState(answer.values?.save ?? false);
  const [name, setName] = useState("");
  const [source, setSource] = useState<string | null>(null);
  const said = useFrame(frame, holder, answer.fields);
  useEffect(() => {
    const box = document.getElementById(`${prefix}save`);
    if (box instanceof HTMLInputElement && box.type === "checkbox") setSave(box.checked);
  }, [prefix]);
  useEffect(() => {
    const scheme = document.querySelector("[data-embedded]")?.getAttribute("data-scheme");
    setSource(scheme ? `${address}?scheme=${scheme}` : address);
  }, [address]);
  const { values, status } = said;
  const isWrong = Object.values(answer.fields).some((error) => error !== undefined);
  return (
    <>
      {isWrong && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {question.texts.summary}
        </p>
      )}
      {(source === null || status === "failed") && <p className="text-text">{texts.failed}</p>}
      {source !== null && status !== "failed" && (
        <iframe
          ref={frame}
          src={source}
          title={texts.frame}
          style={{ height: said.height }}
          data-unfit={said.isComplete ? undefined : ""}
          className={`-m-1 block w-[calc(100%+0.5rem)] border-0 ${status === "ready" ? "" : "animate-pulse"}`}
        />
      )}
      {status === "ready" && (
        <>
          <HiddenField name={`${prefix}${ENCRYPTED.ran}`} value="1" />
          <HiddenField name={`${prefix}${ENCRYPTED.number}`} value={values.number ?? ""} />
          <HiddenField name={`${prefix}${ENCRYPTED.expiryMonth}`} value={values.expiryMonth ?? ""} />
          <HiddenField name={`${prefix}${ENCRYPTED.expiryYear}`} value={values.expiryYear ?? ""} />
          <HiddenField name={`${prefix}${ENCRYPTED.cvv}`} value={values.cvv ?? ""} />
          <HiddenField name={`${prefix}${ENCRYPTED.last4}`} value={said.last4} />
          <HiddenField name={`${prefix}${ENCRYPTED.brand}`} value={said.brand} />
        </>
      )}
      <div ref={holder} className="mt-4" hidden={source === null || status === "failed"}>
        <Field
          look="page"
          id={`${prefix}${ENCRYPTED.holder}`}
          label={texts.holder}
          labelPart="floating-label"
          error={answer.fields.holder && texts.holderInvalid}
        >
          {(control) => (
            <Input
              {...control}
              look="page"
              data-part="card-input-fields card-input-border"
              name={mayHoldNumber(name) ? undefined : `${prefix}${ENCRYPTED.holder}`}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="cc-name"
              maxLength={LONGEST_HOLDER}
              className="w-full px-3.5"
            />
          )}
        </Field>
      </div>
      <SaveChoice
        id={`${prefix}save`}
        rule={question.saveRule}
        label={question.texts.labels.save}
        hint={question.texts.saveHint}
        consent={question.texts.consent}
        ticked={save}
        change={setSave}
      />
    </>
  );
}

/**
 * The frame's latest report; the hook also tells the frame how its fields look, and which fields are wrong.
 */
function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  holder: RefObject<HTMLElement | null>,
  wrong: typeof NO_CARD_ANSWER.fields,
): FrameNews {
  const [said, setSaid] = useState(NOTHING);
  const { status } = said;
  useEffect(() => {
    const from = () => frame.current?.contentWindow;
    const stops = [
      hear(from, "said", (next) => setSaid((before) => ({ ...before, ...next }))),
      hear(from, "submit", () => holder.current?.closest("form")?.requestSubmit()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, holder]);
  useEffect(() => {
    if (status !== "loading") return;
    const fail = () => setSaid((before) => ({ ...before, status: "failed" }));
    const timer = setTimeout(fail, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  useEffect(() => {
    const look = lookOf(holder.current);
    if (status !== "failed" && look !== null) post(frame.current?.contentWindow, "asked", { look, wrong });
  }, [frame, holder, status, wrong]);
  return said;
}

/** Style of the cardholder's name field from the theme and the merchant's colours. */
function lookOf(holder: HTMLElement | null): FieldLook | null {
  const [input, label] = [holder?.querySelector("input"), holder?.querySelector("label")];
  if (!input || !label) return null;
  const { color, backgroundColor, borderTopColor, borderTopLeftRadius, fontSize, fontFamily } = getComputedStyle(input);
  return {
    ...{ color, background: backgroundColor, border: borderTopColor, radius: borderTopLeftRadius },
    ...{ label: getComputedStyle(label).color, fontSize, fontFamily },
  };
}
