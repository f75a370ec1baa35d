"use client";
/** Posts an event again and says how it went; a plain form without a script. */
import { useActionState } from "react";
import { SubmitButton } from "../ui/submit-button";

/** How the last press went; null before it. The answer is the receiver's status, or why there was none. */
export type RedeliveryState = {
  readonly kind: keyof RedeliveryWords["outcomes"];
  readonly answer: string | null;
} | null;

export type RedeliverAction = (state: RedeliveryState, form: FormData) => Promise<RedeliveryState>;

/** The words of the page's language, rendered by the server. */
export type RedeliveryWords = {
  readonly button: string;
  readonly working: string;
  readonly outcomes: Readonly<
    Record<"delivered" | "refused" | "under_way" | "no_address" | "gone" | "limited" | "busy", string>
  >;
};

type Props = {
  readonly action: RedeliverAction;
  readonly words: RedeliveryWords;
  /** The id of what the button is about. */
  readonly describedBy: string;
};

export function RedeliverForm({ action, words, describedBy }: Props) {
  const [state, submit] = useActionState(action, null);
  return (
    <form action={submit} className="flex flex-wrap items-center gap-x-3">
      <SubmitButton
        className="inline-flex min-h-11 items-center gap-2 font-medium text-[0.875rem] text-accent underline underline-offset-4"
        working={words.working}
        describedBy={describedBy}
      >
        {words.button}
      </SubmitButton>
      <p role="status" className={`text-[0.875rem] ${state?.kind === "delivered" ? "text-good" : "text-warning"}`}>
        {state !== null && (
          <>
            {words.outcomes[state.kind]}
            {state.answer !== null && (
              <>
                {" "}
                <bdi dir="ltr" lang="en" className="wrap-anywhere">
                  {state.answer}
                </bdi>
              </>
            )}
          </>
        )}
      </p>
    </form>
  );
}
