import { randomUUID } from "node:crypto";
import { consoleHref } from "@/components/console/pages";
import { proofWanted } from "@/server/domain/merchants";
import { type AccountValues, reversibleOperation, type WalletLine } from "@/server/domain/wallet";
import type { ConsoleView } from "../../view";
import { AdjustPanel } from "../parts/adjust-panel";
import { ReversePanel } from "../parts/reverse-panel";
import { adjustWallet, takeBack } from "./actions";

type Props = { readonly view: ConsoleView; readonly account: WalletLine; readonly values: AccountValues };

export async function WalletPanel({ view: { ctx, language }, account: { id, currency }, values }: Props) {
  const place = { lang: language, accountId: id };
  const shared = {
    freshKey: randomUUID(),
    proof: proofWanted(ctx),
    closeHref: consoleHref(language, "wallet", `/${id}`),
  };
  if (values.do === "adjust")
    return <AdjustPanel {...shared} action={adjustWallet.bind(null, place)} currency={currency} />;
  if (values.do !== "reverse" || values.operation === null) return null;
  return (
    <ReversePanel
      {...shared}
      action={takeBack.bind(null, { ...place, operationId: values.operation })}
      operationId={values.operation}
      operation={await reversibleOperation(ctx, id, values.operation)}
      language={language}
      timeZone={ctx.merchant.timezone}
    />
  );
}
