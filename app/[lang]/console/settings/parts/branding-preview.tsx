import { useTranslations } from "next-intl";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { LANGUAGES } from "@/server/kernel/words";

export function BrandingPreview({ color }: { color: string | null }) {
  const t = useTranslations("console.settings");
  const users = useTranslations("console.users");
  const query = color === null ? "" : `?${new URLSearchParams({ color })}`;
  return (
    <Section title={t("preview")} lead={t("previewLead")}>
      <form className="mb-4 flex max-w-96 items-end gap-2">
        <label className="grow">
          <span className="mb-1 block text-muted text-xs">{t("previewTry")}</span>
          <Input name="color" defaultValue={color ?? ""} maxLength={7} dir="ltr" look="dense" className="font-mono" />
        </label>
        <Button type="submit" className={BUTTON}>
          {t("previewShow")}
        </Button>
      </form>
      <div className="flex flex-wrap gap-5">
        {LANGUAGES.map((language) => (
          <iframe
            key={language}
            inert
            loading="lazy"
            title={t("previewOf", { language: users(`languages.${language}`) })}
            src={consoleHref(language, "brandingPreview", query)}
            className="h-170 w-97.5 max-w-full rounded-[0.875rem] border border-line"
          />
        ))}
      </div>
    </Section>
  );
}
