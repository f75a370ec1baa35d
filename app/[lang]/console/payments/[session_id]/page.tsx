import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { TIMELINE_TABS } from "@/components/console/records/timeline";
import { maySend, paymentDays, paymentsOfCustomer, placeInList } from "@/server/domain/console";
import { oneOf } from "@/server/kernel/lenient-query";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, UnreadablePage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { actParts } from "../act-parts";
import { keptList } from "../kept-list";
import { openPayment } from "../open-payment";
import { DoneNotice } from "../parts/act/done-notice";
import { ListPlace } from "../parts/list-place";
import { PaymentDetail } from "../parts/payment-detail";
import { listHref, placeHref } from "../payment-place";

type Props = ConsoleProps<{ session_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "payment");
}

export default async function PaymentPage(props: Props) {
  const view = await guardPage(props, "payment", `/${encodeURIComponent((await props.params).session_id)}`);
  if ("refusal" in view) return view.refusal;
  const { session_id: sessionId } = await props.params;
  const { ctx, language } = view;
  const query = await props.searchParams;
  const list = keptList(query);
  const place = { lang: language, sessionId, list: null, kept: list?.text ?? null };
  const [t, opened] = await Promise.all([consoleWords(language), openPayment(ctx, place, query)]);
  if (opened === null) return <MissingPage view={view} />;
  if (opened === "unreadable") return <UnreadablePage view={view} id={sessionId} />;
  const { payment, actions, done, isRetryRefused } = opened;
  const [inList, ofCustomer] = await Promise.all([
    list && placeInList(ctx, list.values, sessionId),
    paymentsOfCustomer(ctx, payment.customer.id),
  ]);
  const parts = actParts(view, { opened, place });
  const payments = consoleHref(language, "payments");
  return (
    <ConsoleFrame view={view}>
      {list && inList && (
        <ListPlace
          values={list.values}
          days={paymentDays(ctx, list.values)}
          place={inList}
          listHref={listHref(language, list.text, {})}
          hrefOf={(id) => placeHref({ ...place, sessionId: id }, {})}
        />
      )}
      <PageHead
        {...(inList === null && { up: { href: payments, name: t("pages.payments") } })}
        title={<bdi dir="ltr">{payment.orderNo ?? `${payment.sessionId.slice(0, 8)}…`}</bdi>}
      >
        {parts.actions}
      </PageHead>
      <DoneNotice done={done} at={query.at} state={payment.state} isRetryRefused={isRetryRefused} />
      <PaymentDetail
        language={language}
        timeZone={ctx.merchant.timezone}
        view={payment}
        maySend={maySend(payment, actions)}
        panel={parts.panel}
        ofCustomer={ofCustomer}
        resend={parts.resend}
        tab={oneOf(TIMELINE_TABS)(String(query.timeline)) ?? "all"}
        isWhole={query.entries === "all"}
        hrefOf={(params, after) => placeHref(place, params, after)}
      />
    </ConsoleFrame>
  );
}
