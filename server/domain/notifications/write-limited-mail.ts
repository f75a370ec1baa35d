import { countMail } from "@/server/domain/limits";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { AdministrationMailFacts, ApprovalMailFacts, FactsOf } from "./core/mail-facts";
import type { NewMail } from "./statements/add-mails";
import { writeMail } from "./write-mail";

const MOST_MAILS = 5;

type LimitedMail = Omit<NewMail, "cause" | "dueAt" | "facts"> & {
  /** At most 40 characters. */
  readonly about: string;
  readonly facts: AdministrationMailFacts | ApprovalMailFacts | FactsOf<"new_device">;
  /** Mails an hour before the summary; 5 by default. */
  readonly mostMails?: number;
};

/**
 * Writes the mail in the transaction of its cause. Above the limit of the hour one summary, which is replaced
 * by each further one to the same addresses and sent at the end of the hour, counts them.
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
