"use client";
/** A button that deletes a saved card after a confirmation, also without JavaScript. */
import { useRef } from "react";
import { useScripted } from "../shell/use-scripted";
import { Button } from "../ui/button";

/** The id of the form that removes cards; forms cannot be nested. */
export const REMOVE_FORM = "remove-card";

/** `locked`: id of a card that a subscription charges, so that it stays. */
export type RemoveCardState = { readonly locked: string | null; readonly lost?: string | null };

export type RemoveCardAction = (state: RemoveCardState, form: FormData) => Promise<RemoveCardState>;

export type Removal = { readonly cardId: string; readonly label: string; readonly question: string };

export type RemovalWords = {
  readonly remove: string;
  readonly keep: string;
  readonly locked: string;
  readonly lost: string;
};

type Props = {
  readonly removal: Removal;
  readonly words: RemovalWords;
  readonly isLocked: boolean;
  readonly isLost: boolean;
  readonly isSending: boolean;
};

const BUTTON = "min-h-11 rounded-button border px-4 font-semibold text-[0.875rem]";

export function RemoveCard({ removal: { cardId, label, question }, words, isLocked, isLost, isSending }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const scripted = useScripted();
  return (
    <details ref={details} open={isLocked}>
      <summary
        aria-label={label}
        data-part="delete-card-logo"
        className="absolute end-1.5 top-2.5 grid size-11 list-none place-items-center rounded-button text-muted hover:text-bad [&::-webkit-details-marker]:hidden"
      >
        <Bin />
      </summary>
      <div data-part="card-removal-modal" className="px-4 pb-4 ps-[3.125rem]">
        {isLocked ? (
          <p role="alert" className="font-medium text-bad">
            {words.locked}
          </p>
        ) : (
          <>
            <p data-part="delete-card-message" className="mb-3 text-text">
              {question}
            </p>
            {isLost && (
              <p role="alert" className="mb-3 font-medium text-bad">
                {words.lost}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button
                type="submit"
                form={REMOVE_FORM}
                name="card"
                value={cardId}
                aria-label={label}
                aria-disabled={isSending}
                data-part="delete-card-button"
                onClick={(event) => {
                  if (isSending || !navigator.onLine) event.preventDefault();
                }}
                className={`${BUTTON} border-bad/40 text-bad hover:bg-bad-soft`}
              >
                {words.remove}
              </Button>
              <Button
                data-part="keep-card-button"
                hidden={!scripted}
                className={`${BUTTON} border-line text-ink hover:bg-canvas`}
                onClick={() => {
                  details.current?.removeAttribute("open");
                  details.current?.querySelector("summary")?.focus();
                }}
              >
                {words.keep}
              </Button>
            </div>
          </>
        )}
      </div>
    </details>
  );
}

function Bin() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M3.5 5.5h13M8 5.5V3.75h4V5.5M5.25 5.5l.75 11h8l.75-11M8.5 8.75v4.75M11.5 8.75v4.75" />
    </svg>
  );
}
