/**
 * Random histories of a merchant's payments for property tests; steps that the service refuses have no
 * effect.
 */
import fc from "fast-check";
import { restoreTransaction } from "@/server/domain/operations";
import { payByCard, startAttempt } from "@/server/domain/payments";
import { AppError } from "@/server/kernel/errors";
import { CREDITED, giveCredit } from "./credit";
import type { TestMerchant } from "./harness";
import { operate, operatingMerchant } from "./operating";
import { newSession, typed } from "./paying";
import { thousandths } from "./reporting";
import { present } from "./subscribing";

const GATEWAYS = ["sandbox", "sandbox-auth", "sandbox-fee", "sandbox-usd"] as const;

/** A step of a history; `target` is the index of an earlier session, amounts are in fils. */
export type HistoryStep =
  | {
      readonly kind: "pay";
      readonly gateway: number;
      readonly fils: number;
      readonly ending: string;
      readonly credit: boolean;
    }
  | { readonly kind: "capture" | "refund" | "to wallet"; readonly target: number; readonly fils: number | null }
  | { readonly kind: "void" | "delete" | "restore"; readonly target: number };

const target = fc.nat(30);
const fils = fc.integer({ min: 1, max: 20_000 });
export const STEP: fc.Arbitrary<HistoryStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("pay" as const),
      gateway: fc.nat(GATEWAYS.length - 1),
      fils,
      ending: fc.constantFrom("1", "1", "1", "2"),
      credit: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("capture" as const, "refund" as const, "to wallet" as const),
      target,
      fils: fc.option(fils),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("void" as const, "delete" as const, "restore" as const), target }),
  },
);

const amountOf = (count: number): string => (count / 1000).toFixed(3);

/** Tries to execute the step; a refusal is no error. */
export async function take(merchant: TestMerchant, sessions: string[], step: HistoryStep): Promise<void> {
  try {
    if (step.kind === "pay") await pay(merchant, sessions, step);
    else await follow(merchant, sessions[step.target % sessions.length], step);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function pay(
  merchant: TestMerchant,
  sessions: string[],
  step: Extract<HistoryStep, { kind: "pay" }>,
): Promise<void> {
  const pgCode = GATEWAYS[step.gateway] ?? "sandbox";
  const wire = { ...CREDITED, amount: amountOf(step.fils), pg_codes: [pgCode], order_no: `o-${sessions.length}` };
  const sessionId = await newSession(merchant, wire);
  sessions.push(sessionId);
  const offered = step.credit ? await creditFor(merchant, step.fils) : null;
  const outcome = await startAttempt(merchant.ctx, { sessionId, pgCode, credit: offered });
  if (outcome.kind === "pay") await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed(step.ending) });
}

async function creditFor(merchant: TestMerchant, most: number): Promise<string | null> {
  const account = await merchant.ctx.db.walletAccount.findFirst({ where: { merchantId: merchant.id } });
  const free = account ? thousandths(account.balance.minus(account.held).toFixed(3)) : 0n;
  const used = free < BigInt(most) ? free : BigInt(most);
  return used > 0n ? amountOf(Number(used)) : null;
}

async function follow(
  merchant: TestMerchant,
  id: string | undefined,
  step: Exclude<HistoryStep, { kind: "pay" }>,
): Promise<void> {
  if (id === undefined) return;
  if (step.kind === "restore") {
    await restoreTransaction(merchant.ctx, id);
    return;
  }
  const amount = "fils" in step && step.fils !== null ? { amount: amountOf(step.fils) } : {};
  const wallet = step.kind === "to wallet";
  const operation = wallet ? "refund" : step.kind;
  await operate(merchant.ctx, { operation, session_id: id, ...amount, ...(wallet && { destination: "wallet" }) });
}

async function at(merchant: TestMerchant, moment: number): Promise<TestMerchant> {
  const clockOffset = BigInt(moment - Date.now());
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { clockOffset } });
  return present(merchant);
}

type Life = { readonly timezone: string; readonly moments: readonly number[]; readonly end: number };

/** Executes the steps, distributed evenly over the moments. @returns the merchant with its clock at `end` */
export async function live(steps: readonly HistoryStep[], { timezone, moments, end }: Life): Promise<TestMerchant> {
  const merchant = await historyMerchant({ merchant: { timezone, clockOffset: BigInt(0) } });
  const sessions: string[] = [];
  await giveCredit(merchant, "15.250");
  const each = Math.ceil(steps.length / moments.length);
  for (const [index, moment] of moments.entries()) {
    const then = await at(merchant, moment);
    for (const step of steps.slice(index * each, (index + 1) * each)) await take(then, sessions, step);
  }
  return at(merchant, end);
}

/** A merchant with the gateway accounts that the steps use. */
export function historyMerchant(choices: Parameters<typeof operatingMerchant>[0] = {}): Promise<TestMerchant> {
  const dollars = { code: "sandbox-usd", defaultCurrency: "USD", exchangeRates: { KWD: "3.2587" }, feePercent: "2.5" };
  return operatingMerchant({ ...choices, gateways: [dollars] });
}
