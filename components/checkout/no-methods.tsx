import { useLocale, useTranslations } from "next-intl";
import { isolated } from "@/server/kernel/isolated";

export function NoMethods({ merchant }: { merchant: string }) {
  const t = useTranslations("checkout");
  return (
    <>
      <h2 className="text-[1.125rem]">{t("noMethodsTitle")}</h2>
      <p className="mt-2">{t("noMethods", { merchant: isolated(merchant, useLocale()) })}</p>
    </>
  );
}
