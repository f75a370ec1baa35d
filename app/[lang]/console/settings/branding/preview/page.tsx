import type { Metadata } from "next";
import { CheckoutSample } from "@/components/checkout/checkout-sample";
import { InvoiceSample } from "@/components/invoice/invoice-sample";
import { MailFrame } from "@/components/sandbox/mail-frame";
import { allGateways } from "@/server/domain/gateways";
import { readSettings } from "@/server/domain/merchants";
import { wordedMail } from "@/server/domain/notifications";
import { brandOf } from "@/server/kernel/brand";
import { addDays, civilDateOf } from "@/server/kernel/time";
import { allowFraming } from "@/server/pages/framing";
import { guardPage } from "../../../guard";
import { consoleMetadata } from "../../../metadata";
import type { ConsoleProps } from "../../../view";
import { consoleWords } from "../../../words";
import { oneOf, SAMPLES } from "../../parts/sample";
import { sampleMail } from "../../sample-mail";
import { triedMerchant, triedSettings } from "../../tried-settings";
import { payNothing } from "./actions";

const SHOWN = 3;
const DUE_DAYS = 14;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "brandingPreview");
}

export default async function BrandingPreviewPage(props: ConsoleProps) {
  const view = await guardPage(props, "brandingPreview");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const query = await props.searchParams;
  const tried = triedSettings(query);
  const merchant = triedMerchant(ctx.merchant, tried);
  const brand = brandOf(merchant, language);
  const [t, gateways, saved] = await Promise.all([consoleWords(language), allGateways(ctx), readSettings(ctx)]);
  const paying = gateways.filter(({ plugins }) => plugins.length > 0);
  const currency = paying[0]?.defaultCurrency ?? "KWD";
  const common = { brand, isTestMode: !merchant.production, currency };
  const sample = oneOf(SAMPLES, query.show);
  await allowFraming("own pages");
  if (sample === "checkout")
    return (
      <CheckoutSample
        {...common}
        language={language}
        timeZone={merchant.timezone}
        secondsLeft={merchant.sessionLifetime}
        gateways={paying.slice(0, SHOWN)}
        start={payNothing.bind(null, { lang: language })}
      />
    );
  const today = civilDateOf(ctx.now(), merchant.timezone);
  if (sample === "invoice")
    return <InvoiceSample {...common} issuedOn={today} dueOn={addDays(today, DUE_DAYS)} issuedAt={ctx.now()} />;
  const mail = sampleMail(sample, {
    ...{ merchant, currency, now: ctx.now() },
    description: t("settings.previewOrder"),
    person: t("settings.previews.person"),
    reminderDays: tried.invoiceReminderDays ?? saved.invoice_reminder_days,
    operationApprovalEnabled: tried.operationApprovalEnabled ?? merchant.operationApprovalEnabled,
    approvalAmounts: tried.approvalAmounts ?? merchant.approvalAmounts,
  });
  if (mail === null)
    return (
      <main inert className="p-4">
        <p>{t(`settings.previews.${sample === "reminder" ? "noReminder" : "noRequest"}`)}</p>
      </main>
    );
  const { subject, html } = await wordedMail(mail, { merchantName: brand.name, brand, language });
  return (
    <main inert className="p-4">
      <h1>
        <bdi>{subject}</bdi>
      </h1>
      <MailFrame title={subject} html={html} language={language} />
    </main>
  );
}
