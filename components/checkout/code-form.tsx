"use client";
import { type ReactNode, useActionState, useRef } from "react";
import { FormNotice, type Notice, type NoticeWords } from "../payment/form-notice";
import { useCheckoutOnceDecided } from "../payment/use-checkout-once-decided";
import { useFocusOnButton } from "../payment/use-focus-on-button";
import { useFocusOnWrong } from "../payment/use-focus-on-wrong";
import { useReachableAction } from "../shell/use-reachable-action";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { useHookedAction, useUnasked } from "./payment-hook";
import { usePressing } from "./pressing";

type CodeError = { readonly kind: "required" | "invalid" | "wrong"; readonly triesLeft: number };

export type CodeFormState = { readonly error: CodeError | null; readonly notice: Notice | null };

type Props = {
  readonly sessionId: string;
  readonly version: string;
  readonly home: string;
  readonly service: string;
  readonly label: string;
  readonly errors: Readonly<Record<CodeError["kind"], string>>;
  readonly triesLeft: readonly string[];
  readonly notices: NoticeWords;
  readonly action: (state: CodeFormState, form: FormData) => Promise<CodeFormState>;
  readonly children: ReactNode;
};

const NOTHING: CodeFormState = { error: null, notice: null };

function lost(): CodeFormState {
  return { error: null, notice: "lost" };
}

export function CodeForm({
  sessionId,
  version,
  home,
  service,
  label,
  errors,
  triesLeft,
  notices,
  action,
  children,
}: Props) {
  const hooked = useHookedAction(action, { service, refused: NOTHING });
  const [state, submit, sending] = useActionState(useReachableAction(hooked, lost), NOTHING);
  usePressing(sending);
  const outcome = useCheckoutOnceDecided(sessionId, home, { version, sending, lost: state.notice === "lost" });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnWrong(form, state);
  useFocusOnButton(form, sending);
  const { error } = state;
  return (
    <form ref={form} action={submit} data-step="pay" data-unasked={useUnasked()} noValidate className="mt-5">
      <div inert={sending}>
        <Field
          look="page"
          id="wallet-code"
          label={label}
          isAlert
          error={error && `${errors[error.kind]} ${error.kind === "wrong" ? (triesLeft[error.triesLeft] ?? "") : ""}`}
        >
          {(control) => (
            <Input
              {...control}
              look="page"
              data-part="otp-input"
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              aria-required="true"
              className="figures w-full px-3.5 text-center font-semibold text-[1.375rem] tracking-[0.3em]"
            />
          )}
        </Field>
      </div>
      <FormNotice notice={sending ? null : state.notice} outcome={outcome} words={notices} />
      <div className="mt-5">{children}</div>
    </form>
  );
}
