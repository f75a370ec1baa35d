import type { Ctx } from "@/server/kernel/types";
import { MOST_COUNTED } from "../core/words";
import { readPaymentQuery } from "../payment-query";
import { nearest } from "../statements/nearest-payment";

export type CustomerPayments = {
  readonly count: number;
  readonly isMore: boolean;
  readonly query: Readonly<Record<string, string>>;
};

export async function paymentsOfCustomer(ctx: Ctx, customer: string | null): Promise<CustomerPayments | null> {
  if (customer === null) return null;
  const query = { range: "all", customer };
  const { values, dropped, problems } = readPaymentQuery(query);
  if (dropped.length + problems.length > 0) return null;
  const found = await nearest(ctx, values, MOST_COUNTED + 1);
  return { count: Math.min(found.length, MOST_COUNTED), isMore: found.length > MOST_COUNTED, query };
}
