import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Icon } from "@/components/console/icon";
import { queryOf } from "@/components/console/list-parts";
import { PageHead } from "@/components/console/page-head";
import { consoleHref, pageEntry } from "@/components/console/pages";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { isGoneNow, listPayments, paymentDays, paymentSums, readPaymentQuery } from "@/server/domain/console";
import { allGateways } from "@/server/domain/gateways";
import { mayUse } from "@/server/domain/merchants";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, mayOpen } from "../view";
import { consoleWords } from "../words";
import { captureTicked } from "./actions";
import { ExportChoice } from "./parts/export-choice";
import { PaymentList } from "./parts/payment-list";
import { listChoices } from "./views/list-choices";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "payments");
}

export default async function PaymentsPage(props: ConsoleProps) {
  const view = await guardPage(props, "payments");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, ...asked } = readPaymentQuery(await props.searchParams);
  if (asked.isRewritten) redirect(consoleHref(language, "payments", queryOf({ ...values, cursor: null })));
  const [t, page, sums, accounts, choices, isGone] = await Promise.all([
    consoleWords(language),
    listPayments(ctx, values, Number(values.rows ?? 25)),
    paymentSums(ctx, values),
    allGateways(ctx),
    listChoices(ctx, values, language),
    values.gone !== null && isGoneNow(ctx, values.gone),
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.payments")}>
        <ExportChoice
          href={consoleHref(language, "payments", "/export")}
          files={consoleHref(language, "paymentFiles")}
          values={values}
          fields={choices.fileFields}
        />
        <a href={consoleHref(language, "paymentLinks")} className={BUTTON}>
          <Icon name="link" />
          {t("pages.paymentLinks")}
        </a>
        {mayOpen(ctx, pageEntry("newPayment").needs) && (
          <a href={consoleHref(language, "newPayment")} className={BUTTON_PRIMARY}>
            <Icon name="plus" />
            {t("pages.newPayment")}
          </a>
        )}
      </PageHead>
      <PaymentList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={{ ...values, gone: isGone ? values.gone : null }}
        asked={asked}
        {...page}
        sums={sums}
        days={paymentDays(ctx, values)}
        capture={{
          action: captureTicked.bind(null, { lang: language }),
          key: randomUUID(),
          lacks: mayUse(ctx.actor, "payment.capture") ? null : "payment.capture",
        }}
        gateways={accounts.map(({ code }) => code)}
        choices={choices}
        now={ctx.now().toISOString()}
      />
    </ConsoleFrame>
  );
}
