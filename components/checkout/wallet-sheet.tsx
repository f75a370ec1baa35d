"use client";
/** The sheet of a simulated device wallet; it is a part of the page without JavaScript. */
import { useRouter } from "next/navigation";
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { FormNotice, type Notice, type NoticeWords } from "../payment/form-notice";
import { useCheckoutOnceDecided } from "../payment/use-checkout-once-decided";
import { useReachableAction } from "../shell/use-reachable-action";
import { useHeldRefresh } from "../shell/use-refresh-on-change";
import { HiddenField } from "../ui/hidden-fields";
import { useHookedAction, useUnasked } from "./payment-hook";
import { usePressing } from "./pressing";
import { type SheetOutcome, SheetResult, type SheetWord } from "./sheet-result";
import { useModal } from "./use-modal";

export type SheetState = { readonly outcome: SheetOutcome | null; readonly notice: Notice | null };

type Props = {
  readonly sessionId: string;
  readonly version: string;
  readonly home: string;
  readonly wallet: string;
  readonly payload: string;
  readonly approve: (state: SheetState, form: FormData) => Promise<SheetState>;
  readonly leave: () => Promise<void>;
  readonly heading: ReactNode;
  readonly payButton: ReactNode;
  readonly cancelButton: ReactNode;
  readonly outcomes: Readonly<Record<SheetWord, string>>;
  readonly notices: NoticeWords;
};

const RESULT_MS = 1_500;

const NOTHING: SheetState = { outcome: null, notice: null };

function lost(): SheetState {
  return { outcome: null, notice: "lost" };
}

export function WalletSheet(props: Props) {
  const { sessionId, version, home, wallet, payload, leave, heading } = props;
  const router = useRouter();
  const hooked = useHookedAction(props.approve, { service: wallet, refused: NOTHING });
  const unasked = useUnasked();
  const [state, approve, sending] = useActionState(useReachableAction(hooked, lost), NOTHING);
  const isOver = state.outcome !== null;
  useHeldRefresh(isOver);
  usePressing(sending);
  const outcome = useCheckoutOnceDecided(sessionId, home, { version, sending, lost: state.notice === "lost" });
  const leaving = useRef<HTMLFormElement>(null);
  const dialog = useModal(() => {
    if (!sending && !isOver && navigator.onLine) leaving.current?.requestSubmit();
  });
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => router.replace(home, { scroll: false }), RESULT_MS);
    return () => clearTimeout(timer);
  }, [isOver, home, router]);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="sheet-title"
      className="mx-auto mt-auto mb-0 w-full max-w-[26rem] rounded-t-card border border-line bg-surface p-6 text-text shadow-card backdrop:bg-[#0d1b1e]/60 sm:mb-auto sm:rounded-card [&:not(:modal)]:static [&:not(:modal)]:mb-6 [&:not(:modal)]:max-w-full [&:not(:modal)]:rounded-card"
    >
      {heading}
      {state.outcome !== null ? (
        <SheetResult outcome={state.outcome} words={props.outcomes} />
      ) : (
        <>
          <form action={approve} data-step="pay" data-unasked={unasked}>
            <HiddenField name="wallet" value={wallet} />
            <HiddenField name="payload" value={payload} />
            <FormNotice notice={sending ? null : state.notice} outcome={outcome} words={props.notices} />
            <div className="mt-5">{props.payButton}</div>
          </form>
          <form ref={leaving} action={leave} data-step="leave" inert={sending} className="mt-2">
            {props.cancelButton}
          </form>
        </>
      )}
    </dialog>
  );
}
