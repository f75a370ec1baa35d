import { countMail } from "@/server/domain/limits";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { AdministrationMailFacts, ApprovalMailFacts, FactsOf } from "./core/mail-facts";
import type { NewMail } from "./statements/add-mails";
import { writeMail } from "./write-mail";

const MOST_MAILS = 5;

type LimitedMail = Omit<NewMail, "cause" | "dueAt" | "facts"> & {
  /** The mail's deduplication key of at most 40 characters. */
  readonly about: string;
  readonly facts: AdministrationMailFacts | ApprovalMailFacts | FactsOf<"new_device">;
  /** Number of single mails per hour before a summary replaces further ones; default 5. */
  readonly mostMails?: number;
};

/**
 * Writes a mail in the transaction of its cause. Above the hourly limit one summary to the same addresses
 * counts the rest, and is sent at the end of the hour.
 */
export async function writeLimitedMail(
  ctx: Ctx,
  tx: Tx,
  { about, facts, mostMails = MOST_MAILS, ...mail }: LimitedMail,
): Promise<void> {
  const { above, most, start, secondsLeft } = await countMail(ctx, tx, { kind: about, most: mostMails });
  if (above === 0) return writeMail(ctx, tx, { ...mail, facts, cause: null });
  const row = { kind: facts.kind, relatedId: about, cause: `hour of ${start.toISOString()}` };
  const unsent = { merchantId: ctx.merchant.id, ...row, to: { in: [...mail.to] }, dueAt: { not: null } };
  await tx.mailMessage.deleteMany({ where: unsent });
  const { relatedId, cause } = row;
  const dueAt = addSeconds(ctx.now(), secondsLeft);
  await writeMail(ctx, tx, { ...mail, relatedId, cause, dueAt, facts: { ...facts, further: { count: above, most } } });
}
