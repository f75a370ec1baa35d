/** Reads the forms in a page's HTML. */

/** A form of a Server Action: the action's id, React's hidden fields, the first argument, other fields. */
export type PageForm = {
  readonly id: string;
  readonly marks: Readonly<Record<string, string>>;
  readonly place: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
};

const FORM = /<form\b.*?<\/form>/gs;
const FIELD = /<(?:input|textarea|select|button)\b[^>]*\bname="([^"]+)"[^>]*>/g;
const VALUE = /\bvalue="([^"]*)"/;
const MARKS: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

const plain = (text: string): string => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => MARKS[mark] ?? mark);

function parsed(text: string | undefined): unknown {
  return text === undefined ? null : JSON.parse(text);
}

function formOf(html: string): PageForm | null {
  const fields: Record<string, string[]> = {};
  const marks: Record<string, string> = {};
  const hidden: Record<string, string> = {};
  for (const [tag, name = ""] of html.matchAll(FIELD)) {
    const value = plain(VALUE.exec(tag)?.[1] ?? "");
    const [, part] = /^\$ACTION_\d+:(\d)$/.exec(name) ?? [];
    if (part !== undefined) hidden[part] = value;
    if (name.startsWith("$")) marks[name] = value;
    else fields[name] = [...(fields[name] ?? []), value];
  }
  const action = parsed(hidden[0]) as { readonly id: string } | null;
  if (action === null) return null;
  const [first] = (parsed(hidden[1]) ?? []) as readonly unknown[];
  const place = typeof first === "object" && first !== null ? (first as PageForm["place"]) : {};
  return { id: action.id, marks, place, fields };
}

export function pageForms(html: string): readonly PageForm[] {
  return [...html.matchAll(FORM)].flatMap(([form]) => formOf(form) ?? []);
}
