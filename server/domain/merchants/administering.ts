/**
 * What users may do to their colleagues on the console (Spec, "Keys, users and settings" 2 to 4). Private
 * keys and the operator are not bound: these verbs serve them too.
 */
import { Conflict, Forbidden } from "@/server/kernel/errors";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { mayUse } from "./core/permissions";

/** True if the actor may give the permission: one of their own, or the use of a gateway if they add those. */
export function mayGrant(actor: Actor, permission: string): boolean {
  return mayUse(actor, permission) || (permission.startsWith("Can use ") && mayUse(actor, "gateway.add"));
}

/** Refuses a user who would give what they do not hold. @throws {Forbidden} */
export function requireGrantable(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.every((permission) => mayGrant(actor, permission))) throw new Forbidden();
}

/** What a form leaves of `before`: whoever cannot give a permission cannot take it away either. */
export function withKept(
  actor: Actor,
  { before, ticked }: { readonly before: readonly string[]; readonly ticked: readonly string[] },
): readonly string[] {
  return [...new Set([...ticked, ...before.filter((permission) => !mayGrant(actor, permission))])];
}

/** Refuses users who would change themselves. @throws {Forbidden} */
export function requireColleague(actor: Actor, userId: number): void {
  if (actor.kind === "user" && actor.id === userId) throw new Forbidden();
}

/** Who is changed, as they are, and the permissions that they shall have. */
type UserChange = {
  readonly before: { readonly id: number; readonly permissions: readonly string[] };
  readonly permissions?: readonly string[];
  /** Something else is changed, by which the user could be reached or let in. */
  readonly reaches: boolean;
};

/**
 * Refuses what the actor may not do to a user: to themselves, with permissions that they do not hold, or, of
 * somebody who holds more than they do, anything but the permissions.
 * @throws {Forbidden}
 */
export function requireMayChange(actor: Actor, { before, permissions = [], reaches }: UserChange): void {
  requireColleague(actor, before.id);
  const added = permissions.filter((permission) => !before.permissions.includes(permission));
  requireGrantable(actor, reaches ? [...added, ...before.permissions] : added);
}

/**
 * Has users wait for each other who administer users of one merchant; the first statement of their
 * transactions.
 */
export async function lockUsers({ actor, merchant }: Ctx, tx: Tx): Promise<void> {
  if (actor.kind !== "user") return;
  await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchant.id} FOR NO KEY UPDATE`;
}

/**
 * Asked after the change, under {@link lockUsers}: somebody who has joined must be able to administer users.
 * @throws {Conflict} nobody would be left
 */
export async function requireAdministrator({ actor, merchant }: Ctx, tx: Tx): Promise<void> {
  if (actor.kind !== "user") return;
  const permissions = { hasEvery: ["console.access", "merchant.users"] };
  const where = { merchantId: merchant.id, deletedAt: null, permissions, invitation: null };
  if ((await tx.merchantUser.findFirst({ where, select: { id: true } })) === null) {
    throw new Conflict("One user with merchant.users has to remain.");
  }
}
