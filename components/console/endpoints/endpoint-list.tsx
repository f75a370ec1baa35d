import { useTranslations } from "next-intl";
import type { WebhookEndpointView } from "@/server/domain/webhooks";
import type { Language } from "@/server/kernel/types";
import { GOOD, QUIET } from "../../ui/tones";
import { Instant } from "../instant";
import { consoleHref } from "../pages";
import { Pill } from "../pill";
import { TEXT_LINK } from "../styles";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly endpoints: readonly WebhookEndpointView[];
};

export function EndpointList({ language, timeZone, endpoints }: Props) {
  const t = useTranslations("console.endpoints");
  return (
    <ul aria-label={t("list")}>
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className="border-line border-b px-4 py-3 sm:px-5">
          <p className="flex flex-wrap items-center gap-x-2.5">
            <a href={consoleHref(language, "endpoint", `/${endpoint.id}`)} className={TEXT_LINK}>
              <bdi dir="ltr" className="wrap-anywhere">
                {endpoint.url}
              </bdi>
            </a>
            <EndpointPill pausedAt={endpoint.paused_at} />
          </p>
          {endpoint.description !== null && (
            <p className="wrap-anywhere text-ink">
              <bdi>{endpoint.description}</bdi>
            </p>
          )}
          <EndpointLine endpoint={endpoint} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

export function EndpointPill({ pausedAt }: { pausedAt: string | null }) {
  const t = useTranslations("console.endpoints");
  return <Pill tone={pausedAt === null ? GOOD : QUIET}>{t(pausedAt === null ? "active" : "paused")}</Pill>;
}

type LineProps = { readonly endpoint: WebhookEndpointView; readonly timeZone: string };

export function EndpointLine({ endpoint, timeZone }: LineProps) {
  const t = useTranslations("console.endpoints");
  const { kinds, created_at: made, paused_at: paused, former_secret_until: until } = endpoint;
  const at = (instant: string) => () => <Instant at={instant} timeZone={timeZone} style="full" />;
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span>{kinds.length === 0 ? t("allKinds") : t("someKinds", { count: kinds.length })}</span>
      <span>{t.rich("made", { at: at(made) })}</span>
      {paused !== null && <span>{t.rich("pausedSince", { at: at(paused) })}</span>}
      {until !== null && <span>{t.rich("bothKeys", { at: at(until) })}</span>}
    </p>
  );
}
