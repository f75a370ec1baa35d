import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { maySend } from "@/server/domain/console";
import { proofWanted } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, UnreadablePage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { openPayment } from "../open-payment";
import { ActPanel } from "../parts/act/act-panel";
import { ActionBar } from "../parts/act/action-bar";
import { DoneNotice } from "../parts/act/done-notice";
import { PaymentDetail } from "../parts/payment-detail";
import { placeHref } from "../payment-place";
import { checkStatus, retry } from "./actions";
import { panelAction } from "./panel-action";

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
  const { payment, actions, panel, done, isRetryRefused } = opened;
  const shared = { language, timeZone: ctx.merchant.timezone, view: payment, maySend: maySend(payment, actions) };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={<bdi dir="ltr">{payment.orderNo ?? `${payment.sessionId.slice(0, 8)}…`}</bdi>}
      >
        <ActionBar
          hrefOf={(act) => placeHref(place, { do: act }, "#act")}
          link={payment.isPayable ? payment.link : null}
          actions={actions}
          checkStatus={checkStatus.bind(null, place)}
          retry={retry.bind(null, place)}
        />
      </PageHead>
      <DoneNotice done={done} at={query.at} state={payment.state} isRetryRefused={isRetryRefused} />
      <PaymentDetail
        {...shared}
        panel={
          panel && (
            <ActPanel
              {...shared}
              panel={panel}
              closedHref={placeHref(place, {}, `#do-${panel.act}`)}
              proof={proofWanted(ctx)}
              action={panelAction(panel, place)}
            />
          )
        }
      />
    </ConsoleFrame>
  );
}
