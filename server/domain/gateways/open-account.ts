/** Opens a stored account for one call. */
import { readJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { unseal } from "@/server/secrets";
import type { Account } from "./core/opened-account";

/** What is stored of an account that a call needs. */
export type StoredAccount = {
  readonly code: string;
  readonly isSandbox: boolean;
  /** Sealed; null if the gateway asks for nothing, or nothing was given. */
  readonly credentials: string | null;
};

/**
 * The account with its fields open. It belongs to the call it is opened for: nobody stores, logs or shows it.
 * @throws {Error} if another SARRAF_SECRET sealed the fields
 */
export function openAccount({ code, isSandbox, credentials }: StoredAccount): Account {
  const environment = isSandbox ? "test" : "live";
  return { gatewayCode: code, environment, values: credentials === null ? {} : valuesOf(credentials) };
}

function valuesOf(credentials: string): Readonly<Record<string, string>> {
  const values = jsonObject(readJson(unseal(credentials))) ?? {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
