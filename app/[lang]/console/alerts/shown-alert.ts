import { consoleHref } from "@/components/console/pages";
import type { AlertLine } from "@/server/domain/alerts";
import { alertWords } from "@/server/i18n/alert-words";
import type { Language } from "@/server/kernel/types";
import type { ShownAlert } from "./parts/alert-list";

export function shownAlert(line: AlertLine, voice: { language: Language; timeZone: string }): ShownAlert {
  const { id, facts, openedAt, solvedAt, isQuiet, snoozedUntil, snoozedBy } = line;
  return {
    id,
    kind: facts.kind,
    words: alertWords(facts, voice),
    openedAt: openedAt.toISOString(),
    solvedAt: solvedAt?.toISOString() ?? null,
    isQuiet,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    snoozedBy,
    href: hrefOf(facts, voice.language),
  };
}

function hrefOf(facts: AlertLine["facts"], language: Language): string {
  switch (facts.kind) {
    case "success_rate": {
      const { gateway, form } = facts;
      return consoleHref(language, "payments", `?${new URLSearchParams({ state: "failed", gateway, method: form })}`);
    }
    case "receiver":
      return facts.endpointId === null
        ? consoleHref(language, "events", "?state=pending")
        : consoleHref(language, "endpoint", `/${facts.endpointId}`);
    case "gateway_key":
      return consoleHref(language, "gateway", `/${encodeURIComponent(facts.gateway)}`);
    case "holds":
      return consoleHref(language, "payments", "?view=capture&range=all");
  }
}
