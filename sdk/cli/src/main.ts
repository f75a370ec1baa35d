/** The program: reads the command line, runs the command, and ends with its exit code. */
import { Sarraf, VERSION } from "@sarraf/node";
import type { Invocation } from "./command";
import { COMMANDS } from "./commands";
import { EXIT, errorText, exitCodeOf } from "./exit-codes";
import { commandHelp, groupHelp } from "./help";
import { outputTo } from "./output";
import { findCommand, type ParsedCommand, parseCommand } from "./parse";
import { chooseProfile, NotSignedIn, type Profile } from "./profiles";

const write = (text: string): void => void process.stdout.write(text);

function clientOf({ name, apiKey, baseUrl }: Profile): Sarraf {
  if (!apiKey) throw new NotSignedIn(`The profile ${name} has no key. Begin with: sarraf login`);
  if (!baseUrl) throw new NotSignedIn(`The profile ${name} has no address. Begin with: sarraf login`);
  return new Sarraf({ apiKey, baseUrl, userAgent: `sarraf-cli/${VERSION}` });
}

function invocationOf({ args, values }: ParsedCommand, signal: AbortSignal): Invocation {
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
    signal,
  };
}

/** Ends at the first Ctrl-C what runs, at the second the program. */
function interruption(): AbortSignal {
  const ending = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.on(name, () => {
      if (ending.signal.aborted) process.exit(130);
      ending.abort();
    });
  return ending.signal;
}

async function run(argv: readonly string[]): Promise<void> {
  if (argv.length === 1 && argv[0] === "--version") return write(`${VERSION}\n`);
  const found = findCommand(argv, COMMANDS);
  if ("group" in found) return write(groupHelp(found.group, found.words));
  const parsed = parseCommand(argv, found.command);
  if (parsed.values.help === true) return write(commandHelp(found.command));
  await found.command.run(invocationOf(parsed, interruption()));
}

const argv = process.argv.slice(2);
// A reader that has had enough, such as `head`, is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(EXIT.done);
  throw error;
});
try {
  await run(argv);
} catch (error) {
  if (error instanceof Error && error.name === "AbortError") process.exitCode = 130;
  else {
    process.stderr.write(`${errorText(error, argv.includes("--json"))}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
