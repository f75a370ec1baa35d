/** The step that a bank requires of the customer of an open attempt; its address is the attempt's page. */
import { type Challenge, isAddressAlone, type SaidChallenge } from "@/server/domain/gateways";
import { type Attempt, isOpen } from "@/server/domain/sessions";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { seal, unseal } from "@/server/secrets";

/** Stores how to show the bank's page; stores nothing if the page's address is enough. */
export async function keepChallenge(ctx: Ctx, tx: Tx, attemptId: string, next: Challenge): Promise<void> {
  const { fields, isHidden, tells } = next;
  const where = { attemptId, merchantId: ctx.merchant.id };
  await tx.attemptChallenge.deleteMany({ where });
  if (isAddressAlone(next)) return;
  const challenge = seal(writeJson({ fields, isHidden, tells }));
  await tx.attemptChallenge.create({ data: { ...where, challenge, createdAt: ctx.realNow() } });
}

/**
 * The step that the bank requires; null if it requires none, or none any more. Runs one statement if the
 * attempt waits for its customer.
 */
export async function readChallenge(
  { db, now }: { db: Db | Tx; now: Date },
  { id: attemptId, merchantId, pageUrl, pageExpiresAt, ...attempt }: Attempt,
): Promise<Challenge | null> {
  if (!(attempt.leadsOn && isOpen(attempt)) || pageUrl === null || pageExpiresAt === null) return null;
  if (pageExpiresAt <= now) return null;
  const row = await db.attemptChallenge.findFirst({ where: { attemptId, merchantId } });
  const how = row === null ? {} : (readJson(unseal(row.challenge)) as Omit<SaidChallenge, "url">);
  return { ...how, url: pageUrl, expiresAt: pageExpiresAt };
}
