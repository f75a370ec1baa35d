/** The simulated gateway's own page (Spec, "Simulated gateway switches"). */
import { contextFor, merchantFacts } from "@/server/context";
import { currency } from "@/server/kernel/currency";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { type Money, money, toWire } from "@/server/kernel/money";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { CHARGE_OPERATIONS, type ChargeOperation } from "@/server/kernel/words";
import { signToken, verifyToken } from "@/server/secrets";
import type { BeginCall, InquireCall } from "../calls";
import type { GatewayResult } from "../core/result";
import type { TestCard } from "../core/test-card";
import type { OpenPage, PageEnd } from "../port";
import { TEST_CARDS } from "./core/test-cards";
import { charge } from "./decide-charge";
import { recordedAnswer, recordOnce } from "./entries";

/**
 * Data of the gateway's page. The page's address contains the data, because nothing is stored before a
 * payment.
 */
type PageFacts = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly referenceNumber: string;
  readonly operation: ChargeOperation;
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
  readonly keepCard: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: string;
};

const CHARGES = CHARGE_OPERATIONS;

export async function begin(ctx: Ctx, call: BeginCall): Promise<OpenPage> {
  const { account, referenceNumber, operation, total, description, keepCard, returnUrl, notifyUrl, expiresAt } = call;
  const facts: PageFacts = {
    merchantId: ctx.merchant.id,
    gatewayCode: account.gatewayCode,
    referenceNumber,
    operation,
    amount: toWire(total),
    currency: total.currency,
    description,
    keepCard,
    returnUrl,
    notifyUrl,
    expiresAt: expiresAt.toISOString(),
  };
  const token = signToken("simulated-page", writeJson(facts));
  const lag = lagOf(call.sessionExtra ?? {});
  const refs = { page: referenceNumber, ...(stays(call.sessionExtra ?? {}) && { stays: "yes" }), ...lag };
  return { url: `${ctx.merchant.baseUrl}/${call.language}/simulated-page/${token}`, expiresAt, refs };
}

function stays(extra: Readonly<Record<string, unknown>>): boolean {
  return extra.sandbox_page_stays === true;
}

/** `extra.sandbox_lag_seconds`: the seconds after a payment in which inquiries do not find it. */
function lagOf(extra: Readonly<Record<string, unknown>>): { readonly lag?: string } {
  const seconds = extra.sandbox_lag_seconds;
  return typeof seconds === "number" && seconds > 0 ? { lag: String(Math.min(seconds, 86_400)) } : {};
}

/** Ends an unpaid page; the simulated ledger then refuses payments on it. */
export async function endPage(ctx: Ctx, call: InquireCall): Promise<PageEnd> {
  const { account, referenceNumber, refs, total } = call;
  const { gatewayCode } = account;
  const earlier = await recordedAnswer(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: CHARGES });
  if (earlier !== null) return "too_late";
  if (refs.stays === "yes") return "stays_open";
  const result: GatewayResult = {
    outcome: "canceled",
    message: "The page was ended.",
    raw: {},
    params: {},
    card: null,
  };
  const key = { gatewayCode, referenceNumber, kind: "purchase" as const };
  const first = await recordOnce(ctx, { ...key, chargeReference: null, amount: total, result });
  return first.outcome === "success" ? "too_late" : "ended";
}

export type SimulatedPage = {
  readonly description: string;
  readonly total: Money;
  readonly cards: readonly TestCard[];
  readonly isOver: boolean;
  readonly returnUrl: string;
};

type Loaded = { readonly ctx: Ctx; readonly facts: PageFacts };

async function load(system: SystemCtx, token: string): Promise<Loaded | null> {
  const subject = verifyToken("simulated-page", token);
  if (subject === null) return null;
  const facts = jsonObject(readJson(subject)) as PageFacts | null;
  const merchant = facts && (await system.db.merchant.findUnique({ where: { id: facts.merchantId } }));
  if (facts === null || merchant === null) return null;
  return { ctx: contextFor(system, merchantFacts(merchant), { kind: "customer" }), facts };
}

export async function readSimulatedPage(system: SystemCtx, token: string): Promise<SimulatedPage | null> {
  const loaded = await load(system, token);
  if (loaded === null) return null;
  const { ctx, facts } = loaded;
  const { gatewayCode, referenceNumber } = facts;
  const decided = await recordedAnswer(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: CHARGES });
  return {
    description: facts.description,
    total: money(facts.amount, currency(facts.currency)),
    cards: TEST_CARDS,
    isOver: decided !== null || new Date(facts.expiresAt) <= ctx.now(),
    returnUrl: facts.returnUrl,
  };
}

export type PagePayment =
  | { readonly kind: "paid"; readonly returnUrl: string; readonly notifyUrl: string; readonly told: string }
  | { readonly kind: "declined" | "not_found" };

/** Pays the page with a test card. After a declined card the page stays open, like a real gateway's page. */
export async function paySimulatedPage(
  system: SystemCtx,
  { token, number }: { token: string; number: string },
): Promise<PagePayment> {
  const page = await readSimulatedPage(system, token);
  const loaded = await load(system, token);
  if (page === null || loaded === null) return { kind: "not_found" };
  const { ctx, facts } = loaded;
  const card = TEST_CARDS.find((each) => each.number === number);
  const pays = card?.outcome === "success" || card?.outcome === "declines_later";
  if (card === undefined || !pays || page.isOver) return { kind: "declined" };
  const { referenceNumber, returnUrl, notifyUrl, operation } = facts;
  const year = ctx.now().getUTCFullYear() + 4;
  const source = { kind: "card" as const, number, expiryMonth: 12, expiryYear: year, save: facts.keepCard === "yes" };
  const answer = await charge(ctx, {
    account: { gatewayCode: facts.gatewayCode, environment: "test", name: null, values: {} },
    referenceNumber,
    operation,
    total: page.total,
    source,
  });
  return answer.outcome === "success"
    ? { kind: "paid", returnUrl, notifyUrl, told: referenceNumber }
    : { kind: "declined" };
}
