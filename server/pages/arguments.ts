/**
 * Validates arguments of form actions: the browser sends them, so any value is possible despite the types.
 */
import { notFound } from "next/navigation";

/**
 * Responds 404 unless `place` has a text under `name` and each form is form data: any other call is not from
 * our forms. No text may contain NUL, which Postgres refuses.
 */
export function requireOwnForm<Place extends object>(
  place: Place,
  name: keyof Place & string,
  ...forms: readonly (FormData | undefined)[]
): void {
  const sent: unknown = place;
  const named = typeof sent === "object" && sent !== null && typeof Reflect.get(sent, name) === "string";
  const isStorable = named && Object.values(place).every(isStorableValue);
  if (!isStorable || !forms.every((form) => typeof form?.get === "function" && isStorableForm(form))) notFound();
}

function isStorableForm(form: FormData): boolean {
  return [...form].every((entry) => entry.every(isStorableValue));
}

function isStorableValue(value: unknown): boolean {
  return typeof value !== "string" || !value.includes("\0");
}
