/** What a command of the command line is. */
import type { Sarraf } from "@sarraf/node";
import type { Output } from "./output";
import type { Profile } from "./profiles";

/** One option, `--name`. */
export type Option = {
  /** What its value is called in the help; a flag has none. */
  readonly value?: string;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly isMultiple?: true;
};

/** One argument, by its place. */
export type Argument = { readonly name: string; readonly isOptional?: true; readonly choices?: readonly string[] };

/** What a command is run with. */
export type Invocation = {
  /** By their places; those that are not optional are there. */
  readonly args: readonly string[];
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  flag(option: string): boolean;
  /** The client of the profile. @throws {NotSignedIn} */
  readonly sarraf: Sarraf;
  readonly profile: Profile;
  readonly out: Output;
  /** A line on the standard error: the command goes on. */
  complain(text: string): void;
  /** Ended by Ctrl-C. */
  readonly signal: AbortSignal;
};

/** A command. */
export type Command = {
  /** The words after `sarraf`. */
  readonly words: string;
  readonly help: string;
  readonly args?: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  readonly examples?: readonly string[];
  run(call: Invocation): Promise<void>;
};

/** What every command takes. */
export const GLOBAL_OPTIONS: Readonly<Record<string, Option>> = {
  profile: { value: "name", help: "Use this profile instead of the current one" },
  "api-key": { value: "key", help: "Use this private key; also SARRAF_API_KEY" },
  "base-url": { value: "url", help: "Use the installation at this address; also SARRAF_BASE_URL" },
  json: { help: "Print JSON for programs" },
  help: { help: "Print this" },
};

/** The command line is wrong: what is missing or not known. */
export class UsageError extends Error {}

/** The fields that have a value. */
export function given<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/**
 * Texts of the command line as the fields of a request. What they may be is the service's to say: it names
 * each field that is wrong.
 */
export function unread<Fields>(fields: object): Fields {
  return fields as Fields;
}

/** The whole number of an option. @throws {UsageError} */
export function countOf(call: Invocation, option: string, fallback: number): number {
  const text = call.text(option);
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${option} must be a whole number above zero.`);
  return Number(text);
}

/** The object of an option that holds JSON. @throws {UsageError} */
export function objectOf(call: Invocation, option: string): Record<string, unknown> {
  const text = call.text(option);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new UsageError(`--${option} must be a JSON object, such as '{"order_no": "7"}'.`);
}
