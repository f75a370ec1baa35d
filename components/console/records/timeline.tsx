import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { TimelineEntry } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { Amount } from "../../ui/amount";
import { BAD, GOOD, QUIET, WAITING } from "../../ui/tones";
import { KindName } from "../events/event-name";
import { TryError } from "../events/try-error";
import { FormOfPayment } from "../form-of-payment";
import { Icon } from "../icon";
import { Instant } from "../instant";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";
import { TEXT_LINK } from "../styles";
import { DeclineHelp } from "./decline-help";
import { GatewayText, showsGatewayText } from "./gateway-text";

type Props = {
  readonly entries: readonly TimelineEntry[];
  readonly language: Language;
  readonly timeZone: string;
  readonly hrefOf: (params: Readonly<Record<string, string>>) => string;
  readonly link: string | null;
  readonly maySend: boolean;
};

const LOOKS: Readonly<Record<TimelineEntry["kind"], readonly [icon: string, tone: string]>> = {
  created: ["plus", QUIET],
  paid: ["check", GOOD],
  held: ["hourglass", WAITING],
  cash_agreed: ["hourglass", WAITING],
  collected: ["check", GOOD],
  declined: ["x", BAD],
  tried: ["credit-card", QUIET],
  opened: ["credit-card", QUIET],
  parked: ["hourglass", WAITING],
  found_done: ["check", GOOD],
  found_not_done: ["x", QUIET],
  found_given_back: ["check", QUIET],
  refund: ["undo-2", GOOD],
  capture: ["check", GOOD],
  void: ["ban", QUIET],
  operation_open: ["hourglass", WAITING],
  operation_refused: ["x", BAD],
  operation_reversed: ["x", BAD],
  asked: ["shield-check", WAITING],
  approved: ["shield-check", GOOD],
  rejected: ["ban", BAD],
  request_ended: ["ban", QUIET],
  delivered: ["webhook", GOOD],
  not_delivered: ["webhook", BAD],
  event: ["webhook", QUIET],
  deleted: ["trash-2", QUIET],
};

export const TIMELINE_TABS = ["all", "money", "events"] as const;
export type TimelineTab = (typeof TIMELINE_TABS)[number];

const OF_NO_TAB: readonly TimelineEntry["kind"][] = ["created", "deleted"];

export function isInTab({ event, kind }: Pick<TimelineEntry, "event" | "kind">, tab: TimelineTab): boolean {
  if (tab === "all") return true;
  return tab === "events" ? event !== null : event === null && !OF_NO_TAB.includes(kind);
}

export function Timeline({ entries, language, timeZone, hrefOf, link, maySend }: Props) {
  const t = useTranslations("console");
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:start-3 not-last:before:top-7 not-last:before:bottom-1 not-last:before:w-px not-last:before:bg-line last:pb-0"
        >
          <Sign entry={entry} />
          <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
            <div className="min-w-0">
              <p className="font-medium text-ink">
                <Linked entry={entry} language={language}>
                  <Words entry={entry} language={language} />
                </Linked>
              </p>
              <Facts entry={entry} />
              {entry.callId !== null && (
                <a
                  href={consoleHref(language, "requests", queryOf({ id: entry.callId }))}
                  className={`${TEXT_LINK} print:hidden`}
                >
                  {t("payments.apiRequest")}
                </a>
              )}
              {entry.decline !== null && (
                <DeclineHelp word={entry.decline} link={link} sendHref={maySend ? hrefOf({ do: "resend" }) : null} />
              )}
              {entry.kind === "parked" && (
                <a href={hrefOf({ do: "decide", call: entry.id })} className={TEXT_LINK}>
                  {t("parked.decide")}
                </a>
              )}
            </div>
            <span className="text-muted">
              <Instant at={entry.at} timeZone={timeZone} />
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

type LinkedProps = { readonly entry: TimelineEntry; readonly language: Language; readonly children: ReactNode };

function Linked({ entry, language, children }: LinkedProps) {
  const href = leadsTo(entry, language);
  if (href === null) return children;
  return (
    <a href={href} className={TEXT_LINK}>
      {children}
    </a>
  );
}

function leadsTo({ event, requestId, subscriptionId }: TimelineEntry, language: Language): string | null {
  if (event !== null) return consoleHref(language, "event", `/${event.id}`);
  if (requestId !== null) return consoleHref(language, "approval", `/${requestId}`);
  return subscriptionId && consoleHref(language, "subscription", `/${subscriptionId}`);
}

function Sign({ entry: { kind } }: { entry: TimelineEntry }) {
  const [icon, tone] = LOOKS[kind];
  return (
    <span className={`grid size-6 shrink-0 place-items-center rounded-full forced-colors:border ${tone}`}>
      <Icon name={icon} turns={icon === "undo-2"} className="size-3.5" />
    </span>
  );
}

function Words({ entry, language }: { entry: TimelineEntry; language: Language }) {
  const { kind, amount, who, isElsewhere, event } = entry;
  const t = useTranslations("console.payments.entries");
  return (
    <>
      {t(kind)}
      {event?.kind.includes(".") && (
        <>
          {": "}
          <KindName kind={event.kind} />
        </>
      )}
      {amount !== null && (
        <>
          {" "}
          <Amount money={amount} language={language} />
        </>
      )}
      {who !== null && (
        <>
          {" · "}
          <bdi>{who}</bdi>
        </>
      )}
      {isElsewhere && ` · ${t("elsewhere")}`}
    </>
  );
}

function Facts({ entry }: { entry: TimelineEntry }) {
  const { said, decline, method, operation, facts } = entry;
  const t = useTranslations("console.payments.act.names");
  const language = useLocale();
  const spoken = (word: string): string => {
    const key = word as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : word;
  };
  const parts = [
    operation !== null && spoken(operation),
    said !== null && (decline === null || showsGatewayText(decline, language)) && (
      <Said key="said" text={said} entry={entry} />
    ),
    method !== null && <FormOfPayment key="method" form={method} />,
    facts.length > 0 && (
      <bdi key="facts" dir="ltr" lang="en">
        {facts.join(" · ")}
      </bdi>
    ),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return <p className="wrap-anywhere text-muted">{parts.flatMap((part, at) => (at === 0 ? [part] : [" · ", part]))}</p>;
}

function Said({ text, entry: { kind, decline } }: { text: string; entry: TimelineEntry }) {
  if (decline !== null)
    return (
      <span className="inline-block first-letter:uppercase">
        <GatewayText text={text} word={decline} />
      </span>
    );
  return <bdi>{kind === "not_delivered" ? <TryError error={text} /> : text}</bdi>;
}
