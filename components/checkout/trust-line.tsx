import { useLocale, useTranslations } from "next-intl";
import { isolated } from "@/server/kernel/isolated";
import { LockMark } from "../payment/lock-mark";

export function TrustLine({ merchant }: { merchant: string }) {
  const t = useTranslations("checkout");
  const name = isolated(merchant, useLocale());
  return (
    <p data-part="pci-disclaimer" className="mt-2 flex items-center justify-center gap-2 text-[0.8125rem] text-muted">
      <LockMark />
      <span>{t("cardUnseen", { merchant: name })}</span>
    </p>
  );
}
