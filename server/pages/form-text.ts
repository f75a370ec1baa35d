/** A text field or ticked box of the form; null if the form has none. */
export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}
