import { listAlertReaders } from "@/server/domain/merchants";
import { type AlertMailFacts, type NewMail, writeMails } from "@/server/domain/notifications";
import type { Ctx, Tx } from "@/server/kernel/types";
import { alertHref } from "./alert-link";
import { ALERT_KINDS } from "./core/words";

type AlertMail = {
  readonly id: string;
  readonly kind: AlertMailFacts["kind"];
  readonly facts: AlertMailFacts["alert"];
  readonly cause: string;
};

export async function writeAlertMails(ctx: Ctx, tx: Tx, { id, kind, facts, cause }: AlertMail): Promise<void> {
  const readers = await listAlertReaders(ctx, tx, ALERT_KINDS);
  const mails = readers.flatMap(({ userId, email, isConfirmed, mayRead, kinds, language }): NewMail[] => {
    if (email === null || !isConfirmed || !mayRead || !kinds.includes(facts.kind)) return [];
    const pageUrl = `${ctx.merchant.baseUrl}${alertHref(language, { alertId: id, userId, email })}`;
    const mail = { kind, alert: facts, timeZone: ctx.merchant.timezone, pageUrl };
    return [{ to: [email], relatedId: id, language, cause, facts: mail }];
  });
  if (mails.length > 0) await writeMails(ctx, tx, mails);
}
