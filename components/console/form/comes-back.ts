import type { FormState } from "./form-state";

/** Prefix of fields whose values are never sent back. */
const SECRET_FIELD = "secret.";
const SECRETS = ["password", "current", "next", "code", "proof", "passkey"];

/** Values by name; several are joined by commas. */
export function typedValues(form: FormData): Readonly<Record<string, string>> {
  const names = [...new Set(form.keys())].filter(
    (name) => !SECRETS.includes(name) && !name.startsWith(SECRET_FIELD) && !name.startsWith("$"),
  );
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries(names.map((name) => [name, texts(name).join(",")]));
}

function typedSecrets(form: FormData): readonly string[] {
  return [...new Set(form.keys())].filter((name) => name.startsWith(SECRET_FIELD) && (form.get(name) ?? "") !== "");
}

export function comesBack(form: FormData, message: string | null, errors: FormState["errors"] = {}): FormState {
  const again = typedSecrets(form);
  return { outcome: "refused", message, errors, values: typedValues(form), ...(again.length > 0 && { again }) };
}
