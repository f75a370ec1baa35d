import { useTranslations } from "next-intl";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { KEYED_CONNECTORS } from "@/server/domain/gateways";
import type { Language } from "@/server/kernel/types";
import { CONNECTOR_NAMES } from "../typed-account";

export function AddLinks({ language }: { readonly language: Language }) {
  const t = useTranslations("console.gateways.keys");
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b px-4 py-3 sm:px-5">
      {KEYED_CONNECTORS.map((each) => (
        <li key={each}>
          <a href={consoleHref(language, "gateways", `?add=${each}`)} className={TEXT_LINK}>
            {t("addLink", { gateway: CONNECTOR_NAMES[each] ?? each })}
          </a>
        </li>
      ))}
    </ul>
  );
}
