"use client";
/**
 * Asks before a cancellation, in an element with the id `cancel`. Without a script the button is a form that
 * requests this page with the question or without it.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ASK } from "./ask";
import { Button } from "./button";
import { QUIET } from "./button-styles";
import { HiddenField } from "./hidden-fields";

type Props = {
  /** The address asked for the question. */
  readonly isAsking: boolean;
  readonly label: string;
  readonly back: string;
  readonly buttonLook: string;
  /** How the frame around the question looks. */
  readonly frameLook: string;
  /** The question with its form, rendered by the server. */
  readonly question: ReactNode;
};

export function AskedFirst({ isAsking, label, back, buttonLook, frameLook, question }: Props) {
  const [open, setOpen] = useState(isAsking);
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // Keeps the focus in place: on the question after the button, and on the button afterwards.
    if (pressed.current) (open ? region : button).current?.focus();
  }, [open]);
  if (open) {
    return (
      <div ref={region} tabIndex={-1} className={frameLook}>
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
          <Button type="submit" className={QUIET}>
            {back}
          </Button>
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
      <HiddenField name={ASK} value="cancel" />
      <Button ref={button} type="submit" className={buttonLook}>
        {label}
      </Button>
    </form>
  );
}
