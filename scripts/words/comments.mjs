/** Reads the tokens of a source file, so that `//` inside a string is no comment. */
import ts from "typescript";

const SCRIPT_KINDS = { ts: ts.ScriptKind.TS, tsx: ts.ScriptKind.TSX, js: ts.ScriptKind.JS, mjs: ts.ScriptKind.JS };

/** Patterns of comments; each first matches strings, so that no comment begins inside a string. */
const TEXT = String.raw`"(?:\\.|[^"\\\n])*"`;
const QUOTED = String.raw`'(?:\\.|[^'\\\n])*'`;
const LINE = String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`;
const PATTERNS = {
  swift: String.raw`"""[\s\S]*?"""|${TEXT}|${LINE}`,
  kt: String.raw`"""[\s\S]*?"""|${TEXT}|${QUOTED}|${LINE}`,
  kts: String.raw`"""[\s\S]*?"""|${TEXT}|${QUOTED}|${LINE}`,
  dart: String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''|${TEXT}|${QUOTED}|${LINE}`,
  css: String.raw`${TEXT}|${QUOTED}|(?<comment>\/\*[\s\S]*?\*\/)`,
  prisma: String.raw`${TEXT}|(?<comment>\/\/[^\n]*)`,
  // A string at the start of a line is a docstring.
  py: String.raw`(?<comment>#[^\n]*|(?<=^[ \t]*)[rR]?"""[\s\S]*?""")|"""[\s\S]*?"""|'''[\s\S]*?'''|${TEXT}|${QUOTED}`,
};

export const LANGUAGES = [...Object.keys(SCRIPT_KINDS), ...Object.keys(PATTERNS)];

/** @returns `{ line, text }` of each comment; line comments on consecutive lines count as one */
export function commentsOf(name, source) {
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const ranges =
    extension in SCRIPT_KINDS ? scriptRanges(name, source, SCRIPT_KINDS[extension]) : rangesOf(extension, source);
  const comments = [];
  /** @type {{ line: number, text: string, isLine: boolean, end: number } | null} */
  let last = null;
  for (const [start, end] of ranges) {
    const text = source.slice(start, end);
    const isLine = /^(\/\/|#)/.test(text);
    const between = last === null ? "" : source.slice(last.end, start);
    if (last?.isLine && isLine && /^[ \t]*\r?\n[ \t]*$/.test(between)) last.text += `\n${text}`;
    else {
      last = { line: source.slice(0, start).split("\n").length, text, isLine, end };
      comments.push(last);
    }
    last.end = end;
  }
  return comments.map(({ line, text }) => ({ line, text: plainText(text) }));
}

function rangesOf(extension, source) {
  return [...source.matchAll(new RegExp(PATTERNS[extension], "gm"))]
    .filter(({ groups }) => groups.comment !== undefined)
    .map((match) => [match.index, match.index + match[0].length]);
}

/** Comments are in the space before a token. The text between JSX tags is itself a token. */
function scriptRanges(name, source, kind) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const found = new Map();
  const keep = (pos, end) => void found.set(pos, end);
  const visit = (node) => {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
    for (const child of children) visit(child);
    if (children.length > 0 || node.kind === ts.SyntaxKind.JsxText) return;
    const from = node.pos === 0 ? (ts.getShebang(source)?.length ?? 0) : node.pos;
    ts.forEachLeadingCommentRange(source, from, keep);
    if (!ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent)) {
      ts.forEachTrailingCommentRange(source, from, keep);
    }
  };
  visit(file);
  return [...found].sort(([a], [b]) => a - b);
}

function plainText(text) {
  return text
    .replace(/^(\/\*+|[rR]?""")|(\*\/|""")$/g, "")
    .replace(/^[ \t]*(\/{2,3}!?|\*|#)[ \t]?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A word is a text between blanks that contains a letter or a digit. */
export function countWords(text) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
