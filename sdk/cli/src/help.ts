import { type Argument, type Command, GLOBAL_OPTIONS, type Option } from "./command";

const GAP = "  ";

function aligned(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${GAP}${left.padEnd(width)}${GAP}${right}`.trimEnd());
}

function argumentText({ name, isOptional }: Argument): string {
  return isOptional ? `[${name}]` : `<${name}>`;
}

function usageOf({ words, args = [] }: Command): string {
  return ["sarraf", words, ...args.map(argumentText)].join(" ");
}

function optionLines(options: Readonly<Record<string, Option>>): string[] {
  return aligned(
    Object.entries(options).map(([name, { value, help, choices, isMultiple }]) => [
      value === undefined ? `--${name}` : `--${name} <${value}>`,
      [help, choices && `(${choices.join(", ")})`, isMultiple && "May be repeated."]
        .filter(Boolean)
        .join(". ")
        .replace(". (", " ("),
    ]),
  );
}

export function commandHelp(command: Command): string {
  const { help, args = [], options = {}, examples = [] } = command;
  const choices = args.filter((each) => each.choices);
  return [
    help,
    "",
    `Usage: ${usageOf(command)} [options]`,
    ...choices.flatMap((each) => ["", `<${each.name}>: ${each.choices?.join(", ")}`]),
    ...(Object.keys(options).length === 0 ? [] : ["", "Options:", ...optionLines(options)]),
    "",
    "Global options:",
    ...optionLines(GLOBAL_OPTIONS),
    ...(examples.length === 0 ? [] : ["", "Examples:", ...examples.map((each) => `${GAP}${each}`)]),
    "",
  ].join("\n");
}

export function groupHelp(commands: readonly Command[], words: string): string {
  const begin = words === "" ? "Payments, webhooks and subscriptions from the terminal.\n\n" : "";
  return [
    `${begin}Usage: sarraf ${words === "" ? "<command>" : `${words} <command>`} [options]`,
    "",
    "Commands:",
    ...aligned(commands.map((command) => [usageOf(command).slice("sarraf ".length), command.help])),
    "",
    "Global options:",
    ...optionLines(GLOBAL_OPTIONS),
    "",
    "More: sarraf <command> --help. First run: sarraf login",
    "",
  ].join("\n");
}
