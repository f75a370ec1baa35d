"use client";
/**
 * Calls the embedding page's hooks before a payment. No form is sent until this script runs, so that no
 * payment skips the hooks.
 */
import { useRouter } from "next/navigation";
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState, useTransition } from "react";
import { notePressing } from "../checkout/pressing";
import { useScripted } from "../shell/use-scripted";
import { agree, agreedOn, forgetAgreement } from "./agreement";
import { askHook, type HookAnswer } from "./ask-hook";
import { choiceIn } from "./choice-in";
import { earlyPage } from "./early-page";
import { pressAgain, pressedData } from "./pressed-button";
import { type FramePlace, listenTo } from "./say-to";
import { forgetTypedCodes, keepTypedCodes } from "./typed-codes";
import { useTellChoice } from "./use-tell-choice";
import { chosenWay, isDearer, isFilled, shownTotal, type Way, type Ways } from "./ways";

type Props = {
  readonly frame: FramePlace;
  readonly sessionId: string;
  readonly changedAddress: string;
  readonly ways: Ways;
  readonly asked: string;
  readonly children: ReactNode;
};

/**
 * A pressed payment button. `choice` is null if the button was pressed before this form existed; the hooks
 * then get the field `card`.
 */
type Pressed = {
  readonly total: string;
  readonly choice: string | null;
  readonly card: string | null;
  readonly submitter: HTMLElement | null;
};

export function AskHost({ frame, sessionId, changedAddress, ways, asked, children }: Props) {
  const { origin, channel } = frame;
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isReading, startReading] = useTransition();
  const allowed = useRef(false);
  const waiting = useRef<Pressed | null>(null);
  const content = useRef<HTMLDivElement>(null);
  useTellChoice({ origin, channel }, content, ways);
  const isReady = useScripted();
  useSubmits({ origin, channel }, content);
  useEffect(() => (content.current === null ? undefined : keepTypedCodes(content.current)), []);
  useEffect(() => () => notePressing(false), []);

  /** Sends the form, unless the total is higher than the agreed one, which is shown instead. */
  const send = (form: HTMLFormElement, { total, choice, card, submitter }: Pressed) => {
    const data = pressedData(form, submitter);
    // A form whose method or details the customer changed while the hooks ran is not sent.
    if (choice !== null && (choice !== choiceIn(data) || card !== cardOf(chosenWay(data, ways))))
      return notePressing(false);
    if (isDearer(shownTotal(data), total)) {
      forgetAgreement(sessionId);
      notePressing(false);
      return router.replace(changedAddress, { scroll: false });
    }
    allowed.current = true;
    forgetTypedCodes();
    pressAgain(form, submitter);
  };
  useEffect(() => {
    const form = formIn(content.current);
    if (form === null || isReading) return;
    const agreement = agreedOn(sessionId);
    const again =
      agreement?.phase === "again" ? { total: agreement.total, choice: null, card: null, submitter: null } : null;
    const ready = again ?? waiting.current;
    if (ready === null) return;
    waiting.current = null;
    if (again !== null) agree(sessionId, { total: again.total, phase: "going" });
    setAsking(false);
    send(form, ready);
  });

  const ask = async (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const form = event.target;
    // The shop's hooks are called only for the payment form.
    if (!(form instanceof HTMLFormElement) || form !== content.current?.querySelector("form")) return;
    if (allowed.current) {
      allowed.current = false;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (isAsking || isReading) return;
    const { submitter } = event.nativeEvent;
    const data = pressedData(form, submitter);
    const way = chosenWay(data, ways);
    const choice = choiceIn(data);
    const early = earlyPage()?.answerFor(choice) ?? null;
    const pressed = { total: shownTotal(data), choice, card: cardOf(way), submitter };
    forgetAgreement(sessionId);
    setAsking(true);
    notePressing(true);
    const { goes, changed } = await askHooks(frame, way, { early, isComplete: () => isFilled(form) });
    if (goes && changed) {
      // The form is sent after the page has read the new amounts.
      waiting.current = pressed;
      return startReading(() => router.refresh());
    }
    setAsking(false);
    if (!goes) return notePressing(false);
    if (way?.leaves) agree(sessionId, { total: pressed.total, phase: "pressed" });
    send(form, pressed);
  };
  return (
    <div ref={content} data-ways={asked} inert={!isReady} aria-busy={isAsking || isReading} onSubmitCapture={ask}>
      {children}
    </div>
  );
}

function useSubmits({ origin, channel }: FramePlace, content: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      listenTo({ origin, channel }, ({ type }) => {
        if (type === "submit") formIn(content.current)?.requestSubmit();
      }),
    [origin, channel, content],
  );
}

function formIn(content: HTMLElement | null): HTMLFormElement | null {
  return content?.querySelector("form") ?? null;
}

function cardOf(way: Way | null): string {
  return JSON.stringify(way?.card ?? null);
}

/**
 * Calls `validatePayment` at every press, then `beforePayment`. The second call is skipped if the method's
 * page is not known yet or a field is missing.
 */
async function askHooks(
  frame: FramePlace,
  way: Way | null,
  { early, isComplete }: { early: Promise<HookAnswer> | null; isComplete: () => boolean },
): Promise<{ goes: boolean; changed: boolean }> {
  const { form_of_payment = "", pg_code = "" } = way ?? {};
  const valid = await (early ?? askHook(frame, "validatePayment", { form_of_payment, pg_code }));
  if (!valid.goes || way === null || way.leaves || !isComplete()) return { goes: valid.goes, changed: false };
  const before = await askHook(frame, "beforePayment", way.card ? { card: way.card } : {});
  return { goes: before.goes, changed: before.asked };
}
