import { useLocale, useTranslations } from "next-intl";
import { isolated } from "@/server/kernel/isolated";
import { Surface } from "../ui/surface";

export function EndedInvoice({ merchant }: { readonly merchant: string }) {
  const t = useTranslations("invoice");
  return (
    <Surface>
      <h1 className="text-[1.375rem]">{t("endedTitle")}</h1>
      <p className="mt-1 text-muted">{t("ended", { merchant: isolated(merchant, useLocale()) })}</p>
    </Surface>
  );
}
