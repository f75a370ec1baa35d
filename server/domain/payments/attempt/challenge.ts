/** The step that a bank requires of the customer of an open attempt; its address is the attempt's page. */
import type { Challenge } from "@/server/domain/gateways";
import { type Attempt, isOpen } from "@/server/domain/sessions";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { seal, unseal } from "@/server/secrets";

type BankPage = Omit<Challenge, "url" | "expiresAt">;

/** Stores what is known besides the page's address; keeps the bank of an earlier step. */
export async function keepChallenge(ctx: Ctx, tx: Tx, attemptId: string, next: Challenge): Promise<void> {
  const { url: _, expiresAt: __, ...said } = next;
  const where = { attemptId, merchantId: ctx.merchant.id };
  const { bank, brand } = shownBy(await tx.attemptChallenge.findFirst({ where }));
  const shown = { ...(bank && { bank }), ...(brand && { brand }), ...said };
  await tx.attemptChallenge.deleteMany({ where });
  if (Object.keys(shown).length === 0) return;
  const challenge = seal(writeJson(shown));
  await tx.attemptChallenge.create({ data: { ...where, challenge, createdAt: ctx.realNow() } });
}

const shownBy = (row: { challenge: string } | null): BankPage =>
  row === null ? {} : (readJson(unseal(row.challenge)) as BankPage);

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
  return { ...shownBy(row), url: pageUrl, expiresAt: pageExpiresAt };
}
