"use client";
/** Creates the passkey after the form's first response, and sends the form again with it. */
import { useEffect, useRef, useState } from "react";
import { Input } from "../../ui/input";
import { BAD } from "../../ui/tones";
import { useFormState } from "../form/sent-form";
import { answerOptions } from "./ceremony";
import { useHasPasskeys } from "./use-passkeys";

type Props = {
  readonly words: { readonly stopped: string; readonly needsScript: string; readonly unsupported: string };
};

export function PasskeyCeremony({ words }: Props) {
  const { passkey } = useFormState();
  const field = useRef<HTMLInputElement>(null);
  const [isStopped, setStopped] = useState(false);
  const hasPasskeys = useHasPasskeys();
  useEffect(() => {
    setStopped(false);
    if (passkey === undefined) return;
    const abort = new AbortController();
    void answerOptions(passkey, abort.signal).then((answer) => {
      const input = field.current;
      if (abort.signal.aborted || input === null) return;
      if (answer === null) return setStopped(true);
      input.value = answer;
      input.form?.requestSubmit();
    });
    return () => abort.abort();
  }, [passkey]);
  return (
    <>
      <Input ref={field} look="dense" type="hidden" name="passkey" defaultValue="" />
      {hasPasskeys === false && <p className="text-muted">{words.unsupported}</p>}
      <noscript>
        <p className="text-muted">{words.needsScript}</p>
      </noscript>
      <div role="alert">{isStopped && <p className={`rounded-lg px-3 py-2 ${BAD}`}>{words.stopped}</p>}</div>
    </>
  );
}
