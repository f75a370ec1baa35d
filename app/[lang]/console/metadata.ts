/**
 * Titles of the console's pages. They name no customer and no merchant: a tab is seen by who stands behind.
 */
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { PageName } from "@/components/console/pages";
import { languageOf } from "@/server/i18n/languages";
import type { ConsoleProps } from "./view";

/** The title of a page by its name in the messages. */
export async function consoleMetadata(
  { params }: Pick<ConsoleProps, "params">,
  name: PageName | "signIn" | "secondFactor" | "join",
): Promise<Metadata> {
  const t = await getTranslations({ locale: languageOf((await params).lang) ?? "en", namespace: "console" });
  return { title: `${t(`pages.${name}`)} · ${t("shell.product")}` };
}
