"use client";
/** A file field of an {@link ActionForm}. After a refusal the file must be chosen again. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useScripted } from "../../shell/use-scripted";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { BUTTON } from "../styles";
import { useFormState } from "./sent-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly choose: string;
  readonly accept: string;
  /** Maximum bytes; with JavaScript a larger file is refused before it is sent. */
  readonly maxBytes: number;
};

/**
 * With JavaScript this button replaces the browser's file button, whose text is in the browser's language.
 */
export function FileField({ name, label, hint, choose, accept, maxBytes }: Props) {
  const error = useFormState().errors[name];
  const [chosen, setChosen] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = useCallback(() => {
    const file = input.current?.files?.[0];
    input.current?.setCustomValidity((file?.size ?? 0) > maxBytes ? hint : "");
    setChosen(file?.name ?? null);
  }, [hint, maxBytes]);
  useEffect(read, [read]);
  // Without JavaScript, only the browser's own file field shows which file is chosen.
  const isScripted = useScripted();
  return (
    <Field look="dense" label={label} hidesLabel hint={error === undefined ? hint : undefined} error={error}>
      {(control) => (
        <span className="relative flex flex-wrap items-center gap-3">
          <Input
            {...control}
            type="file"
            name={name}
            accept={accept}
            required
            ref={input}
            onChange={read}
            className={isScripted ? "peer absolute inset-0 opacity-0" : ""}
          />
          <span
            aria-hidden="true"
            hidden={!isScripted}
            className={`${BUTTON} pointer-events-none peer-focus-visible:outline-2 peer-focus-visible:outline-accent`}
          >
            {choose}
          </span>
          <span aria-live="polite" className="wrap-anywhere text-muted">
            {chosen !== null && <bdi>{chosen}</bdi>}
          </span>
        </span>
      )}
    </Field>
  );
}
