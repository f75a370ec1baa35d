/**
 * What the forms of pages hand to their actions. It comes from the browser: despite the types, any value is
 * possible.
 */
import { notFound } from "next/navigation";

/**
 * Ends an action that no form of ours called: its place must have a text under `name`, and what should be a
 * form be one. No such page is there, hence 404.
 */
export function requireOwnForm<Place extends object>(
  place: Place,
  name: keyof Place & string,
  ...forms: readonly (FormData | undefined)[]
): void {
  const sent: unknown = place;
  const named = typeof sent === "object" && sent !== null && typeof Reflect.get(sent, name) === "string";
  if (!named || !forms.every((form) => typeof form?.get === "function")) notFound();
}
