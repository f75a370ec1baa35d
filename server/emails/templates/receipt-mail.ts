/** The mail with a requested receipt (Spec, "Result pages and links" 4 and 5). */

import type { MailVoice, ReceiptFacts } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import { moneyLine } from "@/server/kernel/money-text";
import { moment } from "./dates";
import { type MailContent, type MailFact, subjectAbout } from "./mail-content";

export function receiptMail(facts: ReceiptFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const { said, figure, total, fee, wallet, card, methodName, orderNo, description, referenceNumber, operations } =
    facts;
  const money = (amount: NonNullable<typeof figure>) => moneyLine(amount, language);
  const line = (label: string, value: string | null, isLatin = false): MailFact[] =>
    value === null ? [] : [{ label, value, isLatin }];
  return {
    subject: subjectAbout(merchantName, (name) =>
      figure === null
        ? t("mail.receipt.plainSubject", { merchant: isolated(name, language) })
        : t("mail.receipt.subject", { merchant: isolated(name, language), amount: money(figure) }),
    ),
    heading: t("mail.receipt.heading"),
    figure: figure === null ? null : money(figure),
    paragraphs: [
      said === "paid" || said === "authorized"
        ? t(`mail.receipt.${said}`, { merchant })
        : t(`result.${said}Text`, { merchant }),
    ],
    facts: [
      ...(total === null ? [] : line(t(`result.${total.name}`), money(total.money))),
      ...(fee === null ? [] : line(t("result.fee"), money(fee))),
      ...(wallet === null ? [] : line(t("result.fromWallet"), money(wallet))),
      ...(card === null ? line(t("result.method"), methodName) : line(t("result.card"), card, true)),
      ...line(t("result.order"), orderNo, true),
      ...line(t("result.for"), description),
      ...line(t("result.reference"), referenceNumber, true),
      ...(facts.moment === null
        ? []
        : line(t("result.time"), moment(t, facts.moment.at, facts.moment.timeZone, language))),
      ...operations.flatMap(({ kind, amount }) => line(t(`result.${kind}`), money(amount))),
    ],
    action: {
      label: t("mail.notice.view"),
      href: facts.receiptUrl,
      hint: t("mail.linkHint"),
      caution: t("mail.notice.keepLink"),
    },
    footer: t("mail.receipt.footer", { merchant }),
  };
}
