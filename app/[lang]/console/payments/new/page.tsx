import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { isPayable, retrieveSession } from "@/server/domain/sessions";
import { civilDateOf } from "@/server/kernel/time";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { makePayment } from "./actions";
import { PaymentForm } from "./parts/payment-form";
import { PaymentLink } from "./parts/payment-link";
import { TermsForm } from "./parts/terms-form";
import { offerFor, readTerms } from "./read-terms";
import { shareLinks } from "./share";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "newPayment");
}

export default async function NewPaymentPage(props: ConsoleProps) {
  const view = await guardPage(props, "newPayment");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { merchant } = ctx;
  const query = await props.searchParams;
  const [t, terms] = await Promise.all([consoleWords(language), readTerms(ctx, query, language)]);
  const { asked, made } = terms;
  const session = made === null ? null : await orMissing(retrieveSession(ctx, made));
  if (session !== null && !isPayable(session.state))
    redirect(consoleHref(language, "payment", `/${session.session_id}`));
  const { gateways, errors } = session === null ? await offerFor(ctx, asked, language) : { gateways: null, errors: {} };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={t("pages.newPayment")}
      />
      {session !== null && (
        <PaymentLink language={language} session={session} {...(await shareLinks(merchant, session))} />
      )}
      {session === null && <TermsForm language={language} {...terms} isAsked={gateways !== null} errors={errors} />}
      {gateways !== null && (
        <PaymentForm
          key={`${asked.paymentType} ${asked.type} ${asked.amount} ${asked.currency}`}
          language={language}
          asked={asked}
          gateways={gateways}
          action={makePayment.bind(null, { lang: language })}
          formKey={randomUUID()}
          today={civilDateOf(ctx.now(), merchant.timezone)}
          defaultLanguage={merchant.defaultLanguage}
          lifetime={merchant.sessionLifetime}
        />
      )}
    </ConsoleFrame>
  );
}
