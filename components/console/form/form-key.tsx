"use client";
/** The key that a form was made with, so that the same form sent twice does its work once. */
import { useFormState } from "./action-form";
import { FORM_KEY } from "./form-key-name";

export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name={FORM_KEY} value={useFormState().values[FORM_KEY] ?? value} readOnly />;
}
