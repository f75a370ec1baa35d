"use client";
/** Whether the card is kept: a box to tick, a box that must stay ticked, or the text the customer agrees to by paying. */
import type { ReactNode } from "react";
import type { PayView } from "@/server/domain/payments";

type Props = {
  readonly rule: PayView["saveCard"];
  readonly label: string;
  readonly hint: string;
  readonly consent: ReactNode;
  readonly error: string | null;
  readonly ticked: boolean;
  readonly change: (ticked: boolean) => void;
};

export function SaveChoice({ rule, label, hint, consent, error, ticked, change }: Props) {
  if (rule === "none") return null;
  if (rule === "consent") return <p className="mt-5 text-[14px] text-muted">{consent}</p>;
  return (
    <div className="mt-5">
      <label htmlFor="card-save" className="flex min-h-11 items-start gap-3">
        <input
          id="card-save"
          type="checkbox"
          name="save"
          checked={ticked}
          onChange={(event) => change(event.target.checked)}
          aria-describedby={error === null ? "card-save-hint" : "card-save-error"}
          aria-invalid={error !== null}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="font-medium text-ink">{label}</span>
      </label>
      {error === null ? (
        <p id="card-save-hint" className="ms-8 -mt-3 text-[13px] text-muted">
          {hint}
        </p>
      ) : (
        <p id="card-save-error" className="ms-8 -mt-3 text-[13px] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
