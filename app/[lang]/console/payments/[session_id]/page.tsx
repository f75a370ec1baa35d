import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { doneNow, maySend, paymentActions, paymentPage, paymentPanel } from "@/server/domain/console";
import { proofWanted } from "@/server/domain/merchants";
import { wordsIn } from "@/server/signed-words";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing, orUnreadable, UnreadablePage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { ActPanel } from "../parts/act/act-panel";
import { ActionBar } from "../parts/act/action-bar";
import { DoneNotice } from "../parts/act/done-notice";
import { PaymentDetail } from "../parts/payment-detail";
import { checkStatus, operate, retry } from "./actions";
import { decide } from "./decide/actions";
import { keyedHref } from "./keyed-href";

type Props = ConsoleProps<{ session_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "payment");
}

export default async function PaymentPage(props: Props) {
  const view = await guardPage(props, "payment", `/${encodeURIComponent((await props.params).session_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [query, { session_id: asked }] = [await props.searchParams, await props.params];
  const payment = await orMissing(orUnreadable(ctx, paymentPage(ctx, asked)));
  if (payment === null) return <MissingPage view={view} />;
  if (payment === "unreadable") return <UnreadablePage view={view} id={asked} />;
  const [t, { sessionId }] = [await consoleWords(language), payment];
  const actions = await paymentActions(ctx, payment);
  const panel = await paymentPanel(ctx, { sessionId, actions }, query);
  if (panel?.kind === "act" && (panel.terms ?? panel.notice) !== null && panel.key === null)
    redirect(keyedHref(language, sessionId, panel.act));
  const place = { lang: language, sessionId };
  const shared = { language, timeZone: ctx.merchant.timezone, view: payment, maySend: maySend(payment, actions) };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={<bdi dir="ltr">{payment.orderNo ?? `${sessionId.slice(0, 8)}…`}</bdi>}
      >
        <ActionBar
          language={language}
          sessionId={sessionId}
          link={payment.isPayable ? payment.link : null}
          actions={actions}
          checkStatus={checkStatus.bind(null, place)}
          retry={retry.bind(null, place)}
        />
      </PageHead>
      <DoneNotice
        done={await doneNow(ctx, sessionId, query.done)}
        at={query.at}
        state={payment.state}
        isRetryRefused={"retry" in wordsIn(`/console/payments/${sessionId}`, query)}
      />
      <PaymentDetail
        {...shared}
        panel={panel && <ActPanel {...shared} panel={panel} proof={proofWanted(ctx)} action={actionOf(panel, place)} />}
      />
    </ConsoleFrame>
  );
}

function actionOf(
  panel: NonNullable<Awaited<ReturnType<typeof paymentPanel>>>,
  place: { lang: string; sessionId: string },
) {
  if (panel.kind === "parked") return decide.bind(null, { ...place, callId: panel.callId });
  return operate.bind(null, { ...place, act: panel.act });
}

/** The address contains an idempotency key, so that sending the form again repeats no operation. */
