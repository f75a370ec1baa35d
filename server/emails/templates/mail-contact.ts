import { translator } from "@/server/i18n/translator";
import type { Brand } from "@/server/kernel/brand";
import { mailtoOf } from "@/server/kernel/email-address";
import type { Language } from "@/server/kernel/types";
import type { ContactLine } from "./mail-content";

/** The merchant's contact in the order of the pages' footer; may be empty. */
export function contactLines({ support, termsUrl, privacyUrl }: Brand, language: Language): ContactLine[] {
  const t = translator(language);
  const lines: ContactLine[] = [];
  const { email, phone, url } = support;
  if (email !== null) lines.push({ label: t("mail.supportEmail"), value: email, href: mailtoOf(email) });
  if (phone !== null)
    lines.push({ label: t("mail.supportPhone"), value: phone, href: `tel:${phone.replace(/[^+\d]/g, "")}` });
  if (url !== null) lines.push({ label: t("shell.helpPage"), value: url, href: url });
  if (termsUrl !== null) lines.push({ label: t("shell.terms"), value: termsUrl, href: termsUrl });
  if (privacyUrl !== null) lines.push({ label: t("shell.privacy"), value: privacyUrl, href: privacyUrl });
  return lines;
}
