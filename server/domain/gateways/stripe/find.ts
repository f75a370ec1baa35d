/**
 * Finds what an earlier call created when its answer was lost. Stripe's lists are complete but cannot be
 * filtered by our references, so the objects created since the first sending are read; Stripe's search finds
 * references, but may lag by an hour.
 */
import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { Account } from "../core/opened-account";
import { ask } from "./client";
import { type CheckoutSession, INTENT, listOf, type PaymentIntent, SESSION } from "./core/wire";
import { INTENT_PARTS, retrieveIntent, retrievePage } from "./retrieve";

/**
 * The result of a search at Stripe: null if the object certainly does not exist, `not_yet` if this is not
 * known yet, `denied` if Stripe named it before and denies it now.
 */
export type Find<T> = T | null | "not_yet" | "denied";

/** Maximum difference in seconds between our time of the call and Stripe's. */
const AROUND_SECONDS = 600;
/** Milliseconds after which a list certainly contains what was created. */
const SETTLED_MS = 120_000;
/** Maximum number of list pages to read; for a busier account search is used. */
const MOST_PAGES = 10;
const PAGE_SIZE = 100;

type Window = { readonly gte: number; readonly lte: number };
type Listing<T> = { readonly data: readonly T[]; readonly has_more?: boolean | null | undefined };

/** The Checkout Session that an earlier `begin` created. */
export async function findPage(ctx: Ctx, call: InquireCall): Promise<Find<CheckoutSession>> {
  const { account, refs, referenceNumber } = call;
  if (refs.session !== undefined) return (await retrievePage(account, refs.session)) ?? "denied";
  const found = await readThrough(
    ctx,
    call,
    (created, after) => listPages(account, created, after),
    (session) => session.metadata?.reference === referenceNumber,
  );
  if (found === null || typeof found === "string") return found === "too_many" ? "not_yet" : found;
  return retrievePage(account, found.id);
}

/** The payment that an earlier `charge` created. */
export async function findIntent(ctx: Ctx, call: InquireCall): Promise<Find<PaymentIntent>> {
  const { account, refs, referenceNumber } = call;
  if (refs.intent !== undefined) return (await retrieveIntent(account, refs.intent)) ?? "denied";
  const found = await readThrough(
    ctx,
    call,
    (created, after) => listIntents(account, created, after),
    (intent) => intent.metadata?.reference === referenceNumber,
  );
  if (found !== "too_many")
    return found === null || typeof found === "string" ? found : retrieveIntent(account, found.id);
  return (await searchIntent(account, referenceNumber)) ?? "not_yet";
}

async function readThrough<T extends { readonly id: string }>(
  ctx: Ctx,
  { firstSentAt }: InquireCall,
  list: (created: Window, after: string | undefined) => Promise<Listing<T>>,
  isIt: (item: T) => boolean,
): Promise<Find<T> | "too_many"> {
  if (firstSentAt === null) return null;
  const sentAt = (firstSentAt.getTime() - ctx.merchant.clockOffset) / 1_000;
  // The call may have been repeated up to now.
  const lastSentAt = Math.max(sentAt, ctx.realNow().getTime() / 1_000);
  const created = { gte: Math.floor(sentAt) - AROUND_SECONDS, lte: Math.ceil(lastSentAt) + AROUND_SECONDS };
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data, has_more } = await list(created, after);
    const found = data.find(isIt);
    if (found !== undefined) return found;
    after = data.at(-1)?.id;
    if (has_more !== true || after === undefined) {
      return ctx.realNow().getTime() - sentAt * 1_000 < SETTLED_MS ? "not_yet" : null;
    }
  }
  return "too_many";
}

function listPages(account: Account, created: Window, after: string | undefined): Promise<Listing<CheckoutSession>> {
  return ask({ account, reader: listOf(SESSION) }, (stripe, options) =>
    stripe.checkout.sessions.list({ created, limit: PAGE_SIZE, ...(after && { starting_after: after }) }, options),
  );
}

function listIntents(account: Account, created: Window, after: string | undefined): Promise<Listing<PaymentIntent>> {
  return ask({ account, reader: listOf(INTENT) }, (stripe, options) =>
    stripe.paymentIntents.list({ created, limit: PAGE_SIZE, ...(after && { starting_after: after }) }, options),
  );
}

/** References consist of letters and digits, so the query needs no escaping. */
async function searchIntent(account: Account, referenceNumber: string): Promise<PaymentIntent | null> {
  const query = `metadata['reference']:'${referenceNumber}'`;
  const { data } = await ask({ account, reader: listOf(INTENT) }, (stripe, options) =>
    stripe.paymentIntents.search({ query, limit: 1, expand: INTENT_PARTS.map((part) => `data.${part}`) }, options),
  );
  return data[0] ?? null;
}
