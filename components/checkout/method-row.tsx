/** One row of the question how to pay: a method, or a saved card with its CVV where the card asks for it. */
import type { ReactNode } from "react";

export type MethodOption = {
  /** The method's code, or the name of a saved card's choice. */
  readonly code: string;
  readonly name: string;
  readonly note: ReactNode;
  /** The card asks for its CVV. */
  readonly asksCvv?: boolean;
  /** It cannot be chosen; the note says why. */
  readonly disabled?: boolean;
};

type Props = {
  readonly option: MethodOption;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly cvvLabel: string;
  readonly cvvIsWrong: boolean;
};

export function MethodRow({ option, checked, choose, cvvLabel, cvvIsWrong }: Props) {
  const { code, name, note, asksCvv = false, disabled = false } = option;
  return (
    <div className="group/row border-line not-first:border-t hover:bg-canvas has-checked:bg-accent-soft">
      <label className="flex items-start gap-3.5 px-4 py-3.5">
        <input
          type="radio"
          name="method"
          value={code}
          checked={checked}
          disabled={disabled}
          onChange={choose}
          aria-labelledby={`method-${code}`}
          aria-describedby={`method-${code}-note`}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0 grow">
          <span className="block wrap-anywhere font-medium text-ink">
            <bdi id={`method-${code}`}>{name}</bdi>
          </span>
          <span id={`method-${code}-note`} className="block text-[14px] text-muted">
            {note}
          </span>
        </span>
      </label>
      {asksCvv && (
        // Shown by the style sheet once its card is chosen, so that it works where no script runs.
        <div className="hidden px-4 pb-3.5 ps-12 group-has-checked/row:block">
          <label htmlFor={`cvv-${code}`} className="mb-1.5 block font-medium text-[14px] text-ink">
            {cvvLabel}
          </label>
          <input
            id={`cvv-${code}`}
            name={`cvv-${code}`}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            aria-required="true"
            aria-invalid={cvvIsWrong}
            aria-describedby={cvvIsWrong ? "methods-error" : undefined}
            className="figures h-12 w-28 rounded-field border border-field bg-surface px-3.5 text-ink aria-invalid:border-bad"
          />
        </div>
      )}
    </div>
  );
}
