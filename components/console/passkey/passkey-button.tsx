"use client";
/**
 * Proves the user's identity by a passkey: the action's first call returns options, the second sends the
 * browser's response.
 */
import { startTransition, useActionState, useCallback, useEffect, useRef, useState } from "react";
import { useReachableAction } from "../../shell/use-reachable-action";
import { Button } from "../../ui/button";
import { BAD } from "../../ui/tones";
import { comesBack } from "../form/comes-back";
import { useFormOwner } from "../form/form-owner";
import { FORM_OWNER } from "../form/form-owner-name";
import { type FormAction, type FormState, NOT_SENT } from "../form/form-state";
import { answerOptions } from "./ceremony";
import { useProveByPasskey } from "./passkey-frame";
import { useHasPasskeys } from "./use-passkeys";

export type PasskeyWords = {
  readonly use: string;
  readonly stopped: string;
  readonly needsScript: string;
  readonly unsupported: string;
};

type Props = {
  readonly words: PasskeyWords;
  readonly className: string;
  readonly action?: FormAction;
};

export function PasskeyButton({ words, className, action }: Props) {
  const framed = useProveByPasskey();
  const prove = action ?? framed;
  return prove === null ? null : <Proving words={words} className={className} action={prove} />;
}

function Proving({ words, className, action }: Required<Props>) {
  const unanswered = useCallback((_: FormState, form: FormData) => comesBack(form, words.stopped), [words.stopped]);
  const [state, send, isPending] = useActionState(useReachableAction(action, unanswered), NOT_SENT);
  const [isStopped, setStopped] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasPasskeys = useHasPasskeys();
  const { passkey } = state;
  const owner = useFormOwner();
  useEffect(() => {
    if (passkey === undefined) return;
    const abort = new AbortController();
    void answerOptions(passkey, abort.signal).then((answer) => {
      if (abort.signal.aborted) return;
      if (answer === null) return setStopped(true);
      const form = formOf(owner);
      form.set("passkey", answer);
      // The button disappears after the proof, so the focus moves to the form's submit button.
      button.current?.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
      startTransition(() => send(form));
    });
    return () => abort.abort();
  }, [passkey, send, owner]);
  const message = isStopped ? words.stopped : state.outcome === "refused" ? state.message : null;
  const begin = () => {
    setStopped(false);
    startTransition(() => send(formOf(owner)));
  };
  return (
    <div>
      {hasPasskeys && (
        <Button ref={button} className={className} onClick={begin} aria-disabled={isPending} aria-busy={isPending}>
          {words.use}
        </Button>
      )}
      {hasPasskeys === false && <p className="text-muted">{words.unsupported}</p>}
      <noscript>
        <p className="text-muted">{words.needsScript}</p>
      </noscript>
      <div role="alert">{message !== null && <p className={`mt-2 rounded-lg px-3 py-2 ${BAD}`}>{message}</p>}</div>
    </div>
  );
}

function formOf(owner: string | null): FormData {
  const form = new FormData();
  if (owner !== null) form.set(FORM_OWNER, owner);
  return form;
}
