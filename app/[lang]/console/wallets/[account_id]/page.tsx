import type { Metadata } from "next";
import { queryOf } from "@/components/console/list-parts";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { mayUse } from "@/server/domain/merchants";
import { accountPage, readAccountQuery } from "@/server/domain/wallet";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { WalletDetail } from "../parts/wallet-detail";
import { WalletPanel } from "./panel";

type Props = ConsoleProps<{ account_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "wallet");
}

export default async function WalletPage(props: Props) {
  const view = await guardPage(props, "wallet", `/${encodeURIComponent((await props.params).account_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values } = readAccountQuery(await props.searchParams);
  const shown = await orMissing(accountPage(ctx, (await props.params).account_id, values));
  if (shown === null) return <MissingPage view={view} />;
  const t = await consoleWords(language);
  const { account } = shown;
  const canAdjust = mayUse(ctx.actor, "wallet.adjust");
  const canOpen = canAdjust && account.status === "active" && values.do === null;
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "wallets"), name: t("pages.wallets") }}
        title={<bdi dir="ltr">{account.customerId}</bdi>}
      >
        {canOpen && (
          <a href={queryOf({ do: "adjust" })} className={BUTTON_PRIMARY}>
            {t("wallets.adjust")}
          </a>
        )}
      </PageHead>
      <WalletDetail
        view={shown}
        language={language}
        timeZone={ctx.merchant.timezone}
        list={{ rows: values.rows, cursor: values.cursor }}
        canAdjust={canAdjust}
        panel={canAdjust ? <WalletPanel view={view} account={account} values={values} /> : null}
      />
    </ConsoleFrame>
  );
}
