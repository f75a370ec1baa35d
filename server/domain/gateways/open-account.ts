import { readJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { unseal } from "@/server/secrets";
import { nameIn } from "./core/identity";
import type { Account } from "./core/opened-account";
import { AccountReplaced } from "./port";

export type StoredAccount = {
  readonly code: string;
  readonly isSandbox: boolean;
  /** The account's encrypted fields; null if none were given. */
  readonly credentials: string | null;
  readonly identity?: string | null;
  /**
   * True if the payment belongs to an earlier account of the gateway, which the present credentials do not
   * reach.
   */
  readonly isReplaced?: boolean;
};

/**
 * Decrypts an account for one call; the result must not be stored, logged or shown.
 * @throws {AccountReplaced}
 * @throws {Error} if another SARRAF_SECRET encrypted the fields
 */
export function openAccount(account: StoredAccount): Account {
  const { code, isSandbox, credentials, identity = null, isReplaced = false } = account;
  if (isReplaced) throw new AccountReplaced(`The account ${code} was replaced by another one of its gateway.`);
  const environment = isSandbox ? "test" : "live";
  const name = nameIn(identity);
  return { gatewayCode: code, environment, name, values: credentials === null ? {} : valuesOf(credentials) };
}

function valuesOf(credentials: string): Readonly<Record<string, string>> {
  const values = jsonObject(readJson(unseal(credentials))) ?? {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
