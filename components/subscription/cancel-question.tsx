"use client";
/** Asks before a cancellation. Where no script runs, the button is a form that asks for this page with the question, or without it. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { QUIET } from "../ui/button-styles";
import { ASK } from "./page-address";

type Props = {
  /** The address asked for the question. */
  readonly asking: boolean;
  readonly label: string;
  readonly back: string;
  readonly buttonLook: string;
  /** The question with its form, rendered by the server. */
  readonly question: ReactNode;
};

export function CancelQuestion({ asking, label, back, buttonLook, question }: Props) {
  const [open, setOpen] = useState(asking);
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // Whoever pressed goes on where the button was: at the question, and back at the button.
    if (pressed.current) (open ? region : button).current?.focus();
  }, [open]);
  if (open) {
    return (
      <div ref={region} tabIndex={-1} className="rounded-row border border-line p-4">
        {question}
        <form
          method="get"
          action="#cancel"
          className="mt-2 text-center"
          onSubmit={(event) => {
            event.preventDefault();
            pressed.current = true;
            setOpen(false);
          }}
        >
          <button type="submit" className={QUIET}>
            {back}
          </button>
        </form>
      </div>
    );
  }
  return (
    <form
      method="get"
      action="#cancel"
      onSubmit={(event) => {
        event.preventDefault();
        pressed.current = true;
        setOpen(true);
      }}
    >
      <input type="hidden" name={ASK} value="cancel" />
      <button ref={button} type="submit" className={buttonLook}>
        {label}
      </button>
    </form>
  );
}
