/** What the console shows of a connector and its accounts. */
import type { GatewayAccount } from "./core/account";
import type { AccountField } from "./core/opened-account";
import type { AccountEnvironment } from "./core/words";
import { CONNECTORS, gatewayOf } from "./registry";

/** A field of an account's form: a text, a secret, or a choice if `choices` is set. */
export type FieldDescription = Pick<AccountField, "name" | "secret" | "required"> & {
  readonly choices: readonly string[] | null;
};

/** Connectors whose accounts have keys. */
export const KEYED_CONNECTORS = CONNECTORS.filter((connector) => gatewayOf(connector).accountFields.length > 0);

export function describedFields(connector: string): readonly FieldDescription[] {
  return gatewayOf(connector).accountFields.map(({ name, secret, required, choices = null }) => ({
    name,
    secret,
    required,
    choices,
  }));
}

export function environmentOf({
  connector,
  isSandbox,
}: Pick<GatewayAccount, "connector" | "isSandbox">): AccountEnvironment {
  if (gatewayOf(connector).simulation !== undefined) return "simulated";
  return isSandbox ? "test" : "live";
}
