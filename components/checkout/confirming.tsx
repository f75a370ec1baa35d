/** The page of a customer who came back from the gateway's own page, while its word is awaited. */
import { useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { StatusWatcher } from "../payment/status-watcher";
import { Surface } from "../ui/surface";

const RELOAD_SECONDS = 8;

export function Confirming({ view, checkout }: { view: CheckoutView; checkout: string }) {
  const t = useTranslations("confirming");
  return (
    <Surface className="text-center">
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <div role="status">
        <span
          aria-hidden="true"
          className="mx-auto mb-5 block size-12 rounded-full border-4 border-line border-t-accent motion-safe:animate-spin"
        />
        <h1 className="text-[1.375rem]">{t("title")}</h1>
        <p className="mt-1 text-muted">{t("body")}</p>
      </div>
      <p className="mt-6">
        <a href={checkout}>{t("otherWay")}</a>
      </p>
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </Surface>
  );
}
