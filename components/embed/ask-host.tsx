"use client";
/**
 * Asks the page around before a payment begins: its hooks may stop it. Until this script runs nothing can be
 * pressed, so that no payment passes the hooks.
 */
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flowField, typedPrefix } from "../checkout/choices";
import { maskedCard } from "./masked-card";
import { type FramePlace, heardFrom, sayTo } from "./say-to";

/** What a hook is told of the chosen card, by the choice that names it. */
export type CardFacts = Readonly<Record<string, object>>;

type Props = { readonly frame: FramePlace; readonly cards: CardFacts; readonly children: ReactNode };

/** Longer than the page around waits for its hooks. */
const ANSWER_MS = 130_000;

/** What the form would pay with, in the words of the callbacks. */
function questionOf(form: FormData, cards: CardFacts): object {
  const choice = form.get("method");
  if (form.get("whole-wallet") !== null) return { form_of_payment: "wallet", pg_code: "" };
  const card = typeof choice === "string" ? cards[choice] : undefined;
  if (card !== undefined) return { form_of_payment: "token_pay", pg_code: "", card };
  const pg_code = typeof choice === "string" ? choice : "";
  if (form.get(flowField(pg_code)) !== "card_onsite") return { form_of_payment: "redirect", pg_code };
  return { form_of_payment: "card_onsite", pg_code, card: typedCardIn(form, pg_code) };
}

/** What a hook is told of the card that is typed inside the method. */
function typedCardIn(form: FormData, code: string) {
  return maskedCard((name) => String(form.get(`${typedPrefix(code)}${name}`) ?? ""));
}

/** True if the page around lets the payment go on. */
function isAllowed(frame: FramePlace, question: object): Promise<boolean> {
  const id = crypto.randomUUID();
  return new Promise((done) => {
    const finish = (goes: boolean) => {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
      done(goes);
    };
    const listen = (event: MessageEvent) => {
      const heard = heardFrom(frame, event);
      if (heard?.type === "answer" && heard.id === id) finish(heard.goes === true);
    };
    const timer = setTimeout(() => finish(false), ANSWER_MS);
    window.addEventListener("message", listen);
    sayTo(frame, { type: "ask", id, ...question });
  });
}

export function AskHost({ frame, cards, children }: Props) {
  const { origin, channel } = frame;
  const [isReady, setReady] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const allowed = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setReady(true);
    const listen = (event: MessageEvent) => {
      if (heardFrom({ origin, channel }, event)?.type === "submit")
        content.current?.querySelector("form")?.requestSubmit();
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [origin, channel]);
  const ask = async (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const form = event.target;
    // Beside the payment's form there are others, which no hook is asked about.
    if (!(form instanceof HTMLFormElement) || form !== content.current?.querySelector("form")) return;
    if (allowed.current) {
      allowed.current = false;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (isAsking) return;
    setAsking(true);
    const { submitter } = event.nativeEvent;
    const goes = await isAllowed(frame, questionOf(new FormData(form, submitter), cards));
    setAsking(false);
    if (!goes) return;
    allowed.current = true;
    form.requestSubmit(submitter);
  };
  return (
    <div ref={content} inert={!isReady} aria-busy={isAsking} onSubmitCapture={ask}>
      {children}
    </div>
  );
}
