/** The simulated bank, which asks its customer before a charge (Spec, "Simulated gateway switches"). */
import { contextFor, merchantFacts } from "@/server/context";
import { brandOf } from "@/server/kernel/brand";
import { currency } from "@/server/kernel/currency";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { type Money, money, toWire } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { signToken, verifyToken } from "@/server/secrets";
import type { ChargeCall, ChargeSource } from "../calls";
import type { GatewayResult } from "../core/result";
import type { TestChallenge } from "../core/test-card";
import { NotSent } from "../port";
import { challengeIn } from "./core/switches";
import { TEST_BRAND, testCard, verdictOnTypedCard } from "./core/test-cards";
import { charge, type SimulatedCharge } from "./decide-charge";
import { recordedAnswer } from "./entries";

/** Seconds the simulated bank waits for its customer. */
const PATIENCE_SECONDS = 3_600;

const NAMES: Readonly<Record<Language, string>> = { en: "Test bank", ar: "البنك التجريبي" };

/**
 * Data of the bank's page. The page's address contains the data, because nothing is stored before the
 * customer's answer.
 */
type BankFacts = {
  readonly merchantId: string;
  readonly charge: Omit<SimulatedCharge, "total"> & { readonly amount: string; readonly currency: string };
  readonly challenge: TestChallenge;
  readonly description: string;
  readonly returnUrl: string;
  readonly expiresAt: string;
};

/**
 * What the bank of the charge requires: the session's `extra` decides, otherwise the test card; null if the
 * bank requires nothing.
 */
function challengeOf({ source, sessionExtra = {} }: ChargeCall): TestChallenge | null {
  const number = source.kind === "card" ? source.number : source.kind === "token" ? source.token : null;
  return challengeIn(sessionExtra) ?? testCard(number ?? "")?.challenge ?? null;
}

/**
 * Charges, or sends the customer to the bank first. A charge that needs the bank is declined without a
 * customer. An unknown card number, which may be real, is never sent to the bank.
 */
export async function chargeWithBank(ctx: Ctx, call: ChargeCall): Promise<GatewayResult> {
  const { source, account, referenceNumber } = call;
  if (source.kind === "encrypted") throw new NotSent("The simulated gateway decrypts no card.");
  const challenge = challengeOf(call);
  const isUnknown = source.kind === "card" && verdictOnTypedCard(source.number).outcome === "canceled";
  if (challenge === null || isUnknown) return charge(ctx, call);
  const { gatewayCode } = account;
  const earlier = await recordedAnswer(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: CHARGE_OPERATIONS });
  if (earlier !== null) return earlier;
  return call.mayLeadOn === true ? askCustomer(ctx, call, challenge) : charge(ctx, call, false);
}

function askCustomer(ctx: Ctx, call: ChargeCall, challenge: TestChallenge): GatewayResult {
  const { account, referenceNumber, operation, total, sessionExtra = {}, shape } = call;
  const expiresAt = addSeconds(ctx.now(), PATIENCE_SECONDS);
  const facts: BankFacts = {
    merchantId: ctx.merchant.id,
    charge: {
      account: { ...account, values: {} },
      ...{ referenceNumber, operation, sessionExtra, source: keptSource(call.source), ...(shape && { shape }) },
      amount: toWire(total),
      currency: total.currency,
    },
    challenge,
    description: call.description,
    returnUrl: call.returnUrl,
    expiresAt: expiresAt.toISOString(),
  };
  const url = `${ctx.merchant.baseUrl}/${call.language}/simulated-bank/${signToken("simulated-bank", writeJson(facts))}`;
  const next = { url, expiresAt, ...(challenge === "frictionless" && { isHidden: true as const }) };
  const refs = { page: referenceNumber };
  const params = { card_issuer: NAMES[call.language], card_type: TEST_BRAND };
  return { outcome: "pending", message: null, raw: { result: "challenge" }, params, card: null, next, refs };
}

/** The charge's source without security code and wallet payload, which are not needed. */
function keptSource(source: ChargeSource): ChargeSource {
  if (source.kind === "device_wallet") return { ...source, payload: {} };
  if (source.kind === "encrypted") return { ...source, cvv: "" };
  const { cvv: _, ...kept } = source;
  return kept;
}

type Loaded = { readonly ctx: Ctx; readonly facts: BankFacts };

async function load(system: SystemCtx, token: string): Promise<Loaded | null> {
  const subject = verifyToken("simulated-bank", token);
  if (subject === null) return null;
  const facts = jsonObject(readJson(subject)) as BankFacts | null;
  const merchant = facts && (await system.db.merchant.findUnique({ where: { id: facts.merchantId } }));
  if (facts === null || merchant === null) return null;
  return { ctx: contextFor(system, merchantFacts(merchant), { kind: "customer" }), facts };
}

export type SimulatedBankPage = {
  readonly merchantNames: Readonly<Record<Language, string>>;
  readonly total: Money;
  readonly last4: string | null;
  readonly challenge: TestChallenge;
  readonly isOver: boolean;
  readonly returnUrl: string;
  readonly framers: readonly string[];
};

export async function readSimulatedBank(system: SystemCtx, token: string): Promise<SimulatedBankPage | null> {
  const loaded = await load(system, token);
  if (loaded === null) return null;
  const { ctx, facts } = loaded;
  const { account, referenceNumber, source, amount, currency: code } = facts.charge;
  const { gatewayCode } = account;
  const decided = await recordedAnswer(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: CHARGE_OPERATIONS });
  const number = source.kind === "card" ? source.number : source.kind === "token" ? source.token : null;
  return {
    merchantNames: { en: ctx.merchant.name, ar: brandOf(ctx.merchant, "ar").name },
    total: money(amount, currency(code)),
    last4: number?.slice(-4) ?? null,
    challenge: facts.challenge,
    isOver: decided !== null || new Date(facts.expiresAt) <= ctx.now(),
    returnUrl: facts.returnUrl,
    framers: [new URL(ctx.merchant.baseUrl).origin, ...ctx.merchant.allowedOrigins],
  };
}

export type BankAnswer =
  | { readonly kind: "answered"; readonly returnUrl: string; readonly accountId: string; readonly told: string }
  | { readonly kind: "over"; readonly returnUrl: string }
  | { readonly kind: "silent" }
  | { readonly kind: "not_found" };

/** Decides the charge once by the customer's answer to the bank; without an answer nothing is decided. */
export async function answerSimulatedBank(
  system: SystemCtx,
  { token, confirms }: { token: string; confirms: boolean },
): Promise<BankAnswer> {
  const page = await readSimulatedBank(system, token);
  const loaded = page && (await load(system, token));
  if (page === null || loaded === null) return { kind: "not_found" };
  const { ctx, facts } = loaded;
  const { returnUrl, challenge } = facts;
  if (page.isOver) return { kind: "over", returnUrl };
  if (challenge === "abandoned") return { kind: "silent" };
  await charge(ctx, { ...facts.charge, total: page.total }, confirms && challenge !== "refused");
  const { account, referenceNumber: told } = facts.charge;
  const where = { merchantId: ctx.merchant.id, code: account.gatewayCode };
  const notified = await ctx.db.gateway.findFirst({ where, select: { id: true } });
  return { kind: "answered", returnUrl, accountId: notified?.id ?? "", told };
}
