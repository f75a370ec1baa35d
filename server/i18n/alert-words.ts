import type { AlertFacts } from "@/server/domain/notifications";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { LOCALES } from "@/server/kernel/words";
import { formName } from "./form-name";
import { type Translator, translator } from "./translator";
import { writtenDay } from "./written-day";

export type AlertWords = {
  readonly title: string;
  readonly solved: string;
  readonly body: string;
  readonly advice: string;
  readonly facts: readonly { readonly name: string; readonly text: string; readonly isLatin: boolean }[];
};

type Voice = { readonly language: Language; readonly timeZone: string };

export function alertWords(facts: AlertFacts, voice: Voice): AlertWords {
  const t = translator(voice.language);
  const values = valuesOf(t, facts, voice);
  const told = (part: "title" | "solved" | "body" | "advice") => t(`console.alerts.${facts.kind}.${part}`, values);
  return {
    title: told("title"),
    solved: told("solved"),
    body: told("body"),
    advice: told("advice"),
    facts: facts.kind === "receiver" ? [{ name: t("console.alerts.answer"), text: facts.error, isLatin: true }] : [],
  };
}

type Values = Readonly<Record<string, string | number>>;

function valuesOf(t: Translator, facts: AlertFacts, { language, timeZone }: Voice): Values {
  const at = (instant: string) =>
    isolated(
      new Intl.DateTimeFormat(LOCALES[language], {
        ...{ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
        timeZone,
      }).format(new Date(instant)),
    );
  switch (facts.kind) {
    case "success_rate": {
      const { tried, ok, usual, since } = facts;
      const method = isolated(`${accountName(facts, language)} · ${formName(t, facts.form)}`);
      return { method, tried, ok, rate: percent(ok / tried), usual: percent(usual), since: at(since) };
    }
    case "receiver":
      return { address: leftToRight(facts.address), failures: facts.failures, since: at(facts.since) };
    case "gateway_key":
      return { gateway: isolated(accountName(facts, language)), since: at(facts.since) };
    case "holds": {
      const sums = facts.sums.map((sum) => leftToRight(moneyLine(sum, language))).join(" + ");
      return { count: facts.count, day: isolated(writtenDay(facts.day, language)), sums, first: at(facts.first) };
    }
  }
}

function accountName({ name, nameAr }: { name: string; nameAr: string | null }, language: Language): string {
  return language === "ar" ? (nameAr ?? name) : name;
}

function percent(share: number): string {
  return leftToRight(`${Math.round(share * 100)} %`);
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
