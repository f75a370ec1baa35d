/** The customers' page of a payment link. Reading it writes nothing; a submit creates a session. */
import { contextFor } from "@/server/context";
import { gatewaysByCode, isTestMode } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { merchantById } from "@/server/domain/merchants";
import type { WireMoney } from "@/server/domain/payments";
import { checkoutUrl, createLinkedSession, drawQrText, type Picture } from "@/server/domain/sessions";
import { addressBlock } from "@/server/kernel/address-block";
import { unlistedScheme } from "@/server/kernel/app-scheme";
import { type Brand, brandOf } from "@/server/kernel/brand";
import { InvalidFields, NotFound, RateLimited } from "@/server/kernel/errors";
import { compare, type Money, toWire } from "@/server/kernel/money";
import { addDays, civilDateOf, startOfDay } from "@/server/kernel/time";
import { typedAmount } from "@/server/kernel/typed-amount";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { SESSION_TYPES, wordOf } from "@/server/kernel/words";
import { statusOn } from "./core/standing";
import type { LinkStatus } from "./core/words";
import { type Link, limitsOf, priceOf, publicUrl } from "./link-row";

const CODE = /^[0-9A-Za-z]{12}$/;
const LIFETIME_SECONDS = 3_600;
const MIN_LIFETIME_SECONDS = 60;
/** Maximum number of submits a minute from one address, and to one link. */
const MOST_OF_ADDRESS = 10;
const MOST_OF_LINK = 300;

export type LinkPageView = {
  readonly brand: Brand;
  readonly testMode: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly status: LinkStatus;
  readonly amount: WireMoney | null;
  readonly minimum: WireMoney | null;
  readonly maximum: WireMoney | null;
};

type FoundLink = { readonly ctx: Ctx; readonly link: Link; readonly status: LinkStatus };

async function find(system: SystemCtx, code: string): Promise<FoundLink | null> {
  const link = CODE.test(code) ? await system.db.paymentLink.findUnique({ where: { code } }) : null;
  if (link === null) return null;
  const ctx = contextFor(system, await merchantById(system, link.merchantId), { kind: "customer" });
  return { ctx, link, status: statusOn(limitsOf(link), civilDateOf(ctx.now(), ctx.merchant.timezone)) };
}

export async function readLinkPage(
  system: SystemCtx,
  { code, language }: { readonly code: string; readonly language: Language },
): Promise<LinkPageView | null> {
  const found = await find(system, code);
  if (found === null) return null;
  const { ctx, link, status } = found;
  const price = priceOf(link);
  const gateways = await gatewaysByCode(ctx, link.pgCodes);
  return {
    brand: brandOf(ctx.merchant, language),
    testMode: isTestMode(gateways),
    name: link.name,
    description: link.description,
    status,
    amount: price.fixed && wire(price.fixed),
    minimum: price.fixed === null ? wire(price.minimum) : null,
    maximum: price.fixed === null ? wire(price.maximum) : null,
  };
}

export type LinkOutcome =
  | { readonly kind: "pay"; readonly url: string }
  | { readonly kind: "invalid" | "over" | "busy" };

type Submit = {
  readonly code: string;
  readonly language: Language;
  readonly amount: string;
  readonly address: string;
};

/**
 * Creates a session for a submitted payment link; null for an unknown code. The session expires after an
 * hour, or earlier at the end of the link's last day.
 */
export async function payLink(system: SystemCtx, submit: Submit): Promise<LinkOutcome | null> {
  const { code, address } = submit;
  try {
    await countFormPost(system, `link-address:${addressBlock(address)}`, MOST_OF_ADDRESS);
    const found = await find(system, code);
    if (found === null) return null;
    await countFormPost(system, found.link.id, MOST_OF_LINK);
    if (found.status !== "active") return { kind: "over" };
    return await openSession(found, submit);
  } catch (error) {
    if (error instanceof RateLimited) return { kind: "busy" };
    throw error;
  }
}

async function openSession({ ctx, link }: FoundLink, { language, amount: typed }: Submit): Promise<LinkOutcome> {
  const amount = amountOf(link, typed);
  if (amount === null) return { kind: "invalid" };
  const input = {
    type: wordOf(SESSION_TYPES, link.type, "session type"),
    amount: toWire(amount),
    currency: amount.currency,
    pgCodes: link.pgCodes,
    language,
    lifetime: lifetimeOf(ctx, link),
    ...(link.orderNo !== null && { orderNo: link.orderNo }),
    ...(link.webhookUrl !== null && { webhookUrl: link.webhookUrl }),
    ...(link.redirectUrl !== null &&
      unlistedScheme(link.redirectUrl, ctx.merchant.redirectSchemes) === null && { redirectUrl: link.redirectUrl }),
    details: {},
  };
  try {
    const { session_id: id } = await createLinkedSession(ctx, input, link.id);
    return { kind: "pay", url: checkoutUrl(ctx.merchant, id) };
  } catch (error) {
    // A field is invalid if the link's gateways have changed since the link was made.
    if (!(error instanceof InvalidFields)) throw error;
    return { kind: link.amount === null && "amount" in error.fields ? "invalid" : "over" };
  }
}

function amountOf(link: Link, typed: string): Money | null {
  const price = priceOf(link);
  if (price.fixed !== null) return price.fixed;
  const amount = typedAmount(typed, price.minimum.currency);
  const isWithin = amount !== null && compare(amount, price.minimum) >= 0 && compare(amount, price.maximum) <= 0;
  return isWithin ? amount : null;
}

function lifetimeOf({ merchant, now }: Ctx, { activeUntil }: Link): number {
  if (activeUntil === null) return LIFETIME_SECONDS;
  const end = startOfDay(addDays(civilDateOf(activeUntil, "UTC"), 1), merchant.timezone);
  const left = Math.floor((end.getTime() - now().getTime()) / 1000);
  return Math.max(MIN_LIFETIME_SECONDS, Math.min(LIFETIME_SECONDS, left));
}

function wire(amount: Money): WireMoney {
  return { amount: toWire(amount), currency: amount.currency };
}

/**
 * A payment link's `url` as a QR code, by its file name: `<code>.png` or `.svg`.
 * @throws {NotFound} for any other name and for an unknown link
 */
export async function drawLinkCode(system: SystemCtx, file: string): Promise<Picture> {
  const [, code = "", extension] = /^([0-9A-Za-z]{12})\.(png|svg)$/.exec(file) ?? [];
  const found = await find(system, code);
  if (found === null) throw new NotFound();
  return drawQrText(publicUrl(found.ctx.merchant, found.link, "en"), extension === "svg" ? "svg" : "png");
}
