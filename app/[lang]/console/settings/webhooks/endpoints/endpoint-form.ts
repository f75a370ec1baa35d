import { InvalidFields } from "@/server/kernel/errors";
import { formText } from "@/server/pages/form-text";
import { readShown } from "../../settings-fields";

type ShownFields = {
  readonly url: string;
  readonly description: string | null;
  readonly kinds: readonly string[];
  readonly basic_username: string | null;
};

export function shownEndpoint({ url, description, kinds, basic_username }: ShownFields): string {
  return JSON.stringify({ url, description, kinds: kinds.toSorted(), basic_username } satisfies ShownFields);
}

/** @throws {InvalidFields} if a header is named twice */
export function readNewEndpoint(form: FormData): Readonly<Record<string, unknown>> {
  const [username, password] = basicOf(form);
  const basic = username + password === "" ? null : basicSent(username, password);
  return { ...openFields(form), headers: headersOf(form) ?? null, basic };
}

/**
 * Fields that differ from the shown values, so that other users' changes of other fields are kept.
 * @throws {InvalidFields} if a header is named twice
 */
export function readEndpointChange(form: FormData, shownText: string): Readonly<Record<string, unknown>> {
  const shown = readShown(shownText);
  const changed = Object.entries(openFields(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name]),
  );
  const headers = headersOf(form) ?? (formText(form, "remove_headers") === "true" ? null : undefined);
  const [username, password] = basicOf(form);
  const isBasicKept = password === "" && username === (shown.basic_username ?? "");
  return {
    ...Object.fromEntries(changed),
    ...(headers !== undefined && { headers }),
    ...(!isBasicKept && { basic: username + password === "" ? null : basicSent(username, password) }),
  };
}

export function asEndpointForm(error: unknown): unknown {
  if (!(error instanceof InvalidFields)) return error;
  const { headers, basic, ...rest } = error.fields;
  const inBasic = basic === undefined || Array.isArray(basic) ? {} : (basic as typeof error.fields);
  const { username, password } = inBasic;
  return new InvalidFields({
    ...rest,
    ...(headers !== undefined && { "secret.headers": headers }),
    ...(username !== undefined && { basic_username: username }),
    ...(password !== undefined && { "secret.basic_password": password }),
  });
}

function openFields(form: FormData) {
  const description = formText(form, "description")?.trim() ?? "";
  const kinds = form.getAll("kinds").map(String).sort();
  return { url: formText(form, "url")?.trim() ?? "", description: description === "" ? null : description, kinds };
}

function basicOf(form: FormData): readonly [username: string, password: string] {
  return [formText(form, "basic_username")?.trim() ?? "", formText(form, "secret.basic_password") ?? ""];
}

/** An empty password field counts as not filled in. */
function basicSent(username: string, password: string) {
  return { username, ...(password !== "" && { password }) };
}

function headersOf(form: FormData): Readonly<Record<string, string>> | undefined {
  const lines = (formText(form, "secret.headers") ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return undefined;
  const pairs = lines.map((line): [string, string] => {
    const colon = line.includes(":") ? line.indexOf(":") : line.length;
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  const headers = Object.fromEntries(pairs);
  if (Object.keys(headers).length < pairs.length) throw new InvalidFields({ headers: ["Each header may occur once."] });
  return headers;
}
