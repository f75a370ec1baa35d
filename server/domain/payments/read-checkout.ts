/** What the checkout page shows, by the session's state. */
import type { Ctx, SystemCtx } from "../../kernel/types";
import { chargeTerms } from "../gateways";
import {
  type AttemptRow,
  effectiveState,
  isPayable,
  languageOf,
  loadSessionForPage,
  openSession,
  returnUrl,
  type SessionForPage,
  type SessionRow,
  type SessionState,
  sessionAmount,
  sessionState,
} from "../sessions";
import { offerWallet, type WalletOffer } from "../wallet";
import { priceView, walletView } from "./charge-view";
import { attemptState } from "./core/machine";
import { lastFailure, pagePhase, pageVersion, secondsBetween, wireMoney } from "./core/pages";
import { takesCredit } from "./hold-credit";
import { recordOf } from "./payment-facts";
import { receiptOf, tellingAttempt } from "./receipt";
import { cardView, savedCards } from "./saved-cards";
import { hasFee, isOffered } from "./start-attempt";
import type { CheckoutMethod, CheckoutView } from "./views";

/** Ends that the merchant hears of by an event; the others show a link and send nobody on. */
const ANNOUNCED: ReadonlySet<SessionState> = new Set(["paid", "authorized", "captured", "cod", "failed", "canceled"]);

/**
 * The checkout page of a session, or null when there is no such session. At most three statements, one of them for the customer's saved cards;
 * one more where the customer may have credit.
 * @param options.opening false for requests that must not write, such as a prefetch: the session then stays `created`
 */
export async function readCheckout(
  system: SystemCtx,
  sessionId: string,
  options: { opening: boolean },
): Promise<CheckoutView | null> {
  if (options.opening) await openSession(system, sessionId);
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return null;
  const { ctx, session, attempts } = page;
  const now = ctx.now();
  const inFlight = attempts.some(({ state }) => state === "processing");
  const state = effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt, inFlight }, now);
  const phase = pagePhase(isPayable(state), inFlight, session.serviceAttempts !== null);
  const newest = attempts.at(-1) ?? null;
  const choices = phase === "open" ? await choicesOf(page) : NO_CHOICES;
  return {
    sessionId,
    merchantName: ctx.merchant.name,
    timeZone: ctx.merchant.timezone,
    language: languageOf(session),
    ...orderFacts(page),
    secondsLeft: secondsBetween(now, session.expiresAt),
    phase,
    version: pageVersion({ state, newest, updatedAt: session.updatedAt }),
    ...choices,
    lastFailure: phase === "open" ? failureOf(attempts) : null,
    receipt: phase === "result" ? receiptOf(page, state) : null,
    ...(await wayBack(page, phase === "result" ? state : null)),
  };
}

function orderFacts({ session, gateways }: SessionForPage) {
  const details = recordOf(session.details) ?? {};
  const text = (key: string): string | null => (typeof details[key] === "string" ? details[key] : null);
  const name = [text("customer_first_name"), text("customer_last_name")].filter((part) => part !== null).join(" ");
  return {
    testMode: gateways.length > 0 && gateways.every(({ isSandbox }) => isSandbox),
    paymentType: session.paymentType,
    orderNo: session.orderNo,
    description: text("product_type"),
    vendorName: text("vendor_name"),
    customerName: name === "" ? null : name,
    amount: wireMoney(sessionAmount(session)),
  };
}

type Choices = Pick<CheckoutView, "methods" | "cards" | "wallet">;

const NO_CHOICES: Choices = { methods: [], cards: [], wallet: null };

/** Every way to pay, with its price as it is and with the customer's credit. */
async function choicesOf(page: SessionForPage): Promise<Choices> {
  const { session } = page;
  const [cards, offer] = await Promise.all([savedCards(page), offerOf(page)]);
  return {
    methods: methodsOf(page, offer),
    cards: cards.map((card) => cardView(card, { session, offer })),
    wallet: walletView(session, offer),
  };
}

function offerOf({ ctx, session, gateways }: SessionForPage): Promise<WalletOffer | null> {
  if (!takesCredit(session)) return Promise.resolve(null);
  const { id: sessionId, customerId } = session;
  return offerWallet(ctx, { sessionId, customerId, amount: sessionAmount(session), accounts: gateways });
}

function methodsOf({ session, gateways }: SessionForPage, offer: WalletOffer | null): CheckoutMethod[] {
  const amount = sessionAmount(session);
  return gateways.filter(isOffered).flatMap((account) => {
    const terms = chargeTerms(account, amount, { wholeFee: hasFee(session.paymentType) });
    if (terms === null) return [];
    const { code, name, nameAr, flow } = account;
    const price = priceView(account, { session, terms, offer });
    return [{ code, name, nameAr, flow, leavesPage: flow === "redirect", ...price }];
  });
}

function failureOf(attempts: readonly AttemptRow[]) {
  return lastFailure(attempts.map(({ state, message }) => ({ state: attemptState(state), message })));
}

/** The merchant's address, and whether the customer goes there without a click. */
async function wayBack(
  { ctx, session, attempts }: SessionForPage,
  ended: SessionState | null,
): Promise<Pick<CheckoutView, "returnUrl" | "autoReturn">> {
  if (ended === null || session.redirectUrl === null) return { returnUrl: null, autoReturn: false };
  const attempt = tellingAttempt(attempts);
  const link = returnUrl(session.redirectUrl, {
    sessionId: session.id,
    orderNo: session.orderNo,
    referenceNumber: attempt?.referenceNumber ?? null,
    extra: session.extra,
  });
  return { returnUrl: link, autoReturn: ANNOUNCED.has(ended) && (await merchantKnows(ctx, session, attempt)) };
}

/** The rule of 200: nobody had to be told, or the merchant's server answered exactly 200 (decision §6). */
async function merchantKnows(ctx: Ctx, session: SessionRow, attempt: AttemptRow | null): Promise<boolean> {
  if (session.webhookUrl === null && ctx.merchant.webhookUrl === null) return true;
  if (attempt === null) return false;
  const delivery = await ctx.db.delivery.findFirst({
    where: {
      merchantId: ctx.merchant.id,
      event: { merchantId: ctx.merchant.id, cause: { in: [`attempt:${attempt.id}`, `late-attempt:${attempt.id}`] } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { lastStatus: true },
  });
  return delivery?.lastStatus === 200;
}
