/** Runs command-line words and returns an exit code, independently of the process. */
import { Sarraf, VERSION } from "@sarraf/node";
import type { Invocation } from "./command";
import { COMMANDS } from "./commands";
import { EXIT, errorText, exitCodeOf } from "./exit-codes";
import { commandHelp, groupHelp } from "./help";
import { outputTo } from "./output";
import { findCommand, type ParsedCommand, parseCommand } from "./parse";
import { chooseProfile, NotSignedIn, noProfile, type Profile } from "./profiles";

export type Terminal = {
  write(text: string): void;
  complain(text: string): void;
  readonly signal: AbortSignal;
};

const INTERRUPTED = 130;

function clientOf({ name, apiKey, baseUrl, isUnknown }: Profile): Sarraf {
  if (isUnknown) throw noProfile(name);
  if (!apiKey) throw new NotSignedIn(`The profile ${name} has no key. Begin with: sarraf login`);
  if (!baseUrl) throw new NotSignedIn(`The profile ${name} has no address. Begin with: sarraf login`);
  return new Sarraf({ apiKey, baseUrl, userAgent: `sarraf-cli/${VERSION}` });
}

function invocationOf({ args, values }: ParsedCommand, { write, complain, signal }: Terminal): Invocation {
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
    out: outputTo(write, values.json === true),
    complain: (text) => complain(`${text}\n`),
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
  await found.command.run(invocationOf(parsed, terminal));
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
