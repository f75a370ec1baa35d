import { useTranslations } from "next-intl";

export function NoMethods({ merchant }: { merchant: string }) {
  const t = useTranslations("checkout");
  return (
    <>
      <h2 className="text-[1.125rem]">{t("noMethodsTitle")}</h2>
      <p className="mt-2">{t("noMethods", { merchant })}</p>
    </>
  );
}
