import { parseArgs } from "node:util";
import { type Command, GLOBAL_OPTIONS, type Option, UsageError } from "./command";

export type ParsedCommand = {
  readonly command: Command;
  readonly args: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
};

export type CommandOrGroup =
  | { readonly command: Command }
  | { readonly group: readonly Command[]; readonly words: string };

type ParserOptions = Record<string, { type: "string" | "boolean"; multiple?: boolean }>;

function parserOptions(options: Readonly<Record<string, Option>>): ParserOptions {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value, isMultiple = false }]) => [
      name,
      { type: value === undefined ? "boolean" : "string", multiple: isMultiple },
    ]),
  );
}

function wordsOf(argv: readonly string[], commands: readonly Command[]): string[] {
  const known = Object.assign({}, GLOBAL_OPTIONS, ...commands.map(({ options }) => options));
  const { positionals } = parseArgs({
    args: [...argv],
    options: parserOptions(known),
    strict: false,
    allowPositionals: true,
  });
  return positionals;
}

/** @throws {UsageError} if no command begins with these words */
export function findCommand(argv: readonly string[], commands: readonly Command[]): CommandOrGroup {
  const words = wordsOf(argv, commands);
  for (let length = Math.min(words.length, 2); length > 0; length -= 1) {
    const name = words.slice(0, length).join(" ");
    const command = commands.find((each) => each.words === name);
    if (command !== undefined) return { command };
  }
  const [first] = words;
  if (first === undefined) return { group: commands, words: "" };
  const group = commands.filter((each) => each.words.startsWith(`${first} `));
  const meant = suggestion(
    words[1] === undefined || group.length === 0 ? first : `${first} ${words[1]}`,
    commands.flatMap((each) => [each.words, each.words.split(" ")[0] ?? ""]),
  );
  if (group.length === 0) throw new UsageError(`There is no command ${first}.${meant} All of them: sarraf --help`);
  if (words[1] !== undefined)
    throw new UsageError(`There is no command ${first} ${words[1]}.${meant} See: sarraf ${first} --help`);
  return { group, words: first };
}

/**
 * The text " Did you mean …?" with the entry of `known` that differs least, by at most two letters; otherwise
 * empty.
 */
function suggestion(typed: string, known: readonly string[]): string {
  const near = [...new Set(known)].map((word) => ({ word, far: distance(typed, word) }));
  const [nearest] = near.filter(({ far }) => far <= 2).sort((one, other) => one.far - other.far);
  return nearest === undefined ? "" : ` Did you mean ${nearest.word}?`;
}

/** Number of letters to insert, remove or replace until two words are equal (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** @throws {UsageError} for unknown, superfluous or missing arguments */
export function parseCommand(argv: readonly string[], command: Command): ParsedCommand {
  const options = { ...GLOBAL_OPTIONS, ...command.options };
  const { values, positionals } = strictly(argv, options);
  const args = positionals.slice(command.words.split(" ").length);
  const { help: isHelp } = values;
  if (isHelp !== true) check(command, args, values, options);
  return { command, args, values };
}

function strictly(argv: readonly string[], options: Readonly<Record<string, Option>>) {
  try {
    return parseArgs({ args: [...argv], options: parserOptions(options), allowPositionals: true });
  } catch (error) {
    const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (!isUsage) throw error;
    const message = error.message.split(/\. (?:To specify|Did you)/)[0] ?? error.message;
    const unknown = /^Unknown option '(--[\w-]+)'/.exec(message)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    const meant = unknown === undefined ? "" : suggestion(unknown, known);
    throw new UsageError(meant === "" ? message : `${message}.${meant}`);
  }
}

function check(
  { words, args: taken = [] }: Command,
  args: readonly string[],
  values: ParsedCommand["values"],
  options: Readonly<Record<string, Option>>,
): void {
  const missing = taken.find(({ isOptional }, at) => !isOptional && (args[at] ?? "") === "");
  if (missing !== undefined) throw new UsageError(`<${missing.name}> is missing. See: sarraf ${words} --help`);
  if (args.length > taken.length)
    throw new UsageError(`${args[taken.length]} is one word too many. See: sarraf ${words} --help`);
  for (const [at, { name, choices }] of taken.entries()) requireChoice(`<${name}>`, args[at], choices);
  for (const [name, { choices }] of Object.entries(options))
    for (const value of [values[name] ?? []].flat()) requireChoice(`--${name}`, String(value), choices);
}

function requireChoice(name: string, value: string | undefined, choices: readonly string[] | undefined): void {
  if (value === undefined || choices === undefined || choices.includes(value)) return;
  throw new UsageError(`${name} must be one of ${choices.join(", ")}.`);
}
