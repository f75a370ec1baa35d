import type { MailVoice, PaymentFileFacts } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { LONG_DAY } from "@/server/i18n/written-day";
import { isolated } from "@/server/kernel/isolated";
import { LOCALES } from "@/server/kernel/words";
import type { MailContent, MailFact } from "./mail-content";

export function paymentFileMail(facts: PaymentFileFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const { name, records, expiresAt, timeZone, pageUrl } = facts;
  const merchant = isolated(merchantName, language);
  const outcome = expiresAt === null ? "failed" : "ready";
  const subject = t(`mail.payment_file.${outcome}`, { merchant });
  const lines: MailFact[] = [{ label: t("mail.payment_file.name"), value: name, isLatin: true }];
  if (records !== null)
    lines.push({ label: t("mail.payment_file.rows"), value: records.toLocaleString("en"), isLatin: true });
  const day = new Intl.DateTimeFormat(LOCALES[language], { ...LONG_DAY, timeZone });
  if (expiresAt !== null) lines.push({ label: t("mail.payment_file.until"), value: day.format(expiresAt) });
  return {
    subject,
    heading: subject,
    figure: null,
    paragraphs: [t(`mail.payment_file.${outcome}Body`)],
    facts: lines,
    action: {
      label: t("mail.payment_file.action"),
      href: pageUrl,
      hint: t("mail.linkHint"),
      caution: t("mail.payment_file.caution"),
    },
    footer: t("mail.footer", { merchant }),
  };
}
