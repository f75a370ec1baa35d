/** Ends of API keys, in real time (Spec, "Merchant administration", "Restricted keys"). */
import { Conflict, InvalidFields } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

/** @throws {InvalidFields} if `expiresAt` is in the past */
export function requireFuture(ctx: Ctx, expiresAt: Date | null): void {
  if (expiresAt !== null && expiresAt <= ctx.realNow())
    throw new InvalidFields({ expires_at: ["Ensure this value is in the future."] });
}

type Ends = { readonly expiresAt: Date | null; readonly revokedAt: Date | null };

/** @throws {Conflict} if the key has ended */
export function requireUsable(ctx: Ctx, { expiresAt, revokedAt }: Ends): void {
  if (revokedAt !== null) throw new Conflict("This key is revoked.");
  if (expiresAt !== null && expiresAt <= ctx.realNow()) throw new Conflict("This key has expired.");
}

/** The end of a key that is replaced now: after the overlap, but not later than its own end. */
export function formerEnd(
  ctx: Ctx,
  { expiresAt }: Ends,
  { overlapSeconds }: { readonly overlapSeconds: number },
): Date {
  const end = addSeconds(ctx.realNow(), overlapSeconds);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}
