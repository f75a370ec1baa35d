"use client";
/** The simulated gateway's card form. It works without JavaScript. */
import { type ReactNode, useActionState, useRef } from "react";
import { type CardAnswer, CardFields, type CardQuestion, NO_CARD_ANSWER } from "../payment/card-fields";
import { FormNotice, type Notice, type NoticeWords } from "../payment/form-notice";
import { TEST_CARD_FORM } from "../payment/test-cards";
import { useCheckoutOnceDecided } from "../payment/use-checkout-once-decided";
import { useFocusOnButton } from "../payment/use-focus-on-button";
import { useFocusOnWrong } from "../payment/use-focus-on-wrong";
import { useReachableAction } from "../shell/use-reachable-action";

export type CardFormState = CardAnswer & { readonly notice: Notice | null };

type Props = {
  readonly attempt: string;
  readonly sessionId: string;
  readonly version: string;
  readonly checkout: string;
  readonly question: CardQuestion;
  readonly notices: NoticeWords;
  readonly action: (state: CardFormState, form: FormData) => Promise<CardFormState>;
  readonly children: ReactNode;
  readonly below: ReactNode;
};

const NOTHING: CardFormState = { ...NO_CARD_ANSWER, notice: null };

function lost(): CardFormState {
  return { ...NOTHING, notice: "lost" };
}

export function CardForm(props: Props) {
  const { attempt, sessionId, version, checkout, question, notices, action, children, below } = props;
  const [state, submit, paying] = useActionState(useReachableAction(action, lost), NOTHING);
  const outcome = useCheckoutOnceDecided(sessionId, checkout, {
    version,
    sending: paying,
    lost: state.notice === "lost",
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state);
  useFocusOnButton(form, paying);
  return (
    <>
      <form ref={form} action={submit} onReset={(event) => event.preventDefault()} noValidate>
        <div inert={paying}>
          <CardFields place={attempt} prefix="card-" question={question} answer={state} />
        </div>
        <FormNotice notice={paying ? null : state.notice} outcome={outcome} words={notices} />
        {children}
      </form>
      <form id={TEST_CARD_FORM} action={submit} />
      <div inert={paying}>{below}</div>
    </>
  );
}
