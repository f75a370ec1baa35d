import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { env } from "@/server/env";
import type { Brand } from "@/server/kernel/brand";
import { isolated } from "@/server/kernel/isolated";
import type { Language } from "@/server/kernel/types";

type PageTitle = {
  readonly title: "pay" | "saveCard" | "subscribe" | "card" | "processing" | "receipt" | "notPaid";
  readonly brand: Brand;
  /** An amount such as `KWD 10.500`; null if other readers of the link must not see it. */
  readonly amount: string | null;
  readonly item?: string | null;
};

/** The link preview's image for merchants without a logo; size in pixels. */
const PREVIEW = { path: "/icons/preview.png", width: 1200, height: 630 };

/**
 * A title with merchant and purpose; never a result or the customer, because anyone with the link may read
 * it.
 */
export async function pageTitle(language: Language, { title, brand, amount, item }: PageTitle): Promise<Metadata> {
  const t = await getTranslations({ locale: language, namespace: "shell.titles" });
  const merchant = isolated(brand.name, language);
  const words = t(title, { merchant });
  const description = descriptionOf(t, { merchant, amount, item: item == null ? null : isolated(item, language) });
  const images = [previewOf(brand)];
  return {
    title: words,
    description,
    openGraph: { title: words, description, siteName: brand.name, locale: language, type: "website", images },
    twitter: { card: brand.logo === null ? "summary_large_image" : "summary", title: words, description, images },
    ...pageIcons(brand),
  };
}

type Words = Awaited<ReturnType<typeof getTranslations<"shell.titles">>>;
type Invitation = { readonly merchant: string; readonly amount: string | null; readonly item: string | null };

function descriptionOf(t: Words, { merchant, amount, item }: Invitation): string {
  if (amount === null) return t("description", { merchant });
  return item === null ? t("descriptionOf", { merchant, amount }) : t("descriptionFor", { merchant, amount, item });
}

function previewOf({ name, logo }: Brand) {
  if (logo !== null) return { url: logo.url, width: logo.width, height: logo.height, alt: name };
  const { path, width, height } = PREVIEW;
  return { url: `${env.baseUrl}${path}`, width, height, alt: name };
}

export function pageIcons({ faviconPath }: Pick<Brand, "faviconPath">): Pick<Metadata, "icons"> {
  return faviconPath === null ? {} : { icons: { icon: faviconPath } };
}

export async function missingTitle(language: Language): Promise<Metadata> {
  const t = await getTranslations({ locale: language, namespace: "notFound" });
  return { title: t("title") };
}
