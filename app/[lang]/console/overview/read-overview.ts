import { openAlerts } from "@/server/domain/alerts";
import { attemptWord, saidFilter } from "@/server/domain/console";
import {
  countDays,
  currencySpan,
  type FigureQuestion,
  listCurrencies,
  type OverviewAsked,
  readDayFigures,
  readMethods,
  readReasons,
  readRecurring,
  readRenewals,
  readTotals,
  readVolume,
  readWaiting,
  spanBefore,
} from "@/server/domain/figures";
import { allGateways } from "@/server/domain/gateways";
import { alertWords } from "@/server/i18n/alert-words";
import type { Ctx, Language } from "@/server/kernel/types";

/** Maximum number of failure reasons to read. */
const REASONS = 500;
const DEFAULT_CURRENCY = "KWD";

export async function readOverview(ctx: Ctx, asked: OverviewAsked, language: Language) {
  const { span } = asked;
  const [waiting, alerts, counted] = await Promise.all([
    readWaiting(ctx),
    openAlerts(ctx),
    countDays(ctx, [spanBefore(span), span, currencySpan(ctx)]),
  ]);
  const currencies = await listCurrencies(ctx, counted);
  const currency = asked.currency ?? currencies[0] ?? null;
  const figures = currency === null ? null : await readFigures(ctx, { span, currency, counted }, language);
  const newest = alerts[0] && alertWords(alerts[0].facts, { language, timeZone: ctx.merchant.timezone }).title;
  return {
    waiting: { ...waiting, alerts: { count: alerts.length, newest } },
    currencies,
    currency: currency ?? DEFAULT_CURRENCY,
    figures,
  };
}

async function readFigures(ctx: Ctx, question: FigureQuestion, language: Language) {
  const { span, currency } = question;
  const [totals, before, byDay, recurring, volume, methods, { reasons, tries }, renewals, gateways] = await Promise.all(
    [
      readTotals(ctx, question),
      readTotals(ctx, { ...question, span: spanBefore(span) }),
      readDayFigures(ctx, question),
      readRecurring(ctx, currency),
      readVolume(ctx, question),
      readMethods(ctx, question),
      readReasons(ctx, { ...question, limit: REASONS }),
      readRenewals(ctx, question),
      allGateways(ctx),
    ],
  );
  const names = gateways.map(({ code, name, nameAr }) => [code, language === "ar" ? (nameAr ?? name) : name] as const);
  const failures = {
    reasons: reasons.map((reason) => ({
      ...reason,
      word: attemptWord({ ...reason, decline: reason }),
      said: saidFilter(reason.message),
    })),
    tries,
  };
  return { totals, before, byDay, recurring, volume, methods, failures, renewals, gatewayNames: new Map(names) };
}
