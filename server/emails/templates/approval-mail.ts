import type { ApprovalMailFacts, MailVoice } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import { moneyLine } from "@/server/kernel/money-text";
import type { MailContent, MailFact } from "./mail-content";

const PARTS = {
  approval_requested: "requested",
  approval_rejected: "rejected",
  approval_done: "done",
  approval_failed: "failed",
} as const;

export function approvalMail(facts: ApprovalMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const part = PARTS[facts.kind];
  const values = {
    operation: t(`mail.approval.${facts.operation}`),
    amount: moneyLine(facts.amount, language),
    maker: isolated(facts.makerName, language),
  };
  const lines: MailFact[] = [
    { label: t("mail.approval.request"), value: facts.requestId, isLatin: true },
    { label: t("mail.approval.transaction"), value: facts.sessionId, isLatin: true },
  ];
  if (facts.orderNo !== null) lines.push({ label: t("mail.approval.order"), value: facts.orderNo });
  if (facts.reason !== null) lines.push({ label: t("mail.reason"), value: facts.reason });
  if (facts.note !== null) lines.push({ label: t("mail.approval.note"), value: facts.note });
  if (facts.decisionNote !== null) lines.push({ label: t("mail.approval.decisionNote"), value: facts.decisionNote });
  const { further } = facts;
  const subject =
    further === undefined ? t(`mail.approval.${part}Subject`, values) : t("mail.approval.further", further);
  return {
    subject,
    heading: subject,
    figure: null,
    paragraphs: [
      ...(further === undefined ? [] : [t("mail.approval.furtherBody", further)]),
      t(`mail.approval.${part}Body`, values),
    ],
    facts: lines,
    action: null,
    footer: t("mail.footer", { merchant: isolated(merchantName, language) }),
  };
}
