"use client";
import { useFormState } from "./sent-form";

export function FieldError({ name }: { name: string }) {
  const error = useFormState().errors[name];
  return error === undefined ? null : <p className="mt-2 text-bad">{error}</p>;
}
