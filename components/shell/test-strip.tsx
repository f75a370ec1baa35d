import { useTranslations } from "next-intl";

export function TestStrip() {
  const t = useTranslations("shell");
  return (
    <p className="bg-warning-soft px-4 py-1.5 text-center text-[0.8125rem] text-warning forced-colors:border-b print:hidden">
      {t("testMode")}
    </p>
  );
}
