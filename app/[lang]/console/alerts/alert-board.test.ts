import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { AlertFacts } from "@/server/domain/notifications";
import { alertWords } from "@/server/i18n/alert-words";
import { AlertBoard } from "./parts/alert-board";
import type { ShownAlert } from "./parts/alert-list";

const SINCE = "2030-03-23T09:00:00.000Z";
const NAMES = { gateway: "knet", name: "KNET", nameAr: "كي نت" };
const ZONE = { timeZone: "Asia/Kuwait" };
const FACTS: readonly AlertFacts[] = [
  { kind: "success_rate", ...NAMES, form: "card", tried: 62, ok: 32, usual: 0.94, since: SINCE },
  {
    ...{ kind: "receiver", address: "https://shop.example", endpointId: null },
    ...{ failures: 3, error: "Answered 503.", since: SINCE },
  },
  { kind: "gateway_key", ...NAMES, since: SINCE },
  { kind: "holds", day: "2030-03-24", count: 2, sums: [{ currency: "KWD", amount: "2.000" }], first: SINCE },
].map((facts) => AlertFacts.parse(facts));

function shown(facts: AlertFacts, language: "en" | "ar", change: Partial<ShownAlert> = {}): ShownAlert {
  const words = alertWords(facts, { language, ...ZONE });
  const times = { openedAt: SINCE, solvedAt: null, isQuiet: false, snoozedUntil: null, snoozedBy: null };
  return { id: `alr_${facts.kind}`, kind: facts.kind, words, href: "/x", ...times, ...change };
}

describe.each(["en", "ar"] as const)("the page of alerts (%s)", (language) => {
  const board = (open: readonly ShownAlert[], snoozed: readonly ShownAlert[] = [], past: readonly ShownAlert[] = []) =>
    render(
      createElement(AlertBoard, { open, snoozed, past, isOlder: false, ...ZONE, action: async (state) => state }),
      language,
    );

  it.each(FACTS.map((facts) => [facts.kind, facts] as const))("says what is wrong and what to do: %s", (_, facts) => {
    const alert = shown(facts, language);
    const text = textOf(board([alert]));
    for (const words of [alert.words.title, alert.words.body, alert.words.advice]) {
      expect(words).not.toMatch(/[{}]/);
      expect(text).toContain(words);
    }
  });

  it("offers three lengths for an open alert, the end of a snooze, and nothing for a solved one", () => {
    const [facts] = FACTS;
    if (facts === undefined) throw new Error("unreachable");
    const buttons = (html: string) => [...html.matchAll(/value="(\w+) alr_/g)].map(([, length]) => length);
    expect(buttons(board([shown(facts, language)]))).toEqual(["hour", "day", "week"]);
    const snoozed = shown(facts, language, { snoozedUntil: SINCE, snoozedBy: "noura" });
    const html = board([], [snoozed], [shown(facts, language, { solvedAt: SINCE })]);
    expect(buttons(html)).toEqual(["end"]);
    expect(textOf(html)).toContain("noura");
    expect(textOf(html)).toContain(MESSAGES[language].console.alerts.nothing);
  });
});
