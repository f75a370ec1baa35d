"use client";
/**
 * A form whose action answers in words beside it; without a script the page comes back with the same words.
 */
import { createContext, type ReactNode, useActionState, useContext, useState } from "react";
import { BAD, GOOD } from "../../ui/tones";
import { Result } from "../result";
import { type FormAction, type FormState, NOT_SENT } from "./form-state";

const Sent = createContext<FormState>(NOT_SENT);

/** The form's last answer, for its fields. */
export function useFormState(): FormState {
  return useContext(Sent);
}

type Props = {
  readonly action: FormAction;
  readonly children: ReactNode;
  readonly className?: string;
  /** The form's name, if no heading of it says so. */
  readonly label?: string;
  /** The focus goes to the answer: for a form that is not found again where it was. */
  readonly leadsToAnswer?: boolean;
};

export function ActionForm({ action, children, className, label, leadsToAnswer = false }: Props) {
  const [state, submit] = useActionState(action, NOT_SENT);
  return (
    <form action={submit} className={className} aria-label={label}>
      <Sent value={state}>
        {leadsToAnswer ? <LedTo state={state} /> : <Answer state={state} />}
        {children}
      </Sent>
    </form>
  );
}

const LOOK = "rounded-lg px-3 py-2 font-medium forced-colors:border";

/** Out of the flow while it is empty, and there to be read out when it is filled. */
function Answer({ state: { outcome, message } }: { state: FormState }) {
  const isBad = outcome === "refused";
  return (
    <div role={isBad ? "alert" : "status"} className={message === null ? "sr-only" : ""}>
      {message !== null && <p className={`${LOOK} ${isBad ? BAD : GOOD}`}>{message}</p>}
    </div>
  );
}

/** Each answer is a new one, also if it says the same. */
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
