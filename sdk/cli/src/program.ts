/** Runs command-line words and returns an exit code, independently of the process. */
import { Sarraf, VERSION } from "@sarraf/node";
import type { Invocation } from "./command";
import { COMMANDS } from "./commands";
import { EXIT, errorText, exitCodeOf } from "./exit-codes";
import { commandHelp, groupHelp } from "./help";
import { kept, type Printed, plainWord, stepText } from "./next-step";
import { outputTo } from "./output";
import { findCommand, type ParsedCommand, parseCommand } from "./parse";
import { chooseProfile, NotSignedIn, noProfile, type Profile } from "./profiles";

export type Terminal = {
  write(text: string): void;
  complain(text: string): void;
  readonly signal: AbortSignal;
  readonly isTerminal?: boolean;
};

const INTERRUPTED = 130;

function clientOf({ name, apiKey, baseUrl, isUnknown }: Profile): Sarraf {
  if (isUnknown) throw noProfile(name);
  if (!apiKey) throw new NotSignedIn(`The profile ${name} has no key. Run: sarraf login`);
  if (!baseUrl) throw new NotSignedIn(`The profile ${name} has no address. Run: sarraf login`);
  return new Sarraf({ apiKey, baseUrl, userAgent: `sarraf-cli/${VERSION}` });
}

function nextTeller({ command, args, values }: ParsedCommand, terminal: Terminal, printed: Printed): () => void {
  let isTold = terminal.isTerminal !== true || values.json === true;
  return () => {
    if (isTold || terminal.signal.aborted) return;
    isTold = true;
    const named = Object.fromEntries((command.args ?? []).map(({ name }, at) => [name, args[at]]));
    const step = stepText(command.next, { ...printed.fields, ...named }, printed.isEmpty);
    const profile = plainWord(values.profile);
    if (step !== null) terminal.write(`\nNext, ${step}${profile === null ? "" : ` --profile ${profile}`}\n`);
  };
}

function invocationOf(parsed: ParsedCommand, terminal: Terminal): Invocation {
  const { args, values } = parsed;
  const { write, complain, signal } = terminal;
  const printed: Printed = { fields: {}, isEmpty: false };
  const texts = (option: string): string[] => [values[option] ?? []].flat().map(String);
  const text = (option: string): string | undefined => texts(option)[0];
  const chosen = { profile: text("profile"), apiKey: text("api-key"), baseUrl: text("base-url") };
  let profile: Profile | undefined;
  let client: Sarraf | undefined;
  return {
    args,
    text,
    texts,
    flag: (option) => values[option] === true,
    get profile() {
      profile ??= chooseProfile(chosen);
      return profile;
    },
    get sarraf() {
      client ??= clientOf(this.profile);
      return client;
    },
    out: kept(outputTo(write, values.json === true), printed),
    complain: (text) => complain(`${text}\n`),
    tellNext: nextTeller(parsed, terminal, printed),
    signal,
  };
}

async function run(argv: readonly string[], terminal: Terminal): Promise<void> {
  const { write } = terminal;
  if (argv.length === 1 && argv[0] === "--version") return write(`${VERSION}\n`);
  const found = findCommand(argv, COMMANDS);
  if ("group" in found) return write(groupHelp(found.group, found.words));
  const parsed = parseCommand(argv, found.command);
  if (parsed.values.help === true) return write(commandHelp(found.command));
  const call = invocationOf(parsed, terminal);
  await found.command.run(call);
  call.tellNext();
}

export async function program(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await run(argv, terminal);
    return terminal.signal.aborted ? INTERRUPTED : EXIT.done;
  } catch (error) {
    if (terminal.signal.aborted) return INTERRUPTED;
    terminal.complain(`${errorText(error, argv.includes("--json"))}\n`);
    return exitCodeOf(error);
  }
}
