import type { Metadata } from "next";
import { browseAccounts, readWalletQuery, sumAccounts } from "@/server/domain/wallet";
import { rowsOf } from "@/server/kernel/list-rows";
import { TitledFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { WalletList } from "./parts/wallet-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "wallets");
}

export default async function WalletsPage(props: ConsoleProps) {
  const view = await guardPage(props, "wallets");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readWalletQuery(await props.searchParams);
  const [page, sums] = await Promise.all([browseAccounts(ctx, values, rowsOf(values)), sumAccounts(ctx, values)]);
  return (
    <TitledFrame view={view}>
      <WalletList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={values}
        dropped={dropped}
        {...page}
        sums={sums}
      />
    </TitledFrame>
  );
}
