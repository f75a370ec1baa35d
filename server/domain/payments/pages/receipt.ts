import { arabicName, declineCategory } from "@/server/domain/gateways";
import type { Attempt, ChildRow, SessionForPage, SessionState } from "@/server/domain/sessions";
import { chargedTotal, hasSucceeded } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { isZero, money } from "@/server/kernel/money";
import { MOBILE_WALLET_NAMES } from "../attempt/page-services";
import { cardShown, UNKNOWN_CARD, wireMoney } from "../core/pages";
import { keepsFee, receiptFigure } from "../core/receipt-figure";
import { receiptStanding } from "../core/receipt-standing";
import { totalName } from "../core/total-name";
import type { Receipt, WireMoney } from "../views";

const OUTCOMES: Readonly<Partial<Record<SessionState, Receipt["outcome"]>>> = {
  paid: "paid",
  captured: "paid",
  authorized: "authorized",
  cod: "cod",
  failed: "failed",
  canceled: "canceled",
  expired: "expired",
  invalided: "invalided",
};

const NAMES: typeof MOBILE_WALLET_NAMES = {
  ...MOBILE_WALLET_NAMES,
  cash: { name: "Cash on delivery", nameAr: "الدفع عند الاستلام" },
};

export function representativeAttempt(attempts: readonly Attempt[]): Attempt | null {
  return attempts.find(hasSucceeded) ?? attempts.at(-1) ?? null;
}

export function receiptOf({ session, children, gateways }: SessionForPage, state: SessionState): Receipt | null {
  const outcome = OUTCOMES[state];
  if (outcome === undefined) return null;
  const tried = outcome === "expired" || outcome === "invalided" ? null : representativeAttempt(session.attempts);
  if (tried === null) return { outcome, ...NOTHING };
  const account = gateways.find(({ code }) => code === tried.pgCode);
  const method = NAMES[tried.formOfPayment] ?? (account && { name: account.name, nameAr: arabicName(account) });
  const succeeded = hasSucceeded(tried);
  const lines = children.flatMap(receiptLine);
  const byWalletAlone = tried.formOfPayment === "wallet";
  const charged = succeeded && !byWalletAlone ? chargedTotal(tried) : null;
  const standing = receiptStanding(outcome, session.amount, lines);
  const figure = receiptFigure({
    ...{ outcome, standing, charged, children: lines },
    ...{ wallet: tried.walletAmount, collected: session.paidAmount },
  });
  return {
    outcome,
    total: charged && wireMoney(charged),
    totalName: totalName({ outcome, charged, children: lines, fee: tried.fee, wallet: tried.walletAmount }),
    figure: figure && wireMoney(figure),
    fee: succeeded && !isZero(tried.fee) ? wireMoney(tried.fee) : null,
    keepsFee: keepsFee({ standing, collected: session.paidAmount, fee: tried.fee, children: lines }),
    wallet: succeeded ? walletPart(tried) : null,
    methodName: byWalletAlone ? null : (method?.name ?? null),
    methodNameAr: byWalletAlone ? null : (method?.nameAr ?? null),
    card: succeeded ? cardShown(tried.pgParams) : null,
    referenceNumber: tried.referenceNumber,
    settledAt: (session.settledAt ?? tried.finishedAt)?.toISOString() ?? null,
    heldUntil: null,
    message: succeeded ? null : tried.message,
    decline: succeeded ? null : declineCategory(tried.decline),
    unknownCard: tried.message === UNKNOWN_CARD,
    children: lines.map(({ kind, amount }) => ({ kind, amount: wireMoney(amount) })),
    standing,
  };
}

const LINES = { paid: "captured", refunded: "refunded", voided: "voided" } as const;

/** Omits a refund that was refused or is not final. */
function receiptLine({ childState, amount, currency: code }: ChildRow) {
  if (childState !== "paid" && childState !== "refunded" && childState !== "voided") return [];
  return [{ kind: LINES[childState], amount: money(amount.toString(), currency(code)) }];
}

const NOTHING = {
  total: null,
  totalName: null,
  figure: null,
  fee: null,
  keepsFee: false,
  wallet: null,
  methodName: null,
  methodNameAr: null,
  card: null,
  referenceNumber: null,
  settledAt: null,
  heldUntil: null,
  message: null,
  decline: null,
  unknownCard: false,
  children: [],
  standing: null,
} as const;

function walletPart({ walletAmount }: Attempt): WireMoney | null {
  return isZero(walletAmount) ? null : wireMoney(walletAmount);
}
