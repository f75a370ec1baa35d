"use client";
import { useActionState } from "react";
import { QUIET } from "../ui/button-styles";
import { HiddenField } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";

/** `isLocked` is true if a subscription charges this card. */
export type RemoveCardState = { readonly isLocked: boolean };

type Props = {
  readonly cardId: string;
  readonly question: string;
  readonly lockedText: string;
  readonly label: string;
  readonly action: (state: RemoveCardState, form: FormData) => Promise<RemoveCardState>;
};

export function RemoveCardForm({ cardId, question, lockedText, label, action }: Props) {
  const [state, submit] = useActionState(action, { isLocked: false });
  return (
    <form action={submit} className="pb-3">
      <HiddenField name="card" value={cardId} />
      {state.isLocked ? (
        <p role="alert" className="font-medium text-bad">
          {lockedText}
        </p>
      ) : (
        <>
          <p className="text-muted">{question}</p>
          <SubmitButton className={QUIET} working={label}>
            {label}
          </SubmitButton>
        </>
      )}
    </form>
  );
}
