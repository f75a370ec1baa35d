import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { accountLine, accountsOfCustomer, type WalletRow } from "@/server/domain/wallet";
import type { Ctx } from "@/server/kernel/types";
import { readCustomerQuery } from "./customers/customer-query";
import { type CustomerRow, listCustomers } from "./customers/statements/list-customers";
import type { FoundTarget } from "./found-target";
import { listSubscriptionLines, type SubscriptionRow } from "./subscriptions/statements/list-subscriptions";
import { readSubscriptionQuery } from "./subscriptions/subscription-query";

export type FoundPeople = {
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly wallets: readonly WalletRow[];
  readonly isEmpty: boolean;
  readonly meant: (FoundTarget & { readonly page: "subscription" | "customer" | "wallet" }) | null;
};

const WALLET_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A search text. `typed` has no control characters or surrounding blanks; `text` also has ASCII digits and no
 * inner blanks.
 */
type TypedText = { readonly typed: string; readonly text: string };

/**
 * Finds at most `limit` of each kind: customers by the beginning of their id, by mail or phone; subscriptions
 * also by their id; wallet accounts by their id or their customer's.
 */
export async function findPeople(ctx: Ctx, { typed, text }: TypedText, limit: number): Promise<FoundPeople> {
  const maySee = SESSION_TYPES.some((type) => mayUse(ctx.actor, sessionPermission(type, "view")));
  const [customers, subscriptions, wallets] = await Promise.all([
    maySee ? listCustomers(ctx, readCustomerQuery({ q: typed }).values, limit) : { rows: [] },
    maySee ? listSubscriptionLines(ctx, readSubscriptionQuery({ q: typed }).values, limit) : { rows: [] },
    mayUse(ctx.actor, "wallet.view") ? walletsOf(ctx, text) : [],
  ]);
  const found = { customers: customers.rows, subscriptions: subscriptions.rows, wallets: wallets.slice(0, limit) };
  return {
    ...found,
    isEmpty: Object.values(found).every((rows) => rows.length === 0),
    meant: meantBy([typed, text], found),
  };
}

async function walletsOf(ctx: Ctx, text: string): Promise<readonly WalletRow[]> {
  if (!WALLET_ID.test(text)) return text.length > 64 ? [] : accountsOfCustomer(ctx, text);
  const account = await accountLine(ctx, text);
  return account === null ? [] : [account];
}

/** The object whose id equals the search text; of several customers, the one with the shortest id. */
function meantBy(
  texts: readonly string[],
  { customers, subscriptions, wallets }: Pick<FoundPeople, "customers" | "subscriptions" | "wallets">,
): FoundPeople["meant"] {
  const [subscription, wallet, customer] = [subscriptions[0], wallets[0], customers[0]];
  if (subscription !== undefined && "id" in subscription && texts.includes(subscription.id))
    return { page: "subscription", id: subscription.id };
  if (wallet !== undefined && "id" in wallet && texts.includes(wallet.id)) return { page: "wallet", id: wallet.id };
  if (customer === undefined || !("customerId" in customer)) return null;
  return texts.includes(customer.customerId) ? { page: "customer", id: customer.customerId } : null;
}
