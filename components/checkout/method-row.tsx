import type { CSSProperties, ReactNode } from "react";
import { useScripted } from "../payment/use-scripted";
import { Radio } from "../ui/choice";
import { Field } from "../ui/field";
import { HiddenFields } from "../ui/hidden-fields";
import { Input } from "../ui/input";
import { chosenCardId } from "./choices";

export type MethodOption = {
  readonly code: string;
  readonly name: string;
  readonly nameStyle?: CSSProperties;
  readonly note: ReactNode;
  readonly mark: ReactNode;
  readonly quotes: Readonly<Record<string, string>>;
  readonly asksCvv?: boolean;
  readonly inside?: ReactNode;
  readonly disabled?: boolean;
};

type Props = {
  readonly option: MethodOption;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly cvvLabel: string;
  readonly cvvError: string | null;
  readonly isFolded: boolean;
};

export function MethodRow({ option, checked, choose, cvvLabel, cvvError, isFolded }: Props) {
  const { code, name, nameStyle, note, mark, quotes, asksCvv = false, inside, disabled = false } = option;
  const scripted = useScripted();
  const isCard = chosenCardId(code) !== null;
  return (
    <div
      data-part="methods"
      className={`group/row border-line not-first:border-t has-[[name=method]:checked]:bg-accent-soft [&:not(:has([name=method]:disabled,[name=method]:checked))]:hover:bg-canvas ${isFolded ? "hidden" : ""}`}
    >
      <label className="flex items-center gap-3.5 px-4 py-3.5">
        <Radio
          name="method"
          value={code}
          checked={checked}
          disabled={disabled}
          onChange={choose}
          aria-labelledby={`method-${code}`}
          aria-describedby={`method-${code}-note`}
          look="page"
        />
        <span className="min-w-0 grow">
          <span className={`block wrap-anywhere font-medium ${disabled ? "text-muted" : "text-ink"}`}>
            <bdi
              id={`method-${code}`}
              data-part={isCard ? "payment-method-name card-number" : "payment-method-name"}
              className={nameStyle && "own-color"}
              style={nameStyle}
            >
              {name}
            </bdi>
          </span>
          <span
            id={`method-${code}-note`}
            data-part={isCard ? "card-expiry" : undefined}
            className="block text-[0.875rem] text-muted"
          >
            {note}
          </span>
        </span>
        {mark}
      </label>
      <HiddenFields values={quotes} />
      {asksCvv && (
        // CSS shows the field once its card is chosen, so no JavaScript is needed.
        <div className="hidden px-4 pb-3.5 ps-[3.125rem] group-has-[[name=method]:checked]/row:block">
          <Field look="page" id={`cvv-${code}`} label={cvvLabel} labelPart="floating-label" error={cvvError} isAlert>
            {(control) => (
              <Input
                {...control}
                look="page"
                data-part="cvv-input"
                name={`cvv-${code}`}
                dir="ltr"
                inputMode="numeric"
                autoComplete="cc-csc"
                maxLength={4}
                aria-required="true"
                className="figures w-28 px-3.5"
              />
            )}
          </Field>
        </div>
      )}
      {inside !== undefined && (
        <fieldset
          // The form sends no details of methods that are not chosen.
          disabled={scripted && !checked}
          className="hidden min-w-0 border-line border-t bg-surface px-4 py-4 group-has-[[name=method]:checked]/row:block"
        >
          {inside}
        </fieldset>
      )}
    </div>
  );
}
