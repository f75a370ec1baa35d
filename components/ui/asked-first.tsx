"use client";
/**
 * Asks for confirmation before a cancellation, in an element with the id `cancel`. Without JavaScript the
 * button requests the page with the question.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ASK } from "./ask";
import { Button } from "./button";
import { QUIET } from "./button-styles";
import { HiddenField } from "./hidden-fields";

type Props = {
  readonly isAsking: boolean;
  readonly label: string;
  readonly back: string;
  readonly buttonLook: string;
  readonly frameLook: string;
  readonly question: ReactNode;
};

export function AskedFirst({ isAsking, label, back, buttonLook, frameLook, question }: Props) {
  const [open, setOpen] = useState(isAsking);
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
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
