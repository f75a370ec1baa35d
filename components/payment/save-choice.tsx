"use client";
import type { ReactNode } from "react";
import type { CardEntry } from "@/server/domain/payments";
import { Checkbox } from "../ui/choice";
import { HiddenField } from "../ui/hidden-fields";

type Props = {
  readonly id: string;
  readonly rule: CardEntry["saveCard"];
  readonly label: string;
  readonly hint: string;
  readonly consent: ReactNode;
  readonly ticked: boolean;
  readonly change: (ticked: boolean) => void;
};

export function SaveChoice({ id, rule, label, hint, consent, ticked, change }: Props) {
  if (rule === "none") return null;
  if (rule !== "offered") {
    return (
      <>
        <p data-part="terms-container" className="mt-5 text-[0.875rem] text-muted">
          {consent}
        </p>
        <HiddenField name={id} value="on" />
      </>
    );
  }
  return (
    <div className="mt-5">
      <label htmlFor={id} data-part="save-account-label" className="flex min-h-11 items-start gap-3">
        <Checkbox
          id={id}
          name={id}
          checked={ticked}
          onChange={(event) => change(event.target.checked)}
          aria-describedby={`${id}-hint`}
          look="page"
          className="mt-0.5"
        />
        <span className="font-medium text-ink">{label}</span>
      </label>
      <p id={`${id}-hint`} className="ms-8 -mt-3 text-[0.8125rem] text-muted">
        {hint}
      </p>
    </div>
  );
}
