/**
 * Titles of the console's pages. A title names neither a customer nor the merchant, because bystanders see
 * browser tabs.
 */
import type { Metadata } from "next";
import type { PageName } from "@/components/console/pages";
import { languageOf } from "@/server/i18n/languages";
import type { ConsoleProps } from "./view";
import { consoleWords } from "./words";

export async function consoleMetadata(
  { params }: Pick<ConsoleProps, "params">,
  name: PageName | "signIn" | "secondFactor" | "join" | "forgotten" | "reset" | "alertLink" | "confirm",
): Promise<Metadata> {
  const t = await consoleWords(languageOf((await params).lang) ?? "en");
  return { title: `${t(`pages.${name}`)} · ${t("shell.product")}` };
}
