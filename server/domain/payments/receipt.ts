/** How a session ended, as its result page tells it. */
import { currency } from "../../kernel/currency";
import { add, money } from "../../kernel/money";
import type { AttemptRow, ChildRow, SessionForPage, SessionState } from "../sessions";
import { cardShown, wireMoney } from "./core/pages";
import { recordOf } from "./payment-facts";
import type { Receipt } from "./views";

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

/** The attempt that tells of the session: the one that succeeded, else the newest; attempts are oldest first. */
export function tellingAttempt(attempts: readonly AttemptRow[]): AttemptRow | null {
  return attempts.find(({ state }) => state === "success" || state === "cod") ?? attempts.at(-1) ?? null;
}

/** The receipt of a session in a final state; null in any other. */
export function receiptOf(
  { session, attempts, children, gateways }: SessionForPage,
  state: SessionState,
): Receipt | null {
  const outcome = OUTCOMES[state];
  if (outcome === undefined) return null;
  const tried = outcome === "expired" || outcome === "invalided" ? null : tellingAttempt(attempts);
  if (tried === null) return { outcome, ...NOTHING };
  const account = gateways.find(({ code }) => code === tried.pgCode);
  const succeeded = tried.state === "success" || tried.state === "cod";
  const byWalletAlone = tried.formOfPayment === "wallet";
  return {
    outcome,
    total: succeeded && !byWalletAlone ? wireMoney(totalOf(tried)) : null,
    wallet: succeeded ? walletPart(tried) : null,
    methodName: byWalletAlone ? null : (account?.name ?? null),
    methodNameAr: byWalletAlone ? null : (account?.nameAr ?? null),
    card: succeeded ? cardShown(recordOf(tried.pgParams) ?? {}) : null,
    referenceNumber: tried.referenceNumber,
    settledAt: (session.settledAt ?? tried.finishedAt)?.toISOString() ?? null,
    message: succeeded ? null : tried.message,
    children: children.flatMap(receiptLine),
  };
}

const LINES = { paid: "captured", refunded: "refunded", voided: "voided" } as const;

/** What happened since, as a line of the receipt; a refund that the gateway has not decided, or turned down, is none. */
function receiptLine({ childState, amount, currency: code }: ChildRow): Receipt["children"] {
  if (childState !== "paid" && childState !== "refunded" && childState !== "voided") return [];
  return [{ kind: LINES[childState], amount: wireMoney(money(amount.toString(), currency(code))) }];
}

const NOTHING = {
  total: null,
  wallet: null,
  methodName: null,
  methodNameAr: null,
  card: null,
  referenceNumber: null,
  settledAt: null,
  message: null,
  children: [],
} as const;

/** In the session's currency; null where no wallet took part. */
function walletPart({ walletAmount, currency: code }: AttemptRow) {
  return walletAmount.isZero() ? null : wireMoney(money(walletAmount.toString(), currency(code)));
}

/** Fee included, in the currency charged. */
function totalOf({ chargeAmount, fee, chargeCurrency }: AttemptRow) {
  const code = currency(chargeCurrency);
  return add(money(chargeAmount.toString(), code), money(fee.toString(), code));
}
