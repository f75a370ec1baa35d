import type { FieldErrors } from "@/server/kernel/errors";
import type { AccountField, Environment } from "./opened-account";

const MAX_LENGTH = 2_048;
const SHOWN_CHARACTERS = 4;
/** Minimum length of a secret whose last four characters are shown. */
const SHOWN_FROM = 12;

/** An account's fields and the state of its notifications, for display; instants are ISO 8601 in UTC. */
export type FieldsView = {
  environment: Environment;
  fields: Record<string, string | null>;
  set_at: string | null;
  /** The address of notifications, to be entered at the gateway. */
  notification_url: string;
  last_notification_at: string | null;
  last_refused_at: string | null;
  refused_notifications: number;
  ignored_notifications: number;
  /** Environment and name of the account at the gateway, such as `live:acct_1`; null if unknown. */
  identity: string | null;
  key_refused_at: string | null;
  previous_keys: Record<string, string>;
};

export function fieldRefusals(
  fields: readonly AccountField[],
  values: Readonly<Record<string, string>>,
  environment: Environment,
): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field.name === name)) errors[name] = ["The gateway has no such field."];
  }
  for (const { name, required, test, choices } of fields) {
    const value = values[name];
    if (value === undefined) {
      if (required) errors[name] = ["This field is required."];
    } else if (value.length > MAX_LENGTH) {
      errors[name] = [`Ensure this field has no more than ${MAX_LENGTH} characters.`];
    } else if (choices !== undefined && !choices.includes(value)) {
      errors[name] = [`"${value}" is not a valid choice.`];
    } else if (test !== undefined && test.test(value) !== (environment === "test")) {
      errors[name] = [`This value is not of the gateway's ${environment} environment.`];
    }
  }
  return errors;
}

/** Account fields for display: a secret by its last four characters unless it is short. */
export function shownFields(
  fields: readonly AccountField[],
  values: Readonly<Record<string, string>>,
): Record<string, string | null> {
  return Object.fromEntries(
    fields.map(({ name, secret }) => {
      const value = values[name] ?? null;
      return [name, value === null || !secret ? value : masked(value)];
    }),
  );
}

function masked(value: string): string {
  return `****${value.length < SHOWN_FROM ? "" : value.slice(-SHOWN_CHARACTERS)}`;
}
