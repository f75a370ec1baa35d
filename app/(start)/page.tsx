import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { PlainStartPage, StartPage } from "@/components/start/start-page";
import { DEMO_AMOUNT, testMerchantContext } from "@/server/domain/sandbox";
import { pageContext } from "@/server/pages/view";
import { startDemo } from "./actions";

export default async function Start() {
  await connection();
  setRequestLocale("en");
  const merchant = await testMerchantContext(await pageContext());
  if (merchant === null) return <PlainStartPage />;
  return <StartPage amount={DEMO_AMOUNT} startDemo={(language) => startDemo.bind(null, language)} />;
}
