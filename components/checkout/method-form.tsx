"use client";
/** The one question of the checkout. A real form: it posts without JavaScript as well. */
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { chooseMethod, useChosenMethod } from "./chosen-method";

/** What the action answers when it does not lead to another page. */
export type MethodFormState = { readonly missing: boolean };

export type MethodOption = { readonly code: string; readonly name: string; readonly note: ReactNode };

type Props = {
  readonly sessionId: string;
  readonly options: readonly MethodOption[];
  readonly preselected: string | null;
  readonly heading: string;
  readonly missingText: string;
  readonly action: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  /** The pay button, rendered by the server. */
  readonly children: ReactNode;
};

export function MethodForm({ sessionId, options, preselected, heading, missingText, action, children }: Props) {
  const [state, submit] = useActionState(action, { missing: false });
  const chosen = useChosenMethod(sessionId, preselected);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A choice made before this script ran is in the document already.
    const ticked = form.current?.querySelector<HTMLInputElement>("input[name=pg_code]:checked");
    if (ticked) chooseMethod(sessionId, ticked.value);
  }, [sessionId]);
  const missing = state.missing && chosen === null;
  return (
    <form ref={form} action={submit} onReset={(event) => event.preventDefault()} noValidate>
      <h2 id="methods" className="text-[18px]">
        {heading}
      </h2>
      {missing && (
        <p id="methods-error" role="alert" className="mt-3 font-medium text-bad">
          {missingText}
        </p>
      )}
      <div
        role="radiogroup"
        aria-labelledby="methods"
        aria-describedby={missing ? "methods-error" : undefined}
        className="mt-4 overflow-hidden rounded-row border border-line"
      >
        {options.map((option) => (
          <MethodRow
            key={option.code}
            option={option}
            checked={chosen === option.code}
            choose={() => chooseMethod(sessionId, option.code)}
          />
        ))}
      </div>
      {children}
    </form>
  );
}

function MethodRow({ option, checked, choose }: { option: MethodOption; checked: boolean; choose: () => void }) {
  const { code, name, note } = option;
  return (
    <label className="flex items-start gap-3.5 border-line not-first:border-t px-4 py-3.5 hover:bg-canvas has-checked:bg-accent-soft">
      <input
        type="radio"
        name="pg_code"
        value={code}
        checked={checked}
        onChange={choose}
        aria-labelledby={`method-${code}`}
        aria-describedby={`method-${code}-note`}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 grow">
        <bdi id={`method-${code}`} className="block break-words font-medium text-ink">
          {name}
        </bdi>
        <span id={`method-${code}-note`} className="block text-[14px] text-muted">
          {note}
        </span>
      </span>
    </label>
  );
}
