import type { Metadata } from "next";
import { Empty, PageHead } from "@/components/console/page-head";
import { mayUse } from "@/server/domain/merchants";
import { CURRENCY_CODES } from "@/server/kernel/currency";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { addGateway } from "./actions";
import { AddGateway } from "./parts/add-gateway";
import { GatewayList } from "./parts/gateway-list";
import { readGateways } from "./read-gateways";

const USUAL_CURRENCY = "KWD";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "gateways");
}

export default async function GatewaysPage(props: ConsoleProps) {
  const view = await guardPage(props, "gateways");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, { gateways, unused }] = await Promise.all([consoleWords(language), readGateways(ctx)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.gateways")} lead={t("gateways.lead")} />
      {gateways.length === 0 ? (
        <Empty>{t("gateways.empty")}</Empty>
      ) : (
        <GatewayList language={language} timeZone={ctx.merchant.timezone} gateways={gateways} />
      )}
      {unused > 0 && (
        <p className="border-line border-b px-4 py-3 text-muted sm:px-5">{t("gateways.unused", { count: unused })}</p>
      )}
      {mayUse(ctx.actor, "gateway.add") && (
        <AddGateway
          action={addGateway.bind(null, { lang: language })}
          currencies={CURRENCY_CODES}
          usual={gateways[0]?.account.defaultCurrency ?? USUAL_CURRENCY}
        />
      )}
    </ConsoleFrame>
  );
}
