/**
 * The keys that sign a gateway's notifications: the current key and, for a week after its replacement, the
 * previous key.
 */
import { addSeconds } from "@/server/kernel/time";
import type { Account, AccountField } from "./opened-account";

/**
 * Seconds for which a previous key is valid, because gateways sign events from before the rotation with it.
 */
const PREVIOUS_VALID_SECONDS = 7 * 86_400;

type Values = Account["values"];

const previousName = (name: string): string => `previous_${name}`;
const untilName = (name: string): string => `previous_${name}_until`;

/** The keys in a field that are valid at the given real time. */
export function signingKeys({ values }: Account, name: string, at: Date): readonly string[] {
  const previous = values[previousName(name)];
  const isValid = previous !== undefined && at < new Date(values[untilName(name)] ?? 0);
  return [values[name], isValid ? previous : undefined].filter((key): key is string => Boolean(key));
}

export function declaredValues(fields: readonly AccountField[], values: Values): Values {
  return Object.fromEntries(fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

/**
 * When the previous key of each account field becomes invalid, ISO 8601; keys that already are invalid are
 * omitted.
 */
export function previousKeys(fields: readonly AccountField[], values: Values, at: Date): Record<string, string> {
  const ends = fields.flatMap(({ name }) => {
    const until = values[untilName(name)];
    return until !== undefined && at < new Date(until) ? [[name, until] as const] : [];
  });
  return Object.fromEntries(ends);
}

export function withoutPreviousKey(values: Values, name: string): Values {
  const { [previousName(name)]: _, [untilName(name)]: __, ...rest } = values;
  return rest;
}

/**
 * The changed values, including previous signing keys.
 * @param at real time of the change
 */
export function withPreviousKeys(
  fields: readonly AccountField[],
  { before, after, at }: { readonly before: Values; readonly after: Values; readonly at: Date },
): Values {
  const kept = fields.flatMap(({ name, signs }) => {
    if (signs !== true) return [];
    const old = before[name];
    if (old !== undefined && old !== after[name])
      return [
        [previousName(name), old],
        [untilName(name), addSeconds(at, PREVIOUS_VALID_SECONDS).toISOString()],
      ];
    return [previousName(name), untilName(name)].flatMap((key) =>
      before[key] === undefined ? [] : [[key, before[key]]],
    );
  });
  return { ...after, ...Object.fromEntries(kept) };
}
