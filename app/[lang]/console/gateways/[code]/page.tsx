import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { Pill, PLAIN } from "@/components/console/pill";
import { WAITING } from "@/components/ui/tones";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { GatewayDetail } from "../parts/gateway-detail";
import { readGateways } from "../read-gateways";

type Props = ConsoleProps<{ code: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "gateway");
}

export default async function GatewayPage(props: Props) {
  const view = await guardPage(props, "gateway", `/${encodeURIComponent((await props.params).code)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { code } = await props.params;
  const gateway = (await readGateways(ctx)).gateways.find(({ account }) => account.code === code);
  if (gateway === undefined) return <MissingPage view={view} />;
  const t = await consoleWords(language);
  const { name, nameAr, isSandbox } = gateway.account;
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "gateways"), name: t("pages.gateways") }}
        title={<bdi>{language === "ar" ? (nameAr ?? name) : name}</bdi>}
        lead={<bdi dir="ltr">{code}</bdi>}
      >
        <Pill tone={isSandbox ? WAITING : PLAIN}>{t(isSandbox ? "gateways.simulated" : "gateways.live")}</Pill>
      </PageHead>
      <GatewayDetail language={language} timeZone={ctx.merchant.timezone} gateway={gateway} />
    </ConsoleFrame>
  );
}
