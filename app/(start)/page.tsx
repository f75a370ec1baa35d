import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { PlainStartPage, StartPage } from "@/components/start/start-page";
import { testMerchantContext } from "@/server/domain/sandbox";
import { pageContext } from "@/server/pages/view";
import { startProps } from "./start-props";

export default async function Start() {
  await connection();
  setRequestLocale("en");
  const merchant = await testMerchantContext(await pageContext());
  return merchant === null ? <PlainStartPage /> : <StartPage {...(await startProps(merchant, "en"))} />;
}
