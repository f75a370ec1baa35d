/** The wallet accounts: balance, what is available, and what checkouts hold. */
import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { WalletList } from "@/components/console/wallets/wallet-list";
import { browseAccounts, readWalletQuery, sumAccounts } from "@/server/domain/wallet";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";

const ROWS = 25;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "wallets");
}

export default async function WalletsPage(props: ConsoleProps) {
  const view = await guardPage(props, "wallets");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readWalletQuery(await props.searchParams);
  const [t, page, sums] = await Promise.all([
    consoleWords(language),
    browseAccounts(ctx, values, ROWS),
    sumAccounts(ctx, values),
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.wallets")} />
      <WalletList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={values}
        dropped={dropped}
        rows={page.rows}
        next={page.next}
        sums={sums}
      />
    </ConsoleFrame>
  );
}
