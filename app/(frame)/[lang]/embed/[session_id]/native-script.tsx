import { getTranslations } from "next-intl/server";
import { type NativeWords, PLACE } from "@/components/native/native-view";
import type { Language } from "@/server/kernel/types";
import { InlineScript } from "./inline-script";

type Props = { readonly sessionId: string; readonly lang: Language };

/**
 * The script of a page in an app, after an element in which the script shows the app's wallets, or why the
 * page shows no payment.
 */
export async function NativeScript({ sessionId, lang }: Props) {
  const words = { en: await wordsIn("en"), ar: await wordsIn("ar") };
  const facts = { "data-native": JSON.stringify({ sessionId, lang, words }) };
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the script's content alone */}
      <div id={PLACE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <InlineScript name="native" facts={facts} />
    </>
  );
}

async function wordsIn(locale: Language): Promise<NativeWords> {
  const t = await getTranslations({ locale, namespace: "native" });
  return {
    loading: t("loading"),
    outside: t("outside"),
    silent: t("silent"),
    pay: t("pay"),
    setup: t("setup"),
    unavailable: t("unavailable"),
    canceled: t("canceled"),
  };
}
