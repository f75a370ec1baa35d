"use client";
/**
 * A form whose action answers in words beside it; without a script the page comes back with the same words.
 */
import { createContext, type ReactNode, useActionState, useContext } from "react";
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
};

export function ActionForm({ action, children, className, label }: Props) {
  const [state, submit] = useActionState(action, NOT_SENT);
  const isBad = state.outcome === "refused";
  return (
    <form action={submit} className={className} aria-label={label}>
      <Sent value={state}>
        {/* Out of the flow while it is empty, and there to be read out when it is filled. */}
        <div role={isBad ? "alert" : "status"} className={state.message === null ? "sr-only" : ""}>
          {state.message !== null && (
            <p
              className={`rounded-lg px-3 py-2 font-medium forced-colors:border ${isBad ? "bg-bad-soft text-bad" : "bg-good-soft text-good"}`}
            >
              {state.message}
            </p>
          )}
        </div>
        {children}
      </Sent>
    </form>
  );
}
