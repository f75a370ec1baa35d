import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "role"> & {
  /** Size: `dense` for the console, `page` for customers; default: `className` decides. */
  readonly look?: "dense" | "page";
};

const LOOKS = { dense: "size-4 shrink-0", page: "size-5 shrink-0" } as const;

function styled({ look, className, ...rest }: Props): ComponentProps<"input"> {
  const parts = [look && LOOKS[look], className].filter((part) => part !== undefined);
  return { ...rest, className: parts.join(" ") || undefined };
}

export function Checkbox(props: Props) {
  return <input {...styled(props)} type="checkbox" />;
}

export function Radio(props: Props) {
  return <input {...styled(props)} type="radio" />;
}

export function Switch({ className = "", ...rest }: Omit<Props, "look">) {
  return (
    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state natively
    <input {...rest} type="checkbox" role="switch" className={`switch shrink-0 ${className}`.trimEnd()} />
  );
}
