/**
 * Permissions of users and restricted keys (Spec, "Credentials" 7 to 12, "Restricted keys"). Key pairs,
 * customers and the service are limited by endpoint only.
 */
import { Forbidden } from "@/server/kernel/errors";
import type { Actor, RestrictedKeyActor, UserActor } from "@/server/kernel/types";
import { SESSION_TYPES, type SessionType } from "@/server/kernel/words";

const PLUGINS = { payment_request: "payment requests", e_commerce: "e-commerce payments" } as const;

const SESSION_VERBS = ["add", "change", "view"] as const;
type SessionVerb = (typeof SESSION_VERBS)[number];

export type SessionPermission = `Can ${SessionVerb} ${(typeof PLUGINS)[SessionType]}`;

const NAMED_PERMISSIONS = [
  "payment.capture",
  "payment.refund",
  "payment.void",
  "payment.cancel",
  "payment.expire",
  "payment.delete",
  "payment.inquiry",
  "payment.collect",
  "Can do refund",
  "Can do void",
  "Can add Invoice",
  "report.can_view_report",
  "wallet.view",
  "notification.send",
  "console.access",
  "console.developer",
  "merchant.settings",
  "merchant.users",
  "merchant.keys",
  "gateway.add",
  "card.view",
  "card.delete",
  "wallet.adjust",
] as const;

export type FixedPermission = SessionPermission | (typeof NAMED_PERMISSIONS)[number];

export const FIXED_PERMISSIONS: readonly FixedPermission[] = [
  ...SESSION_TYPES.toReversed().flatMap((type) => SESSION_VERBS.map((verb) => sessionPermission(type, verb))),
  ...NAMED_PERMISSIONS,
];

const GATEWAY_PERMISSION = /^Can use [-a-zA-Z0-9_]{1,16}$/;

export function isPermission(text: string): boolean {
  return FIXED_PERMISSIONS.some((each) => each === text) || GATEWAY_PERMISSION.test(text);
}

export function gatewayPermission(pgCode: string): string {
  return `Can use ${pgCode}`;
}

export function sessionPermission(type: SessionType, verb: SessionVerb): SessionPermission {
  return `Can ${verb} ${PLUGINS[type]}`;
}

/** Returns the permissions that include the given one; adding and changing include viewing. */
function grantedBy(permission: string): readonly string[] {
  const viewed = /^Can view (.+)$/.exec(permission)?.[1];
  return viewed === undefined ? [permission] : [permission, `Can add ${viewed}`, `Can change ${viewed}`];
}

export function isRestricted(actor: Actor): actor is UserActor | RestrictedKeyActor {
  return actor.kind === "user" || actor.kind === "restricted_key";
}

export function mayUse(actor: Actor, permission: string): boolean {
  if (!isRestricted(actor)) return true;
  return grantedBy(permission).some((each) => actor.permissions.includes(each));
}

/** @throws {Forbidden} */
export function requirePermission(actor: Actor, permission: string): void {
  if (!mayUse(actor, permission)) throw new Forbidden();
}

/**
 * The session types whose events and transactions the actor may see; null for all, including those of deleted
 * sessions.
 * @throws {Forbidden} if the actor may see none
 */
export function visibleTypes(actor: Actor): readonly SessionType[] | null {
  if (!isRestricted(actor)) return null;
  const types = SESSION_TYPES.filter((type) => mayUse(actor, sessionPermission(type, "view")));
  if (types.length === 0) throw new Forbidden();
  return types;
}

export function seesAllTypes(actor: Actor): boolean {
  return SESSION_TYPES.every((type) => mayUse(actor, sessionPermission(type, "view")));
}
