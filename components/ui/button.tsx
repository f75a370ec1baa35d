/** A button; it submits its form only if `type` says so. {@link SubmitButton} is that of a form with an action. */
import type { ComponentProps } from "react";

export function Button({ type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} {...rest} />;
}
