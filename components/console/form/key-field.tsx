"use client";
import { HiddenField } from "../../ui/hidden-fields";
/** A form's idempotency key, which stays the same until the form is accepted. */
import { useFormState } from "./sent-form";

/** @param fresh the key created with this rendering of the page */
export function KeyField({ name, fresh }: { name: string; fresh: string }) {
  const { outcome, values } = useFormState();
  return <HiddenField name={name} value={outcome === "refused" ? (values[name] ?? fresh) : fresh} />;
}
