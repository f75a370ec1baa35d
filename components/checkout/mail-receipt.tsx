import { useTranslations } from "next-intl";
import type { ReceiptMail } from "@/server/domain/payments";
import { MailReceiptForm, type ReceiptFormState } from "./mail-receipt-form";

export type ReceiptAction = (state: ReceiptFormState, form: FormData) => Promise<ReceiptFormState>;

export function MailReceipt({ mail: { maskedAddress }, action }: { mail: ReceiptMail; action: ReceiptAction }) {
  const t = useTranslations("result.mail");
  return (
    <section className="mt-6 print:hidden">
      <MailReceiptForm
        action={action}
        maskedAddress={maskedAddress}
        words={{
          label: t("label"),
          button: t("button"),
          working: t("working"),
          to: maskedAddress === null ? "" : t("to", { address: `\u2066${maskedAddress}\u2069` }),
          sent: t("sent"),
          invalid: t("invalid"),
          limited: t("limited"),
          busy: t("busy"),
        }}
      />
    </section>
  );
}
