/** The page shown while a charge is processing. It polls, with or without JavaScript. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutView } from "@/server/domain/payments";
import { StatusWatcher } from "../payment/status-watcher";
import { Surface } from "../ui/surface";

export function Processing({ view }: { view: CheckoutView }) {
  return <Waiting view={view} words="processing" reloadSeconds={4} />;
}

type Props = {
  readonly view: CheckoutView;
  readonly words: "processing" | "confirming";
  /** Seconds between page reloads without JavaScript. */
  readonly reloadSeconds: number;
  readonly children?: ReactNode;
};

export function Waiting({ view, words, reloadSeconds, children }: Props) {
  const t = useTranslations(words);
  return (
    <Surface className="text-center">
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
      <div role="status">
        <span
          aria-hidden="true"
          className="mx-auto mb-5 block size-12 rounded-full border-4 border-line border-t-accent motion-safe:animate-spin"
        />
        <h1 className="text-[1.375rem]">{t("title")}</h1>
        <p className="mt-1 text-muted">{t("body")}</p>
      </div>
      {children}
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </Surface>
  );
}
