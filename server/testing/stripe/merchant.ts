/** A merchant with accounts at the simulated Stripe, for tests with a database. */
import { randomUUID } from "node:crypto";
import { keptAs } from "@/server/domain/cards";
import { setGatewayFields } from "@/server/domain/gateways";
import { amountOfUnits } from "@/server/domain/gateways/engine/core/minor-units";
import { UNITS } from "@/server/domain/gateways/stripe/core/tables/units";
import { seal } from "@/server/secrets";
import { type BookLine, bookOfDouble } from "../gateway-book";
import { type TestMerchant, testMerchant } from "../harness";
import { clockCtx, doubleAccount, paidPage } from "./connector-bench";
import type { StripeDouble } from "./double";

/** The gateway accounts: one captures at once, the other only authorizes. */
export const STRIPE_CODES = { purchase: "stripe", authorize: "stripe-held" } as const;

/** Creates the merchant, whose customer `c-1` has a saved card at both accounts. */
export async function stripeMerchant(double: StripeDouble): Promise<TestMerchant> {
  const operations = ["refund", "void", "capture"];
  const gateways = (["purchase", "authorize"] as const).map((operation) => ({
    ...{ code: STRIPE_CODES[operation], connector: "stripe", operation, operations, walletProviders: [] },
  }));
  const merchant = await testMerchant({ gateways });
  const { id: merchantId, ctx } = merchant;
  const { answer } = await paidPage(double, clockCtx(), { keepCard: "yes" });
  const handle = answer.keptCard?.handle ?? {};
  const shown = { brand: "Visa", last4: "4242", expiryMonth: 12, expiryYear: 2040, cvvRequired: false };
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() };
  for (const { code } of gateways) {
    await setGatewayFields(ctx, { code, values: doubleAccount().values });
    const names = { merchantId, gatewayCode: code, customerId: "c-1", token: keptAs(merchantId, handle) };
    const data = { id: randomUUID(), ...names, ...shown, ...at, handle: seal(JSON.stringify(handle)) };
    await ctx.db.savedCard.create({ data });
  }
  return merchant;
}

/** Money movements in the simulated Stripe's books, from the given one on. */
export function stripeBook({ book }: StripeDouble, from: number): readonly BookLine[] {
  return bookOfDouble("stripe", book.movements.slice(from), ({ units, currency }) =>
    amountOfUnits(UNITS, units, currency),
  );
}
