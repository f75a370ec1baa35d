/** One payment. */
import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { PaymentDetail } from "@/components/console/payments/payment-detail";
import { paymentPage } from "@/server/domain/console";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";

type Props = ConsoleProps<{ session_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "payment");
}

export default async function PaymentPage(props: Props) {
  const view = await guardPage(props, "payment", `/${encodeURIComponent((await props.params).session_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const payment = await orMissing(paymentPage(ctx, (await props.params).session_id));
  if (payment === null) return <MissingPage view={view} />;
  const t = await consoleWords(language);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={<bdi dir="ltr">{payment.orderNo ?? `${payment.sessionId.slice(0, 8)}…`}</bdi>}
      />
      <PaymentDetail language={language} timeZone={ctx.merchant.timezone} view={payment} />
    </ConsoleFrame>
  );
}
