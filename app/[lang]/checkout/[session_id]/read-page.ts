import { cache } from "react";
import { readOrder } from "@/server/domain/invoices";
import { readCheckout } from "@/server/domain/payments";
import { readPlan } from "@/server/domain/subscriptions";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Language } from "@/server/kernel/types";
import { isOpening, pageContext } from "@/server/pages/view";
import { wayBackFrom } from "@/server/pages/way-back";
import { challengeTokenOf, walletTokenOf } from "./wallet-forms";

type Query = Readonly<Record<string, string | string[] | undefined>>;

export function readPage(sessionId: string, language: Language, query: Query) {
  return read(sessionId, language, walletTokenOf(query), challengeTokenOf(query));
}

/** A session can belong to a subscription only if it saves a card. */
const read = cache(async (sessionId: string, language: Language, tried: string | null, challenged: string | null) => {
  const system = await pageContext();
  const cameFrom = await wayBackFrom(system, { sessionId, language });
  const opening = await isOpening();
  const view = await readCheckout(system, sessionId, { opening, language, cameFrom, tried, challenged });
  if (view === null) return null;
  const mayServe = PAYMENT_TYPES[view.paymentType].mayServeSubscription;
  const order = view.isInvoiced && view.phase === "open" ? await readOrder(system, sessionId) : null;
  return { view, cameFrom, order, plan: mayServe ? await readPlan(system, sessionId) : null };
});
