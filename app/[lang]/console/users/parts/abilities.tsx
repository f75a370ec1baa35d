import { useLocale, useTranslations } from "next-intl";
import { abilitiesOf } from "@/components/console/permission-words";

type Props = { readonly permissions: readonly string[]; readonly isChecker: boolean };

export function Abilities({ permissions, isChecker }: Props) {
  const t = useTranslations("console.users");
  const locale = useLocale();
  const abilities = abilitiesOf(permissions);
  const words = abilities === null ? [t("everything")] : abilities.map((each) => t(`ability.${each}`));
  const all = isChecker ? [t("checker"), ...words] : words;
  if (all.length === 0) return <span className="text-muted">{t("nothing")}</span>;
  return (
    <span className="inline-block first-letter:uppercase">
      {new Intl.ListFormat(locale, { type: "unit", style: "long" }).format(all)}
    </span>
  );
}
