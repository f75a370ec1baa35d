import { getTranslations } from "next-intl/server";
import { brandOf } from "@/server/kernel/brand";
import { mailtoOf } from "@/server/kernel/email-address";
import { moneyLine } from "@/server/kernel/money-text";
import type { MerchantFacts } from "@/server/kernel/types";
import type { SharedLink } from "./parts/payment-link";

export async function shareLinks(
  merchant: MerchantFacts,
  session: SharedLink["session"],
): Promise<Pick<SharedLink, "mailTo" | "whatsApp">> {
  const { language, amount, currency_code: currency, checkout_short_url: link } = session;
  const t = await getTranslations({ locale: language, namespace: "console.newPayment.message" });
  const facts = { merchant: brandOf(merchant, language).name, amount: moneyLine({ amount, currency }, language) };
  const body = t("body", { ...facts, link });
  const mail = `subject=${encodeURIComponent(t("subject", facts))}&body=${encodeURIComponent(body)}`;
  const to = session.customer_email ? mailtoOf(session.customer_email) : "mailto:";
  const phone = /^\+\d{8,15}$/.test(session.customer_phone ?? "") ? session.customer_phone?.slice(1) : "";
  return { mailTo: `${to}?${mail}`, whatsApp: `https://wa.me/${phone}?text=${encodeURIComponent(body)}` };
}
