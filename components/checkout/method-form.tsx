"use client";
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { FormNotice, type NoticeWords } from "../payment/form-notice";
import { TEST_CARD_FORM } from "../payment/test-cards";
import { useCheckoutOnceDecided } from "../payment/use-checkout-once-decided";
import { useFocusOnButton } from "../payment/use-focus-on-button";
import { useFocusOnWrong } from "../payment/use-focus-on-wrong";
import { useReachableAction } from "../shell/use-reachable-action";
import { Button } from "../ui/button";
import { UNNEEDED, WITH_WALLET } from "./by-wallet";
import { chooseMethod, useChosenMethod } from "./chosen-method";
import { type MethodFormError, type MethodFormState, NO_ANSWER } from "./form-answer";
import { LatestAnswer } from "./latest-answer";
import { type GroupTitles, MethodGroups } from "./method-groups";
import { MethodDetails, type MethodOption } from "./method-row";
import { MethodSheet, type SheetWords } from "./method-sheet";
import { usePressing } from "./pressing";
import { REMOVE_FORM, type RemovalWords, type RemoveCardAction, type RemoveCardState } from "./remove-card";
import { isSheetChoice } from "./sheet-choice";
import { type WalletChoice, WalletSwitch } from "./wallet-switch";

type Props = {
  readonly sessionId: string;
  readonly version: string;
  readonly checkout: string;
  readonly cards: readonly MethodOption[];
  readonly methods: readonly MethodOption[];
  readonly hasTestCards: boolean;
  readonly wallet: WalletChoice | null;
  readonly preselected: string | null;
  readonly sheets: ReactNode;
  readonly heading: string;
  readonly titles: GroupTitles;
  readonly errors: Readonly<Record<MethodFormError, string>>;
  readonly notices: NoticeWords;
  readonly cvv: { readonly label: string; readonly hint: string };
  readonly visibleItems: number | null;
  /** Shows the methods in a sheet; null shows them in a list. */
  readonly sheetWords: SheetWords | null;
  readonly removal: { readonly action: RemoveCardAction; readonly words: RemovalWords } | null;
  readonly amounts: ReactNode;
  readonly action: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  readonly children: ReactNode;
  readonly below: ReactNode;
};

const KEEP: RemoveCardAction = async (state) => state;

function lost(state: MethodFormState): MethodFormState {
  return { ...NO_ANSWER, choice: state.choice, usesWallet: state.usesWallet, notice: "lost" };
}

function lostRemoval({ locked }: RemoveCardState, form: FormData): RemoveCardState {
  return { locked, lost: String(form.get("card")) };
}

export function MethodForm(props: Props) {
  const { sessionId, version, cards, methods, wallet, preselected, heading, errors, sheetWords, children } = props;
  const [state, submit, sending] = useActionState(useReachableAction(props.action, lost), NO_ANSWER);
  const outcome = useCheckoutOnceDecided(sessionId, props.checkout, {
    version,
    sending,
    lost: state.notice === "lost",
  });
  const known = [...cards, ...methods].map(({ code }) => code);
  const chosen = useChosenMethod(sessionId, { preselected: state.choice ?? preselected, known });
  const form = useRef<HTMLFormElement>(null);
  usePressing(sending);
  useFocusOnButton(form, sending);
  useEffect(() => {
    // The document may contain a choice that was made before this script ran.
    const ticked = form.current?.querySelector<HTMLInputElement>("input[name=method]:checked");
    if (ticked) chooseMethod(sessionId, ticked.value);
  }, [sessionId]);
  const error = state.choice === chosen || isSheetChoice(state.choice) ? state.error : null;
  // If no form field is wrong, the focus moves to the first way to pay.
  const first = sheetWords === null ? "input[name=method]" : "[data-part~=method-selector]";
  useFocusOnWrong(form, state, error === null ? undefined : first);
  const remove = useReachableAction(props.removal?.action ?? KEEP, lostRemoval);
  const [{ locked, lost: unsure = null }, removeCard, isRemoving] = useActionState(remove, { locked: null });
  const asks = known.length > 0 || wallet !== null;
  const atCvv = error === "cvvRequired" || error === "cvvInvalid";
  const described = error === null || atCvv ? undefined : "methods-error";
  const cvv = { ...props.cvv, error: atCvv ? errors[error] : null };
  const groups = (
    <div role="radiogroup" aria-labelledby="methods" aria-describedby={described} data-part="methods-block">
      <MethodGroups
        cards={cards}
        methods={methods}
        titles={props.titles}
        chosen={chosen}
        choose={(code) => chooseMethod(sessionId, code)}
        cvv={cvv}
        visibleItems={props.visibleItems}
        removal={
          props.removal && {
            words: props.removal.words,
            locked,
            lost: isRemoving ? null : unsure,
            isSending: isRemoving,
          }
        }
        hasRowsOnly={sheetWords !== null}
      />
    </div>
  );
  return (
    <LatestAnswer value={state}>
      <form ref={form} action={submit} onReset={(event) => event.preventDefault()} noValidate>
        {/* A hidden submit button precedes the device wallets, because Enter presses the form's first
            button. */}
        <Button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
        <div inert={sending}>
          {props.sheets}
          {asks && sheetWords === null && (
            <h2 id="methods" data-part="payment-methods-heading" className="text-[1.125rem]">
              {heading}
            </h2>
          )}
          {error !== null && !atCvv && (
            <p id="methods-error" role="alert" className="mt-3 font-medium text-bad first:mt-0">
              {errors[error]}
            </p>
          )}
          {wallet !== null && <WalletSwitch sessionId={sessionId} wallet={wallet} startsOn={state.usesWallet} />}
          {wallet?.covers && <p className={`${WITH_WALLET} mt-4 text-text`}>{wallet.covers}</p>}
          {known.length > 0 && (
            <div className={`${wallet?.covers ? UNNEEDED : ""} ${sheetWords === null ? "" : "mt-4 first:mt-0"}`}>
              {sheetWords === null ? (
                groups
              ) : (
                <MethodsInSheet
                  {...{ options: [...cards, ...methods], chosen, heading, cvv }}
                  words={sheetWords}
                  describedBy={described}
                >
                  {groups}
                </MethodsInSheet>
              )}
            </div>
          )}
          {props.amounts}
        </div>
        <FormNotice notice={sending ? null : state.notice} outcome={outcome} words={props.notices} />
        {asks && children}
      </form>
      {props.hasTestCards && <form id={TEST_CARD_FORM} action={submit} />}
      {cards.length > 0 && <form id={REMOVE_FORM} action={removeCard} />}
      <div inert={sending}>{props.below}</div>
    </LatestAnswer>
  );
}

type InSheetProps = Pick<Parameters<typeof MethodSheet>[0], "heading" | "words" | "describedBy" | "children"> & {
  readonly options: readonly MethodOption[];
  readonly chosen: string | null;
  readonly cvv: Parameters<typeof MethodDetails>[0]["cvv"];
};

function MethodsInSheet({ options, chosen, cvv, ...sheet }: InSheetProps) {
  return (
    <>
      <MethodSheet {...sheet} chosen={options.find(({ code }) => code === chosen)} />
      {options.map((option) => (
        <MethodDetails key={option.code} option={option} checked={option.code === chosen} cvv={cvv} isApart />
      ))}
    </>
  );
}
