/**
 * Rules for administering colleagues on the console (Spec, "Keys, users and settings" 2 to 4). They do not
 * restrict private keys and the operator.
 */
import { Conflict, Forbidden } from "@/server/kernel/errors";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { isRestricted, mayUse } from "./core/permissions";
import { lockMerchant } from "./statements/merchant-row";

/**
 * True if the actor may give the permission: the actor holds it or, for the use of a gateway, may add
 * gateways.
 */
export function mayGrant(actor: Actor, permission: string): boolean {
  return mayUse(actor, permission) || (permission.startsWith("Can use ") && mayUse(actor, "gateway.add"));
}

/** @throws {Forbidden} if the actor may not give all of the permissions */
export function requireGrantable(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.every((permission) => mayGrant(actor, permission))) throw new Forbidden();
}

/**
 * The permissions that a user gets: the ticked ones, and existing ones that the actor may neither give nor
 * remove.
 */
export function withKept(
  actor: Actor,
  { before, ticked }: { readonly before: readonly string[]; readonly ticked: readonly string[] },
): readonly string[] {
  return [...new Set([...ticked, ...before.filter((permission) => !mayGrant(actor, permission))])];
}

/** @throws {Forbidden} for a key, if the merchant has switched off administration by keys */
export function requireKeysAdminister({ actor, merchant }: Pick<Ctx, "actor" | "merchant">): void {
  if (!merchant.keysAdminister && "keyId" in actor) throw new Forbidden("Administration by keys is switched off.");
}

/**
 * A restricted key may not make a key, user or webhook endpoint, which would not have the key's limits.
 * @throws {Forbidden}
 */
export function requireKeyMaker(actor: Actor): void {
  if (actor.kind === "restricted_key") throw new Forbidden();
}

/** @throws {Forbidden} for users who would change themselves */
export function requireColleague(actor: Actor, userId: number): void {
  if (actor.kind === "user" && actor.id === userId) throw new Forbidden();
}

/** Locks the merchant's users; not for private keys and the operator, which are not restricted. */
export async function lockUsers(ctx: Ctx, tx: Tx): Promise<void> {
  if (isRestricted(ctx.actor)) await lockMerchant(tx, ctx.merchant.id);
}

type UserChange = {
  readonly before: { readonly id: number; readonly permissions: readonly string[] };
  readonly permissions?: readonly string[];
  /** True if the change of a user also affects the user's access or mail address. */
  readonly reaches: boolean;
};

/**
 * Checks that users do not change themselves, give permissions that they do not hold, or change more than the
 * permissions of a user who holds more.
 * @throws {Forbidden} otherwise
 */
export function requireMayChange(actor: Actor, { before, permissions = [], reaches }: UserChange): void {
  requireKeyMaker(actor);
  requireColleague(actor, before.id);
  const added = permissions.filter((permission) => !before.permissions.includes(permission));
  requireGrantable(actor, reaches ? [...added, ...before.permissions] : added);
}

/**
 * Checks after a change, under {@link lockUsers}, that a user who has joined can still administer users.
 * @throws {Conflict} if no administrator would be left
 */
export async function requireAdministrator({ actor, merchant }: Ctx, tx: Tx): Promise<void> {
  if (!isRestricted(actor)) return;
  const permissions = { hasEvery: ["console.access", "merchant.users"] };
  const where = { merchantId: merchant.id, deletedAt: null, permissions, invitation: null };
  if ((await tx.merchantUser.findFirst({ where, select: { id: true } })) === null) {
    throw new Conflict("At least one user with merchant.users must remain.");
  }
}
