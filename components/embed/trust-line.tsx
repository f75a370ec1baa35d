import { useTranslations } from "next-intl";

/** Tells customers that the shop never sees the typed card. */
export function TrustLine({ merchant }: { merchant: string }) {
  const t = useTranslations("checkout");
  return (
    <p data-part="pci-disclaimer" className="mt-2 flex items-center justify-center gap-2 text-[0.8125rem] text-muted">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" stroke="currentColor">
        <path d="M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
      <span>{t("cardUnseen", { merchant })}</span>
    </p>
  );
}
