import type { ComponentProps } from "react";

export function Button({ type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} {...rest} />;
}
