import type { Metadata } from "next";
import { AddAccount } from "@/components/console/gateways/add-account";
import { RefusedKeys } from "@/components/console/gateways/refused-keys";
import { Empty, PageHead, Section } from "@/components/console/page-head";
import { describedFields, KEYED_CONNECTORS, refusedKeys } from "@/server/domain/gateways";
import { mayUse, proofWanted } from "@/server/domain/merchants";
import { CURRENCY_CODES } from "@/server/kernel/currency";
import { readQuery } from "@/server/kernel/lenient-query";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { addAccount, addGateway } from "./actions";
import { AddGateway } from "./parts/add-gateway";
import { AddLinks } from "./parts/add-links";
import { GatewayList } from "./parts/gateway-list";
import { readGateways } from "./read-gateways";
import { connectorName } from "./typed-account";

const USUAL_CURRENCY = "KWD";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "gateways");
}

export default async function GatewaysPage(props: ConsoleProps) {
  const view = await guardPage(props, "gateways");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, { gateways, disabled, unused }, refused] = await Promise.all([
    consoleWords(language),
    readGateways(ctx),
    refusedKeys(ctx),
  ]);
  const { values } = readQuery<{ add: string }>(await props.searchParams, {
    add: (text) => KEYED_CONNECTORS.find((each) => each === text) ?? null,
  });
  const usual = gateways[0]?.account.defaultCurrency ?? USUAL_CURRENCY;
  const place = { lang: language };
  const shown = { language, timeZone: ctx.merchant.timezone };
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.gateways")} lead={t("gateways.lead")} />
      <RefusedKeys accounts={refused} language={language} />
      {gateways.length === 0 ? (
        <Empty icon="network">{t("gateways.empty")}</Empty>
      ) : (
        <GatewayList label={t("gateways.columns.name")} gateways={gateways} {...shown} />
      )}
      {disabled.length > 0 && (
        <Section title={t("gateways.disabled")}>
          <GatewayList label={t("gateways.disabled")} gateways={disabled} {...shown} />
        </Section>
      )}
      {unused > 0 && (
        <p className="border-line border-b px-4 py-3 text-muted sm:px-5">{t("gateways.unused", { count: unused })}</p>
      )}
      {mayUse(ctx.actor, "gateway.add") && (
        <>
          <AddLinks language={language} connectors={KEYED_CONNECTORS.map((each) => [each, connectorName(each)])} />
          {values.add === null ? (
            <AddGateway action={addGateway.bind(null, place)} currencies={CURRENCY_CODES} usual={usual} />
          ) : (
            <AddAccount
              gateway={connectorName(values.add)}
              fields={describedFields(values.add)}
              currencies={CURRENCY_CODES}
              usual={usual}
              proof={proofWanted(ctx)}
              action={addAccount.bind(null, { ...place, connector: values.add })}
            />
          )}
        </>
      )}
    </ConsoleFrame>
  );
}
