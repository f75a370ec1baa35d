import { useTranslations } from "next-intl";
import type { Language } from "@/server/kernel/types";
import { BAD } from "../../ui/tones";
import { consoleHref } from "../pages";
import { TEXT_LINK } from "../styles";

type Props = {
  readonly accounts: readonly { readonly code: string; readonly name: string }[];
  readonly language: Language;
};

export function RefusedKeys({ accounts, language }: Props) {
  const t = useTranslations("console.gateways.keys");
  if (accounts.length === 0) return null;
  return (
    <div role="alert" className={`px-4 py-3 sm:px-5 ${BAD}`}>
      {t("refusedAccounts")}{" "}
      <ul className="inline-flex flex-wrap gap-x-3">
        {accounts.map(({ code, name }) => (
          <li key={code}>
            <a href={consoleHref(language, "gateway", `/${encodeURIComponent(code)}`)} className={TEXT_LINK}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
