/**
 * Identifies an account at its gateway, because calls about a payment must reach the account that took it.
 */
import type { Environment } from "./opened-account";

/** @param account the gateway's name of the account; "" if it has none */
export function identityOf(environment: Environment, account: string): string | null {
  return account === "" ? null : `${environment}:${account}`;
}

/** The gateway's name of the account; null if it is unknown. */
export function nameIn(identity: string | null): string | null {
  return identity?.slice(identity.indexOf(":") + 1) ?? null;
}

/**
 * True if a call about the payment would reach another account than the first call did.
 * @param first null if the identity was unknown at the first call
 */
export function isReplaced(first: string | null, present: string | null): boolean {
  return first !== null && first !== present;
}
