/** The titles of the payment pages, and what a shared link to one shows. */
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/server/kernel/types";

type PageTitle = {
  /** The key of the title's words. */
  readonly title: "pay" | "saveCard" | "subscribe" | "card" | "processing" | "receipt" | "notPaid";
  readonly merchant: string;
  /** What is asked for, such as `KWD 10.500`; null if other readers of the link must not see it. */
  readonly amount: string | null;
};

/** Names the merchant, and what the page is for; results never in the words of their heading. */
export async function pageTitle(language: Language, { title, merchant, amount }: PageTitle): Promise<Metadata> {
  const t = await getTranslations({ locale: language, namespace: "shell.titles" });
  const words = t(title, { merchant });
  const description = amount === null ? t("description", { merchant }) : t("descriptionOf", { merchant, amount });
  return {
    title: words,
    description,
    openGraph: { title: words, description, siteName: merchant, locale: language, type: "website" },
  };
}

/** The address is unknown. */
export async function missingTitle(language: Language): Promise<Metadata> {
  const t = await getTranslations({ locale: language, namespace: "notFound" });
  return { title: t("title") };
}
