import { useTranslations } from "next-intl";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import type { Language } from "@/server/kernel/types";

type Props = { readonly language: Language; readonly codes: readonly string[]; readonly mayAdd: boolean };

export function SimulatedGateways({ language, codes, mayAdd }: Props) {
  const t = useTranslations("console");
  return (
    <Section title={t("test.simulated")}>
      {codes.length === 0 && <p className="text-muted">{t("test.noSimulated")}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <a
              href={consoleHref(language, "gateway", `/${encodeURIComponent(code)}`)}
              className={`inline-flex min-h-6 items-center ${TEXT_LINK}`}
            >
              <bdi dir="ltr" className="font-mono">
                {code}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <p className="mt-3">
          <a href={consoleHref(language, "gateways")} className={BUTTON}>
            {t("gateways.add")}
          </a>
        </p>
      )}
    </Section>
  );
}
