/** Selects the accounts that a discovery request returns (Spec, "Payment-method discovery"). */
import type { ChargeOperation } from "@/server/kernel/words";
import type { GatewayAccount, Plugin } from "./account";
import type { AccountType } from "./words";

/** A filter of accounts. Null and an empty list select all; an account must match one value of a list. */
export type DiscoveryFilter = {
  readonly plugin: Plugin;
  readonly currencies: readonly string[];
  readonly operation: ChargeOperation | null;
  readonly type: AccountType | null;
  readonly tokenizable: boolean;
  /** The value true selects accounts that can charge a saved card without the customer; false selects all. */
  readonly autoDebit: boolean;
  readonly pgNames: readonly string[];
  readonly tags: readonly string[];
  readonly paymentServices: readonly string[];
};

export function accountType({ isSandbox }: Pick<GatewayAccount, "isSandbox">): AccountType {
  return isSandbox ? "sandbox" : "production";
}

function anyOf(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((value) => has.includes(value));
}

/** True if the account matches the filter; an account without plugins matches no filter. */
export function isDiscovered(
  account: GatewayAccount,
  gateway: { readonly identifier: string; readonly name: string },
  filter: DiscoveryFilter,
): boolean {
  const names = [gateway.identifier, gateway.name].map((name) => name.toLowerCase());
  const pgNames = filter.pgNames.map((name) => name.toLowerCase());
  return (
    account.plugins.includes(filter.plugin) &&
    anyOf(filter.currencies, account.acceptedCurrencies) &&
    (filter.operation === null || account.operation === filter.operation) &&
    (filter.type === null || accountType(account) === filter.type) &&
    (!filter.tokenizable || account.isTokenizable) &&
    (!filter.autoDebit || (account.isTokenizable && account.autoDebitEnabled)) &&
    anyOf(pgNames, names) &&
    anyOf(filter.tags, account.tags) &&
    anyOf(filter.paymentServices, account.paymentServices)
  );
}
