import { useTranslations } from "next-intl";
import { CopyButton } from "../ui/copy-button";
import { BUTTON, BUTTON_PRIMARY } from "./styles";

type Props = { readonly name: string; readonly address: string; readonly isMain?: boolean };

export function LinkLine({ name, address, isMain = false }: Props) {
  const t = useTranslations("console.form");
  const words = { copy: t("copy"), copied: t("copied"), name: `${t("copy")}: ${name}`, done: t("copied") };
  return (
    <div>
      <p className="mb-1 font-medium text-ink">{name}</p>
      <div className="flex flex-wrap items-center gap-2">
        <bdi
          dir="ltr"
          className="min-w-0 grow basis-64 wrap-anywhere rounded-lg bg-canvas px-2.5 py-1.5 font-mono text-ink text-xs"
        >
          {address}
        </bdi>
        <CopyButton text={address} words={words} className={isMain ? BUTTON_PRIMARY : BUTTON} />
      </div>
    </div>
  );
}
