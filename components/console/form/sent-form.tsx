"use client";
/** A form that shows its response above the fields, also without JavaScript. */
import { createContext, type ReactNode, useActionState, useCallback, useContext, useState } from "react";
import { useReachableAction } from "../../shell/use-reachable-action";
import { BAD, GOOD } from "../../ui/tones";
import { Result } from "../result";
import { comesBack } from "./comes-back";
import { OwnerField } from "./form-owner";
import { type FormAction, type FormState, NOT_SENT } from "./form-state";

const Sent = createContext<FormState>(NOT_SENT);

export function useFormState(): FormState {
  return useContext(Sent);
}

export type SentFormProps = {
  readonly action: FormAction;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
  /** True if the form moves or disappears after its response, so that the response gets the focus. */
  readonly leadsToAnswer?: boolean;
  /** Message without a response. */
  readonly lost: string;
};

export function SentForm({ action, children, className, label, leadsToAnswer = false, lost }: SentFormProps) {
  const unanswered = useCallback((_: FormState, form: FormData) => comesBack(form, lost), [lost]);
  const [state, submit] = useActionState(useReachableAction(action, unanswered), NOT_SENT);
  return (
    <form action={submit} className={className} aria-label={label}>
      <Sent value={state}>
        {leadsToAnswer ? <LedTo state={state} /> : <Answer state={state} />}
        <OwnerField />
        {children}
      </Sent>
    </form>
  );
}

const LOOK = "rounded-lg px-3 py-2 font-medium forced-colors:border";

/** The form's response, always in the document and hidden while empty, so that screen readers announce it. */
function Answer({ state: { outcome, message } }: { state: FormState }) {
  const isBad = outcome === "refused";
  return (
    <div role={isBad ? "alert" : "status"} className={message === null ? "sr-only" : ""}>
      {message !== null && <p className={`${LOOK} ${isBad ? BAD : GOOD}`}>{message}</p>}
    </div>
  );
}

/** Moves the focus for every response, even one with the same text. */
function LedTo({ state }: { state: FormState }) {
  const [answers, setAnswers] = useState({ state, count: 0 });
  if (answers.state !== state) setAnswers({ state, count: answers.count + 1 });
  if (state.message === null) return null;
  const isBad = state.outcome === "refused";
  return (
    <Result key={answers.count} isBad={isBad} className={`${LOOK} ${isBad ? BAD : GOOD}`}>
      {state.message}
    </Result>
  );
}
