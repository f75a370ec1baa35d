import { useTranslations } from "next-intl";
import { Section } from "@/components/console/page-head";

export function Checkers({ names }: { names: readonly string[] }) {
  const t = useTranslations("console.settings");
  return (
    <Section title={t("checkers")}>
      {names.length === 0 && <p className="text-muted">{t("noCheckers")}</p>}
      <ul className="grid gap-1">
        {names.map((name) => (
          <li key={name}>
            <bdi className="wrap-anywhere">{name}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
