import type { Sarraf } from "@sarraf/node";
import type { NextStep } from "./next-step";
import type { Output } from "./output";
import type { Profile } from "./profiles";

export type Option = {
  /** The placeholder of the option's value in the help; flags have none. */
  readonly value?: string;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly isMultiple?: true;
};

export type Argument = { readonly name: string; readonly isOptional?: true; readonly choices?: readonly string[] };

export type Invocation = {
  /** The command's positional arguments; required ones are present. */
  readonly args: readonly string[];
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  flag(option: string): boolean;
  /**
   * The client of the selected profile.
   * @throws {NotSignedIn} if no profile is selected
   */
  readonly sarraf: Sarraf;
  readonly profile: Profile;
  readonly out: Output;
  complain(text: string): void;
  tellNext(): void;
  /** Abort signal that Ctrl-C triggers. */
  readonly signal: AbortSignal;
};

export type Command = {
  /** The command's words after `sarraf`. */
  readonly words: string;
  readonly help: string;
  readonly next: NextStep;
  readonly args?: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  readonly examples?: readonly string[];
  run(call: Invocation): Promise<void>;
};

export const KEY_OPTIONS = {
  "idempotency-key": { value: "key", help: "Idempotency key: the same key never runs twice" },
  key: { value: "key", help: "The same as --idempotency-key" },
} as const;

/** @throws {UsageError} if two options give different idempotency keys */
export function keyOf({ text }: Pick<Invocation, "text">): { readonly idempotencyKey?: string } {
  const [key, other] = [text("idempotency-key"), text("key")];
  if (key !== undefined && other !== undefined && key !== other)
    throw new UsageError("--idempotency-key and --key differ. Give one of them.");
  return given({ idempotencyKey: key ?? other });
}

export const GLOBAL_OPTIONS: Readonly<Record<string, Option>> = {
  profile: { value: "name", help: "Use this profile instead of the current one" },
  "api-key": { value: "key", help: "Use this private key; also SARRAF_API_KEY" },
  "base-url": { value: "url", help: "Use the installation at this address; also SARRAF_BASE_URL" },
  json: { help: "Print JSON for programs" },
  help: { help: "Print this help" },
};

/** Thrown for an invalid command line: something is missing or unknown. */
export class UsageError extends Error {}

export function given<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/** Request fields from command-line values, without validation: the service names each invalid field. */
export function unread<Fields>(fields: object): Fields {
  return fields as Fields;
}

const MOST = 1_000_000;

/**
 * Parses a positional argument as a numeric id.
 * @throws {UsageError} if it is not a number
 */
export function idOf(text: string | undefined, { name }: Argument): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`<${name}> must be a number.`);
  return Number(text);
}

/**
 * An option's value as an integer up to {@link MOST}.
 * @throws {UsageError} for other values
 */
export function countOf(call: Invocation, option: string, fallback: number): number {
  const text = call.text(option);
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > MOST)
    throw new UsageError(`--${option} must be a whole number from 1 to 1000000.`);
  return Number(text);
}

/**
 * An option's JSON value as an object.
 * @throws {UsageError} for other values
 */
export function objectOf(call: Invocation, option: string): Record<string, unknown> {
  const text = call.text(option);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {}
  throw new UsageError(`--${option} must be a JSON object, such as '{"order_no": "7"}'.`);
}
