import { useTranslations } from "next-intl";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly connectors: readonly (readonly [connector: string, name: string])[];
};

export function AddLinks({ language, connectors }: Props) {
  const t = useTranslations("console.gateways.keys");
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b px-4 py-3 sm:px-5">
      {connectors.map(([each, gateway]) => (
        <li key={each}>
          <a href={consoleHref(language, "gateways", `?add=${each}`)} className={TEXT_LINK}>
            {t("addLink", { gateway })}
          </a>
        </li>
      ))}
    </ul>
  );
}
