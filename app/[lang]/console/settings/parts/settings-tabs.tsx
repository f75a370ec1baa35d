import { useTranslations } from "next-intl";
import { consoleHref } from "@/components/console/pages";
import type { Language } from "@/server/kernel/types";

export const SETTINGS_PAGES = [
  "settings",
  "settingsBranding",
  "settingsWebhooks",
  "settingsApproval",
  "settingsAlerts",
  "settingsSecurity",
] as const;

export type SettingsPage = (typeof SETTINGS_PAGES)[number];

export function SettingsTabs({ language, page }: { language: Language; page: SettingsPage }) {
  const t = useTranslations("console.settings");
  return (
    <nav aria-label={t("tabs")} className="relative overflow-x-auto border-line border-b px-4 sm:px-5">
      <ul className="flex gap-5">
        {SETTINGS_PAGES.map((name) => (
          <li key={name}>
            <a
              href={consoleHref(language, name)}
              aria-current={name === page ? "page" : undefined}
              className={`-mb-px inline-flex min-h-10 items-center whitespace-nowrap border-b-2 font-medium pointer-coarse:min-h-11 ${
                name === page ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"
              }`}
            >
              {t(`tab.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
