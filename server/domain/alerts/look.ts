import { failingReceivers, forgetReceivers } from "@/server/domain/webhooks";
import { currency } from "@/server/kernel/currency";
import { sumText } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";
import type { Finding } from "./core/decide";
import { fallenRate, JUDGED_HOURS, recovery } from "./core/success-rate";
import type { Solution } from "./core/words";
import { type Method, methodsOf } from "./methods";
import type { KnownAlert } from "./statements/alerts";
import { readEndingHolds, readHours, readRefusedKeys } from "./statements/look";

export type Looked = { readonly found: readonly Finding[]; readonly solutions: ReadonlyMap<string, Solution | null> };

export async function look(ctx: Ctx, known: readonly KnownAlert[], hour: Date): Promise<Looked> {
  const [rates, receivers, keys, holds] = await Promise.all([
    lookAtRates(ctx, known, hour),
    lookAtReceivers(ctx),
    lookAtKeys(ctx),
    lookAtHolds(ctx),
  ]);
  return { found: [...rates.found, ...receivers, ...keys, ...holds], solutions: rates.solutions };
}

async function lookAtRates(ctx: Ctx, known: readonly KnownAlert[], hour: Date): Promise<Looked> {
  const ofRates = known.flatMap(({ kind, cause, solvedAt }) =>
    kind === "success_rate" && solvedAt === null ? cause : [],
  );
  const methods = methodsOf(await readHours(ctx, hour), hour);
  const fallen = methods.flatMap((method) => {
    const rate = fallenRate(method, hoursToJudge(known, causeOf(method), hour));
    return rate === null ? [] : [{ method, rate }];
  });
  const causes = new Map(methods.map((method) => [causeOf(method), method]));
  const solutions = ofRates.map((cause) => {
    const method = causes.get(cause);
    return [cause, method === undefined ? "quiet" : recovery(method)] as const;
  });
  const names =
    fallen.length === 0 ? new Map() : await namesOf(ctx, new Set(fallen.map(({ method }) => method.gateway)));
  const found = fallen.map(({ method, rate: { back, tried, ok, usual } }): Finding => {
    const { gateway, form } = method;
    const since = addSeconds(hour, -3_600 * back).toISOString();
    const facts = { kind: "success_rate", gateway, form, tried, ok, usual, since } as const;
    return { cause: causeOf(method), isNews: true, facts: { ...facts, ...(names.get(gateway) ?? named(gateway)) } };
  });
  return { found, solutions: new Map(solutions) };
}

function hoursToJudge(known: readonly KnownAlert[], cause: string, hour: Date): number {
  const solved = known.flatMap((alert) => (alert.cause === cause ? (alert.solvedAt?.getTime() ?? []) : []));
  return Math.min(JUDGED_HOURS, ...solved.map((at) => Math.max(0, Math.ceil((hour.getTime() - at) / 3_600_000))));
}

function causeOf({ gateway, form }: Pick<Method, "gateway" | "form">): string {
  return `success_rate ${gateway} ${form}`;
}

type Name = { readonly name: string; readonly nameAr: string | null };

function named(gateway: string): Name {
  return { name: gateway, nameAr: null };
}

async function namesOf(ctx: Ctx, codes: ReadonlySet<string>): Promise<ReadonlyMap<string, Name>> {
  const where = { merchantId: ctx.merchant.id, code: { in: [...codes] } };
  const rows = await ctx.db.gateway.findMany({ where, select: { code: true, name: true, nameAr: true } });
  return new Map(rows.map(({ code, ...name }) => [code, name]));
}

async function lookAtReceivers(ctx: Ctx): Promise<readonly Finding[]> {
  await forgetReceivers(ctx);
  return (await failingReceivers(ctx)).map(({ cause, endpointId, address, failures, error, since }) => ({
    cause: `receiver ${cause}`.slice(0, 160),
    isNews: true,
    facts: {
      kind: "receiver",
      address: shownAddress(address).slice(0, 300),
      endpointId,
      failures,
      error,
      since: since.toISOString(),
    },
  }));
}

async function lookAtKeys(ctx: Ctx): Promise<readonly Finding[]> {
  return (await readRefusedKeys(ctx)).map(({ code: gateway, name, nameAr, since }) => ({
    cause: `gateway_key ${gateway}`,
    isNews: true,
    facts: { kind: "gateway_key", gateway, name, nameAr, since: since.toISOString() },
  }));
}

/** Returns one alert for all reservations that end on the same day; users get a mail a day before. */
async function lookAtHolds(ctx: Ctx): Promise<readonly Finding[]> {
  const rows = await readEndingHolds(ctx);
  const soon = addSeconds(ctx.now(), 86_400);
  return [...new Set(rows.map(({ day }) => day))].map((day) => {
    const ofDay = rows.filter((row) => row.day === day);
    const first = new Date(Math.min(...ofDay.map((row) => row.first.getTime())));
    return {
      cause: `holds ${day}`,
      isNews: first <= soon,
      facts: {
        kind: "holds",
        day,
        count: ofDay.reduce((sum, { count }) => sum + count, 0),
        sums: ofDay.map((row) => ({ currency: row.currency, amount: sumText(row.amount, currency(row.currency)) })),
        first: first.toISOString(),
      },
    };
  });
}
