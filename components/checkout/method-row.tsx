import type { CSSProperties, ReactNode } from "react";
import type { FramePart } from "../embed/theme-parts";
import { useScripted } from "../shell/use-scripted";
import { Radio } from "../ui/choice";
import { Field } from "../ui/field";
import { HiddenFields } from "../ui/hidden-fields";
import { Input } from "../ui/input";
import { chosenCardId } from "./choices";
import type { Removal } from "./remove-card";

export type MethodOption = {
  readonly code: string;
  readonly name: string;
  readonly nameStyle?: CSSProperties;
  readonly note: ReactNode;
  readonly mark: ReactNode;
  readonly quotes: Readonly<Record<string, string>>;
  readonly asksCvv?: boolean;
  readonly inside?: ReactNode;
  /** Name by which a theme styles this element, in addition to the standard name. */
  readonly insidePart?: FramePart;
  readonly part?: FramePart;
  readonly disabled?: boolean;
  readonly removal?: Removal;
};

type RowProps = {
  readonly option: MethodOption;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly isFolded: boolean;
  /** A form that asks whether to remove the saved card. */
  readonly removing: ReactNode;
  readonly children: ReactNode;
};

export function MethodRow({ option, checked, choose, isFolded, removing, children }: RowProps) {
  const { code, name, nameStyle, note, mark, quotes, part, disabled = false } = option;
  const isCard = chosenCardId(code) !== null;
  return (
    <div
      data-part={part === undefined ? "methods" : `methods ${part}`}
      className={`method group/row ${isFolded ? "hidden" : ""}`}
    >
      <label className={`flex min-h-14.5 items-center gap-3.5 px-4 py-2.5 ${removing === null ? "" : "pe-14"}`}>
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
      {removing}
      {children}
    </div>
  );
}

type DetailsProps = {
  readonly option: MethodOption;
  readonly checked: boolean;
  readonly cvv: { readonly label: string; readonly hint: string; readonly error: string | null };
  /**
   * True if the details are shown outside their method's row. In the row, CSS shows them once the row is
   * chosen, without JavaScript.
   */
  readonly isApart?: boolean;
};

export function MethodDetails({ option, checked, cvv, isApart = false }: DetailsProps) {
  const { code, asksCvv = false, inside, insidePart } = option;
  const scripted = useScripted();
  const shown = isApart ? (checked ? "block" : "hidden") : "hidden group-has-[[name=method]:checked]/row:block";
  return (
    <>
      {asksCvv && (
        <div className={`${shown} ${isApart ? "mt-4" : "px-4 pb-3.5 ps-[3.125rem]"}`}>
          <Field
            look="page"
            id={`cvv-${code}`}
            label={cvv.label}
            labelPart="floating-label"
            hint={cvv.error === null ? cvv.hint : undefined}
            hintPart="cvv-info-text"
            error={cvv.error}
            isAlert
          >
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
          data-part={insidePart}
          className={`${shown} min-w-0 pt-1 pb-4 ${isApart ? "mt-3" : "px-4 max-[22.5rem]:px-3"}`}
        >
          {inside}
        </fieldset>
      )}
    </>
  );
}
