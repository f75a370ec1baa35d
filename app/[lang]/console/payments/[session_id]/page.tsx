import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { maySend } from "@/server/domain/console";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, UnreadablePage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { actParts } from "../act-parts";
import { openPayment } from "../open-payment";
import { DoneNotice } from "../parts/act/done-notice";
import { PaymentDetail } from "../parts/payment-detail";

type Props = ConsoleProps<{ session_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "payment");
}

export default async function PaymentPage(props: Props) {
  const view = await guardPage(props, "payment", `/${encodeURIComponent((await props.params).session_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const query = await props.searchParams;
  const place = { lang: language, sessionId: (await props.params).session_id, list: null };
  const opened = await openPayment(ctx, place, query);
  if (opened === null) return <MissingPage view={view} />;
  if (opened === "unreadable") return <UnreadablePage view={view} id={place.sessionId} />;
  const t = await consoleWords(language);
  const { payment, actions, done, isRetryRefused } = opened;
  const parts = actParts(view, { opened, place });
  const shared = { language, timeZone: ctx.merchant.timezone, view: payment, maySend: maySend(payment, actions) };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={<bdi dir="ltr">{payment.orderNo ?? `${payment.sessionId.slice(0, 8)}…`}</bdi>}
      >
        {parts.actions}
      </PageHead>
      <DoneNotice done={done} at={query.at} state={payment.state} isRetryRefused={isRetryRefused} />
      <PaymentDetail {...shared} panel={parts.panel} />
    </ConsoleFrame>
  );
}
