"use client";
/** The one question of the checkout. A real form: it posts without JavaScript as well. */
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { UNNEEDED, WITH_WALLET } from "./by-wallet";
import { chooseMethod, useChosenMethod } from "./chosen-method";
import { type MethodOption, MethodRow } from "./method-row";
import { type WalletChoice, WalletSwitch } from "./wallet-switch";

/** Why the form comes back: nothing was chosen, the chosen card's CVV, or that card ends too early. */
export type MethodFormError = "missing" | "cvvRequired" | "cvvInvalid" | "tooShort";

/** What the action answers when it does not lead to another page; `choice` is what was chosen, `wallet` how the switch stood. */
export type MethodFormState = {
  readonly error: MethodFormError | null;
  readonly choice: string | null;
  readonly wallet: boolean;
};

type Props = {
  readonly sessionId: string;
  /** The session's amount as the page shows it, such as `10.500 KWD`. */
  readonly amount: string;
  readonly options: readonly MethodOption[];
  /** Null where there is no credit to use. */
  readonly wallet: WalletChoice | null;
  readonly preselected: string | null;
  readonly heading: string;
  readonly errors: Readonly<Record<MethodFormError, string>>;
  readonly cvvLabel: string;
  readonly action: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  /** The pay button, rendered by the server. */
  readonly children: ReactNode;
};

const NOTHING: MethodFormState = { error: null, choice: null, wallet: false };

export function MethodForm(props: Props) {
  const { sessionId, amount, options, wallet, preselected, heading, errors, cvvLabel, action, children } = props;
  const [state, submit] = useActionState(action, NOTHING);
  const known = options.map(({ code }) => code);
  const chosen = useChosenMethod(sessionId, { preselected: state.choice ?? preselected, known });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A choice made before this script ran is in the document already.
    const ticked = form.current?.querySelector<HTMLInputElement>("input[name=method]:checked");
    if (ticked) chooseMethod(sessionId, ticked.value);
  }, [sessionId]);
  const error = state.choice === chosen ? state.error : null;
  const cvvIsWrong = error === "cvvRequired" || error === "cvvInvalid";
  return (
    <form ref={form} action={submit} onReset={(event) => event.preventDefault()} noValidate>
      <input type="hidden" name="amount" value={amount} />
      <h2 id="methods" className="text-[18px]">
        {heading}
      </h2>
      {error !== null && (
        <p id="methods-error" role="alert" className="mt-3 font-medium text-bad">
          {errors[error]}
        </p>
      )}
      {wallet !== null && <WalletSwitch sessionId={sessionId} wallet={wallet} startsOn={state.wallet} />}
      {wallet?.covers && <p className={`${WITH_WALLET} mt-4 text-text`}>{wallet.covers}</p>}
      {options.length > 0 && (
        <div
          role="radiogroup"
          aria-labelledby="methods"
          aria-describedby={error === null || cvvIsWrong ? undefined : "methods-error"}
          className={`mt-4 overflow-hidden rounded-row border border-line ${wallet?.covers ? UNNEEDED : ""}`}
        >
          {options.map((option) => (
            <MethodRow
              key={option.code}
              option={option}
              checked={chosen === option.code}
              choose={() => chooseMethod(sessionId, option.code)}
              cvvLabel={cvvLabel}
              cvvIsWrong={cvvIsWrong && chosen === option.code}
            />
          ))}
        </div>
      )}
      {children}
    </form>
  );
}
