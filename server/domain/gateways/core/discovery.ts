/** Which accounts a discovery request is about (Spec, "Payment-method discovery"). */
import type { ChargeOperation } from "@/server/kernel/words";
import type { GatewayAccount, Plugin } from "./account";
import type { AccountType } from "./words";

/**
 * What was asked for. Null and an empty list ask for nothing in particular; a list is met by any one of its
 * values.
 */
export type DiscoveryFilter = {
  readonly plugin: Plugin;
  readonly currencies: readonly string[];
  readonly operation: ChargeOperation | null;
  readonly type: AccountType | null;
  /** True keeps accounts that can keep cards; false asks for nothing. */
  readonly tokenizable: boolean;
  /** True keeps accounts that can charge a kept card without the customer; false asks for nothing. */
  readonly autoDebit: boolean;
  /** Names or identifiers of gateways, in any case. */
  readonly pgNames: readonly string[];
  readonly tags: readonly string[];
  readonly paymentServices: readonly string[];
};

/** The account's type. */
export function accountType({ isSandbox }: Pick<GatewayAccount, "isSandbox">): AccountType {
  return isSandbox ? "sandbox" : "production";
}

function anyOf(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((value) => has.includes(value));
}

/**
 * True when the account meets every part of the filter. An account without plugins meets none: it is shown
 * nowhere.
 * @param gateway the names of the implementation that serves the account
 */
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
