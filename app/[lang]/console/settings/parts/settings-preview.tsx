import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { consoleHref } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { LANGUAGES } from "@/server/kernel/words";
import { LivePreview } from "./live-preview";
import { oneOf, type Sample } from "./sample";

const SIZES = ["phone", "desktop"] as const;

type Props = {
  readonly shows: readonly [Sample, ...Sample[]];
  readonly query: Readonly<Record<string, unknown>>;
  readonly saved: Readonly<Record<string, string>>;
  readonly version?: string;
  readonly children?: ReactNode;
};

export function SettingsPreview({ shows, query, saved, version = "", children }: Props) {
  const t = useTranslations("console.settings.previews");
  const users = useTranslations("console.users");
  const stamp = new URLSearchParams(version === "" ? {} : { saved: version });
  const color = typeof query.brand_color === "string" ? { brand_color: query.brand_color } : {};
  return (
    <LivePreview
      words={{ title: t("title"), unsaved: t("unsaved"), shows: t("shows"), sizes: t("sizes") }}
      shows={shows.map((name) => [name, t(`samples.${name}`)])}
      sizes={SIZES.map((name) => [name, t(name)])}
      chosen={{ show: oneOf(shows, query.show), size: oneOf(SIZES, query.size) }}
      frames={LANGUAGES.map((language) => ({
        title: t("of", { language: users(`languages.${language}`) }),
        href: consoleHref(language, "brandingPreview"),
      }))}
      saved={saved}
      query={new URLSearchParams([...stamp, ...Object.entries(color)]).toString()}
    >
      <noscript>
        {children}
        <Button type="submit" className={BUTTON}>
          {t("show")}
        </Button>
      </noscript>
    </LivePreview>
  );
}
