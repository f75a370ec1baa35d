"use client";
/** A form whose action answers in words above its fields; works without a script. */
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
  /** The form's name, if it has no heading. */
  readonly label?: string;
  /** The answer gets the focus, for a form that moves or disappears. */
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

/** Hidden while empty, but present so that screen readers announce it. */
function Answer({ state: { outcome, message } }: { state: FormState }) {
  const isBad = outcome === "refused";
  return (
    <div role={isBad ? "alert" : "status"} className={message === null ? "sr-only" : ""}>
      {message !== null && <p className={`${LOOK} ${isBad ? BAD : GOOD}`}>{message}</p>}
    </div>
  );
}

/** Each answer counts, also with the same text. */
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
