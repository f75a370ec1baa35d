"use client";
import { HiddenField } from "../../ui/hidden-fields";
/**
 * The key by which a form that is sent twice acts once: it is made when the form is opened, and stays the
 * same until the form is taken.
 */
import { useFormState } from "./action-form";

/** @param fresh a key of the page as it was just rendered */
export function KeyField({ name, fresh }: { name: string; fresh: string }) {
  const { outcome, values } = useFormState();
  return <HiddenField name={name} value={outcome === "refused" ? (values[name] ?? fresh) : fresh} />;
}
