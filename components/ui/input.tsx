import type { ComponentProps } from "react";
import { CONTROL, type FieldLook } from "./field-styles";

type Look = { readonly look?: FieldLook };

function styled(look: FieldLook | undefined, className: string | undefined): string | undefined {
  if (look === undefined) return className;
  return className === undefined ? CONTROL[look] : `${CONTROL[look]} ${className}`;
}

export function Input({ type = "text", look, className, ...rest }: ComponentProps<"input"> & Look) {
  return <input type={type} className={styled(look, className)} {...rest} />;
}

export function Textarea({ look, className, ...rest }: ComponentProps<"textarea"> & Look) {
  return <textarea className={styled(look, className)} {...rest} />;
}

type SelectProps = Omit<ComponentProps<"select">, "children"> &
  Look & {
    readonly options: readonly (readonly [value: string, words: string])[];
    readonly any?: string;
  };

export function Select({ look, className, options, any, ...rest }: SelectProps) {
  return (
    <select className={styled(look, className)} {...rest}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
