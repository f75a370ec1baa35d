import "@/server/wiring";
import {
  cancelSession,
  payByCard,
  payBySavedCard,
  payByWallet,
  readCheckout,
  startAttempt,
} from "@/server/domain/payments";
import { CreateSession, createSession, retrieveSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import type { Chance } from "./chance";
import { GOODS, type Person } from "./people";

const ENDINGS = {
  paid: 55,
  paid_and_kept: 8,
  saved_card: 10,
  wallet: 4,
  authorized: 7,
  declined_then_paid: 6,
  declined: 6,
  gateway_error: 2,
  canceled: 3,
  left: 5,
  never_opened: 4,
} as const;

type Conclusion = keyof typeof ENDINGS;

const CARDS = {
  pays: "1",
  declined: "2",
  error: "3",
  declined_later: "4",
  expired_later: "5",
  poor_later: "6",
} as const;

export type Sale = { readonly sessionId: string; readonly amount: string; readonly isHeld: boolean };

export async function openSale(ctx: Ctx, person: Person, wire: Readonly<Record<string, unknown>>): Promise<string> {
  const body = { type: "e_commerce", currency_code: "KWD", pg_codes: ["sandbox"], ...person, ...wire };
  return (await createSession(ctx, readInput(CreateSession, body))).session_id;
}

export async function typeCard(
  ctx: Ctx,
  sessionId: string,
  { card, pgCode = "sandbox", save = false }: { card: keyof typeof CARDS; pgCode?: string; save?: boolean },
): Promise<void> {
  const begun = await startAttempt(ctx, { sessionId, pgCode });
  if (begun.kind !== "pay") return;
  const year = (ctx.now().getUTCFullYear() + 3) % 100;
  const typed = { number: `41111111111111${CARDS[card]}`, expiry: `11/${year}`, cvv: "123" };
  await payByCard(ctx, { token: begun.payPageToken, card: typed, save, shape: null });
}

/** @returns the sale, or null if nothing was paid */
export async function visit(
  ctx: Ctx,
  chance: Chance,
  { person, order, webhookUrl }: { person: Person; order: number; webhookUrl: string },
): Promise<Sale | null> {
  const [product, price] = chance.pick(GOODS);
  const ending = chance.weighted(ENDINGS);
  const pgCode = ending === "authorized" ? "sandbox-auth" : "sandbox";
  const fields = { amount: price, order_no: String(order), product_type: product, pg_codes: [pgCode] };
  const sessionId = await openSale(ctx, person, { ...fields, webhook_url: webhookUrl });
  const paid = await end(ctx, { ending, sessionId, pgCode, amount: price });
  return paid ? { sessionId, amount: price, isHeld: ending === "authorized" } : null;
}

type Visit = {
  readonly ending: Conclusion;
  readonly sessionId: string;
  readonly pgCode: string;
  readonly amount: string;
};

async function end(ctx: Ctx, { ending, sessionId, pgCode, amount }: Visit): Promise<boolean> {
  if (ending === "never_opened") return false;
  const checkout = await readCheckout(ctx, sessionId, { opening: true });
  switch (ending) {
    case "left":
      await startAttempt(ctx, { sessionId, pgCode });
      return false;
    case "canceled":
      await cancelSession(ctx, { sessionId });
      return false;
    case "gateway_error":
      await typeCard(ctx, sessionId, { card: "error" });
      return false;
    case "declined":
      await typeCard(ctx, sessionId, { card: "declined" });
      return false;
    case "declined_then_paid":
      await typeCard(ctx, sessionId, { card: "declined" });
      break;
    case "saved_card": {
      const card = checkout?.cards[0];
      if (card === undefined) break;
      const outcome = await payBySavedCard(ctx, { sessionId, cardId: card.id, cvv: "123", amount: `${amount} KWD` });
      if (outcome.kind === "checkout") return isPaid(ctx, sessionId);
      break;
    }
    case "wallet": {
      const outcome = await payByWallet(ctx, { sessionId, credit: amount });
      if (outcome.kind === "checkout") return isPaid(ctx, sessionId);
      break;
    }
  }
  await typeCard(ctx, sessionId, { card: "pays", pgCode, save: ending === "paid_and_kept" });
  return isPaid(ctx, sessionId);
}

async function isPaid(ctx: Ctx, sessionId: string): Promise<boolean> {
  const { state } = await retrieveSession(ctx, sessionId);
  return state === "paid" || state === "authorized";
}
