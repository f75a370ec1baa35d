import { contextFor, merchantFacts } from "@/server/context";
import { arabicName, isTestMode } from "@/server/domain/gateways";
import type { Attempt, Session } from "@/server/domain/sessions";
import {
  attemptState,
  hasFailed,
  heldUntil,
  isCanceled,
  isInFlight,
  isOnPage,
  isOpen,
  loadSessionForPage,
  NEWEST_ATTEMPTS,
  openedSession,
  priceFor,
  returnUrl,
  type SessionForPage,
  type SessionState,
  sessionState,
  stateAt,
} from "@/server/domain/sessions";
import { offerWallet, type WalletOffer } from "@/server/domain/wallet";
import { newestDelivery } from "@/server/domain/webhooks";
import { brandOf, textColors } from "@/server/kernel/brand";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { cardEntryOf } from "../attempt/card-entry";
import { lendsMoney, plansOf } from "../attempt/instalment-plans";
import { isOffered } from "../attempt/offered-methods";
import { isTypedInPlace, type Scripts, scriptsFor } from "../attempt/pays-elsewhere";
import { lastFailure, pageVersion, secondsBetween, wireMoney } from "../core/pages";
import { answerRows } from "../core/shown-answer";
import type { CheckoutMethod, CheckoutStatus, CheckoutView } from "../views";
import { takesCredit } from "../wallet-hold/place-hold";
import type { ShownAnswer } from "../wallet-view-types";
import { challengeOf } from "./challenge-view";
import { receiptMailOf } from "./mail-receipt";
import { pagePhase } from "./page-phase";
import { priceView, walletView } from "./price-view";
import { receiptOf, representativeAttempt } from "./receipt";
import { cardView, savedCards } from "./saved-cards";
import { mobileWalletsOf, sheetsOf, triedWallet, walletChoice } from "./wallet-views";

/**
 * Final states of which the merchant gets an event; in other states the page shows a link instead of
 * redirecting.
 */
const ANNOUNCED: ReadonlySet<SessionState> = new Set(["paid", "authorized", "captured", "cod", "failed", "canceled"]);

/**
 * The data of the checkout; null if the session does not exist.
 * @param options.opening false if the request, such as a prefetch, must not change the state `created`
 * @param options.language language of the merchant's name; by default the session's
 * @param options.cameFrom path of the self-service page to which this browser returns if the session has no
 * `redirect_url`
 * @param options.tried token of the wallet payment in progress
 * @param options.challenged token of the attempt whose bank requires a challenge
 */
export async function readCheckout(
  system: SystemCtx,
  sessionId: string,
  options: {
    opening: boolean;
    language?: Language;
    cameFrom?: string | null;
    tried?: string | null;
    challenged?: string | null;
  },
): Promise<CheckoutView | null> {
  const read = await loadSessionForPage(system, sessionId);
  if (read === null) return null;
  const session = options.opening ? await openedSession(system, read.session) : read.session;
  const page = { ...read, session };
  const { ctx } = page;
  const { attempts } = session;
  const brand = brandOf(ctx.merchant, options.language ?? session.language);
  const now = ctx.now();
  const state = stateAt(session, now);
  const phase = pagePhase(session, now);
  const newest = attempts.at(-1) ?? null;
  const shown = phase === "result" ? receiptOf(page, state) : null;
  const receipt = shown && { ...shown, heldUntil: (await heldUntil(system, session))?.toISOString() ?? null };
  const choices = phase === "open" ? await choicesOf(page) : NO_CHOICES;
  return {
    sessionId,
    merchantName: brand.name,
    brand,
    timeZone: ctx.merchant.timezone,
    language: session.language,
    ...orderFacts(page),
    secondsLeft: secondsBetween(now, session.expiresAt),
    phase,
    version: pageVersion({ state, newest, updatedAt: session.updatedAt }),
    ...choices,
    lastFailure: phase === "open" ? lastFailure(attempts) : null,
    awaitsGateway: phase === "open" && newest !== null && isOpen(newest),
    tried: phase === "open" ? await triedWallet(page, options.tried ?? null) : null,
    challenge: phase === "open" ? await challengeOf(page, options.challenged ?? null) : null,
    answerToShow: answerToShow(page),
    lastMethod: phase === "open" ? lastMethodOf(attempts) : null,
    attempts: newest?.number ?? 0,
    receipt,
    receiptMail: receiptMailOf(page, receipt),
    ...(await wayBack(page, { ended: phase === "result" ? state : null, cameFrom: options.cameFrom ?? null })),
  };
}

function orderFacts({ session, gateways, attachment }: SessionForPage) {
  return {
    attachment,
    testMode: isTestMode(gateways),
    paymentType: session.paymentType,
    orderNo: session.orderNo,
    description: session.productType,
    vendorName: session.vendorName,
    customerName: session.customerName,
    dueAt: session.dueAt?.toISOString() ?? null,
    isInvoiced: session.isInvoiced,
    amount: wireMoney(session.amount),
  };
}

type Choices = Pick<CheckoutView, "methods" | "sheets" | "cards" | "wallet">;

const NO_CHOICES: Choices = { methods: [], sheets: [], cards: [], wallet: null };

async function choicesOf(page: SessionForPage): Promise<Choices> {
  const { session } = page;
  const asked = [savedCards(page), offerOf(page), plansByCode(page), scriptsFor(page)] as const;
  const [cards, offer, plans, scripts] = await Promise.all(asked);
  return {
    methods: [...methodsOf(page, { offer, plans, scripts }), ...mobileWalletsOf(page, offer)],
    sheets: sheetsOf(page, offer),
    cards: cards.map((card) => cardView(card, { session, offer })),
    wallet: walletView(session, offer),
  };
}

function offerOf({ ctx, session, gateways }: SessionForPage): Promise<WalletOffer | null> {
  if (!takesCredit(session)) return Promise.resolve(null);
  const { id: sessionId, customerId } = session;
  return offerWallet(ctx, { sessionId, customerId, amount: session.amount, accounts: gateways });
}

async function plansByCode({ ctx, session, gateways }: SessionForPage) {
  const asked = gateways.filter(lendsMoney).map(async (account) => {
    const plans = await plansOf(ctx, session, account).catch((error: unknown) => {
      ctx.log.warn({ gateway: account.code, err: error }, "A gateway did not say whether it lends.");
      return [];
    });
    return [account.code, plans] as const;
  });
  return new Map((await Promise.all(asked)).filter(([, plans]) => plans.length > 0));
}

type Offers = {
  readonly offer: WalletOffer | null;
  readonly plans: Awaited<ReturnType<typeof plansByCode>>;
  readonly scripts: Scripts;
};

function methodsOf({ ctx, session, gateways }: SessionForPage, { offer, plans, scripts }: Offers): CheckoutMethod[] {
  const brand = brandOf(ctx.merchant, session.language);
  return gateways
    .filter((each) => isOffered(each) && (!lendsMoney(each) || plans.has(each.code)))
    .flatMap((account) => {
      const terms = priceFor(session, account);
      if (terms === null) return [];
      const { code, name } = account;
      const nameAr = arabicName(account);
      const price = priceView(account, { session, terms, offer });
      const sent = session.methodLabels.get(code);
      const label = sent && { text: sent.text, weight: sent.weight, colors: textColors(sent.color, brand) };
      const isTyped = isTypedInPlace(account, session, scripts);
      const flow = account.flow === "card_onsite" && !isTyped ? "redirect" : account.flow;
      const place = { ctx, session, account, connector: account.connector };
      const cardEntry = isTyped ? cardEntryOf(place, scripts.has(code)) : null;
      const shown = { code, name, nameAr, flow, label: label ?? null, leavesPage: !isTyped, cardEntry };
      return [{ ...shown, plans: plans.get(code) ?? [], ...price }];
    });
}

const TYPED: ReadonlySet<string> = new Set(["card", "card_onsite"]);

function lastMethodOf(attempts: readonly Attempt[]): string | null {
  const tried = attempts.findLast((attempt) => !isOnPage(attempt) && attempt.message !== null);
  if (tried?.formOfPayment === "stc_pay") return walletChoice("stc_pay");
  return tried !== undefined && TYPED.has(tried.formOfPayment) ? tried.pgCode : null;
}

/**
 * The gateway's answer to the newest unsuccessful attempt if its card scheme requires showing it; otherwise
 * null.
 */
function answerToShow({ session, gateways }: SessionForPage): ShownAnswer | null {
  const newest = session.attempts.at(-1);
  const account = gateways.find(({ code }) => code === newest?.pgCode);
  if (newest === undefined || account?.requiresResultPopup !== true) return null;
  const wasRefused = hasFailed(newest) || (isCanceled(newest) && newest.message !== null);
  if (!wasRefused) return null;
  return { referenceNumber: newest.referenceNumber, rows: answerRows(newest.gatewayResponse) };
}

type WayBack = Pick<CheckoutView, "returnUrl" | "returnsToSubscription" | "autoReturn" | "telling">;

const NO_WAY_BACK: WayBack = { returnUrl: null, returnsToSubscription: false, autoReturn: false, telling: false };

async function wayBack(
  { ctx, session }: SessionForPage,
  { ended, cameFrom }: { ended: SessionState | null; cameFrom: string | null },
): Promise<WayBack> {
  const destination = session.redirectUrl ?? (cameFrom && `${ctx.merchant.baseUrl}${cameFrom}`);
  if (ended === null || destination === null) return NO_WAY_BACK;
  const attempt = representativeAttempt(session.attempts);
  const link = returnUrl(destination, {
    sessionId: session.id,
    orderNo: session.orderNo,
    referenceNumber: attempt?.referenceNumber ?? null,
    extra: session.extra,
  });
  const told = ANNOUNCED.has(ended) ? await hasTold(ctx, session, attempt) : "no";
  const returnsToSubscription = session.redirectUrl === null;
  return { returnUrl: link, returnsToSubscription, autoReturn: told === "yes", telling: told === "asking" };
}

/**
 * Whether the merchant's server knows the outcome. `yes` if no webhook is needed, or the merchant's server
 * answered exactly 200 (Spec, "Paying on the hosted pages"); `asking` while the first delivery is unanswered.
 */
async function hasTold(ctx: Ctx, session: Session, attempt: Attempt | null): Promise<"yes" | "asking" | "no"> {
  if (session.webhookUrl === null && ctx.merchant.webhookUrl === null) return "yes";
  if (attempt === null) return "no";
  const delivery = await newestDelivery(ctx, [`attempt:${attempt.id}`, `late-attempt:${attempt.id}`]);
  if (delivery === null) return "no";
  if (delivery.lastStatus === 200) return "yes";
  const leased = delivery.leaseUntil !== null && delivery.leaseUntil > ctx.realNow();
  return delivery.attempts <= 1 && leased ? "asking" : "no";
}

export async function checkoutStatus(system: SystemCtx, sessionId: string): Promise<CheckoutStatus | null> {
  const row = await system.db.paymentSession.findUnique({
    where: { id: sessionId, deletedAt: null },
    include: { merchant: true, attempts: { ...NEWEST_ATTEMPTS, select: { number: true, state: true } } },
  });
  if (row === null) return null;
  const now = contextFor(system, merchantFacts(row.merchant), { kind: "customer" }).now();
  const inFlight = row.attempts.some(({ state }) => isInFlight({ state: attemptState(state) }));
  const session = { ...row, state: sessionState(row.state), inFlight };
  const newest = row.attempts[0] ?? null;
  return {
    phase: pagePhase(session, now),
    version: pageVersion({ state: stateAt(session, now), newest, updatedAt: row.updatedAt }),
  };
}
