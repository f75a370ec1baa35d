"use client";
/** Whether the card is kept: a box to tick, or the text that the customer agrees to by going on. */
import type { ReactNode } from "react";
import type { PayView } from "@/server/domain/payments";

type Props = {
  readonly rule: PayView["saveCard"];
  readonly label: string;
  readonly hint: string;
  readonly consent: ReactNode;
  readonly ticked: boolean;
  readonly change: (ticked: boolean) => void;
};

export function SaveChoice({ rule, label, hint, consent, ticked, change }: Props) {
  if (rule === "none") return null;
  if (rule !== "offered") {
    return (
      <>
        <p className="mt-5 text-[0.875rem] text-muted">{consent}</p>
        <input type="hidden" name="save" value="on" />
      </>
    );
  }
  return (
    <div className="mt-5">
      <label htmlFor="card-save" className="flex min-h-11 items-start gap-3">
        <input
          id="card-save"
          type="checkbox"
          name="save"
          checked={ticked}
          onChange={(event) => change(event.target.checked)}
          aria-describedby="card-save-hint"
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="font-medium text-ink">{label}</span>
      </label>
      <p id="card-save-hint" className="ms-8 -mt-3 text-[0.8125rem] text-muted">
        {hint}
      </p>
    </div>
  );
}
