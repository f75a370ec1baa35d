import type { Metadata } from "next";
import { AccountKeys } from "@/components/console/gateways/account-keys";
import { AccountSettings } from "@/components/console/gateways/account-settings";
import { NotificationState } from "@/components/console/gateways/notification-state";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { Pill, PLAIN } from "@/components/console/pill";
import { QUIET, WAITING } from "@/components/ui/tones";
import { describedFields, environmentOf, gatewayFields } from "@/server/domain/gateways";
import { mayUse, proofWanted } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { appleDomains } from "../apple-domains";
import { ApplePayDomains } from "../parts/apple-pay-domains";
import { GatewayDetail } from "../parts/gateway-detail";
import { readGateways } from "../read-gateways";
import { changeAccount, changeKeys, checkKeys, endKey } from "./actions";

type Props = ConsoleProps<{ code: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "gateway");
}

export default async function GatewayPage(props: Props) {
  const view = await guardPage(props, "gateway", `/${encodeURIComponent((await props.params).code)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { code } = await props.params;
  const { gateways, disabled } = await readGateways(ctx);
  const gateway = [...gateways, ...disabled].find(({ account }) => account.code === code);
  if (gateway === undefined) return <MissingPage view={view} />;
  const [t, keys] = await Promise.all([consoleWords(language), gatewayFields(ctx, code)]);
  const { name, nameAr, connector, plugins } = gateway.account;
  const environment = environmentOf(gateway.account);
  const place = { lang: language, code };
  const { timezone: timeZone } = ctx.merchant;
  const [mayChange, proof, fields] = [mayUse(ctx.actor, "gateway.add"), proofWanted(ctx), describedFields(connector)];
  const actions = {
    save: changeKeys.bind(null, place),
    check: checkKeys.bind(null, place),
    end: (field: string) => endKey.bind(null, { ...place, field }),
  };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "gateways"), name: t("pages.gateways") }}
        title={<bdi>{language === "ar" ? (nameAr ?? name) : name}</bdi>}
        lead={<bdi dir="ltr">{code}</bdi>}
      >
        {plugins.length === 0 && <Pill tone={QUIET}>{t("gateways.disabled")}</Pill>}
        <Pill tone={environment === "live" ? PLAIN : WAITING}>{t(`gateways.environments.${environment}`)}</Pill>
      </PageHead>
      {fields.length > 0 && (
        <>
          <AccountKeys
            fields={fields}
            keys={keys}
            timeZone={timeZone}
            proof={proof}
            actions={mayChange ? actions : null}
          />
          <NotificationState keys={keys} timeZone={timeZone} />
        </>
      )}
      <GatewayDetail language={language} timeZone={timeZone} gateway={gateway} />
      {gateway.account.paymentServices.includes("apple_pay") && (
        <ApplePayDomains {...(await appleDomains(ctx.merchant))} />
      )}
      {mayChange && (
        <AccountSettings account={gateway.account} proof={proof} action={changeAccount.bind(null, place)} />
      )}
    </ConsoleFrame>
  );
}
