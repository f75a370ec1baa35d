/** The permissions that endpoints and pages require before anything else (Spec, "Credentials" 7 to 12). */
import type { Actor } from "@/server/kernel/types";
import { SESSION_TYPES } from "@/server/kernel/words";
import { type FixedPermission, mayUse, sessionPermission } from "./permissions";

const ofAnyType = (verb: "add" | "change" | "view") => SESSION_TYPES.map((type) => sessionPermission(type, verb));
const VIEW = ofAnyType("view");
const ASK = ["payment.refund", "payment.void", "Can do refund", "Can do void"] as const;

/** Sets of permissions of which one suffices; the operation later checks the permission for its session. */
export const ANY = {
  view: VIEW,
  add: ofAnyType("add"),
  change: ofAnyType("change"),
  approvals: [...VIEW, ...ASK],
  operate: [...ASK, "payment.capture", "payment.cancel", "payment.expire", "payment.delete"],
} as const satisfies Readonly<Record<string, readonly FixedPermission[]>>;

export const WITHOUT_PERMISSION = {
  link: "A customer opens it, and the token or id in its address is the credential.",
  public_key: "Only a public key is taken, and it reaches what a customer's page or app needs.",
  sign_in: "It issues the credential, so its caller has none.",
  probe: "It tells a load balancer or a monitor about the process, and nothing about a merchant.",
  own_gateways: "It lists only gateways whose use the caller holds; without such a permission the list is empty.",
} as const;

/** Permissions of which one suffices, or the reason why the endpoint requires none. */
export type Need = FixedPermission | readonly FixedPermission[] | { readonly none: keyof typeof WITHOUT_PERMISSION };

export function permissionsOf(need: Need): readonly FixedPermission[] | null {
  if (typeof need === "string") return [need];
  return "none" in need ? null : need;
}

export function meetsNeed(actor: Actor, need: Need): boolean {
  return permissionsOf(need)?.some((permission) => mayUse(actor, permission)) ?? true;
}
