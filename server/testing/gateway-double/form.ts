/** Reads forms with brackets: `line_items[0][price_data][currency]=kwd` is a nested object. */

/** A value of a form: text, or what brackets make of several. */
export type FormValue = string | { [key: string]: FormValue } | FormValue[];
export type Form = { [key: string]: FormValue };

type Branch = Map<string, Branch | string>;

/** The nested object; keys that are whole numbers from 0 up make a list. */
export function readForm(text: string): Form {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let node = root;
    for (const part of path.slice(0, -1)) {
      const next = node.get(part);
      const child: Branch = next instanceof Map ? next : new Map();
      node.set(part, child);
      node = child;
    }
    const last = path.at(-1) ?? "";
    node.set(last === "" ? String(node.size) : last, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, formValue(value)]));
}

function formValue(node: Branch | string): FormValue {
  if (typeof node === "string") return node;
  const isList = node.size > 0 && [...node.keys()].every((key, at) => key === String(at));
  if (isList) return [...node.values()].map(formValue);
  return Object.fromEntries([...node].map(([key, value]) => [key, formValue(value)]));
}

/** The text at a path of names, or null. */
export function textAt(form: FormValue | undefined, ...path: readonly (string | number)[]): string | null {
  let value = form;
  for (const name of path) {
    if (typeof value !== "object") return null;
    value = Array.isArray(value) ? value[Number(name)] : value[name];
  }
  return typeof value === "string" ? value : null;
}

/** The texts below a name, by their keys. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
