/** Highlights code by patterns, which suffice for short samples. */

const KINDS = {
  comment: "text-code-quiet",
  name: "text-code-quiet",
  string: "text-code-string",
  number: "text-code-number",
  keyword: "font-semibold",
} as const;

type Kind = keyof typeof KINDS;

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;
const SCRIPT_WORDS =
  /\b(?:import|export|from|const|let|function|return|await|async|for|of|if|else|new|throw|try|catch|class|def|in|not|and|or|with|as|None|True|False|null|true|false)\b/;
const SLASHES = /(?<![:\w])\/\/[^\n]*/;
const HASH = /(?<![\w"'$&])#[^\n]*/;
const NUMBER = /(?<![\w.-])-?\d+(?:\.\d+)?\b/;
const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/;
const NAME = /"(?:[^"\\\n]|\\.)*"(?=\s*:)/;

const GRAMMARS: Readonly<Record<string, readonly (readonly [Kind, RegExp])[]>> = {
  json: [
    ["name", NAME],
    ["string", STRING],
    ["number", NUMBER],
    ["keyword", /\b(?:true|false|null)\b/],
  ],
  bash: [
    ["comment", HASH],
    ["string", QUOTED],
    ["keyword", /\b(?:curl|npm|node|pip)\b|(?<=\s)-{1,2}[A-Za-z][-\w]*/],
    ["name", /\$\w+|\b[A-Z][A-Z_]+(?==)/],
  ],
  js: [
    ["comment", SLASHES],
    ["string", STRING],
    ["number", NUMBER],
    ["keyword", SCRIPT_WORDS],
  ],
  python: [
    ["comment", HASH],
    ["string", STRING],
    ["number", NUMBER],
    ["keyword", SCRIPT_WORDS],
  ],
};

export function Highlighted({ language, code }: { language: string; code: string }) {
  const grammar = GRAMMARS[language === "ts" ? "js" : language];
  if (grammar === undefined) return <code>{code}</code>;
  const marks = new RegExp(grammar.map(([, pattern]) => `(${pattern.source})`).join("|"), "g");
  const parts: { readonly at: number; readonly kind: Kind | null; readonly text: string }[] = [];
  let end = 0;
  for (const match of code.matchAll(marks)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    if (match.index > end) parts.push({ at: end, kind: null, text: code.slice(end, match.index) });
    parts.push({ at: match.index, kind: grammar[which]?.[0] ?? null, text: match[0] });
    end = match.index + match[0].length;
  }
  parts.push({ at: end, kind: null, text: code.slice(end) });
  return (
    <code>
      {parts.map(({ at, kind, text }) =>
        kind === null ? (
          text
        ) : (
          <span key={at} className={KINDS[kind]}>
            {text}
          </span>
        ),
      )}
    </code>
  );
}
