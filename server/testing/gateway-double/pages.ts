/** Charges cards with and without a hosted page, and simulates the customer there and at the bank. */
import {
  type Amount,
  addCard,
  approve,
  type Book,
  type Decline,
  decline,
  newPayment,
  type Order,
  type Page,
  type Payment,
  type Verdict,
} from "./book";
import { type AtBank, type Desk, refuse } from "./desk";

const ERROR: Decline = { code: "4", reason: "Acquirer Error" };

/** The card of one payment try: a saved card, or one that the customer types. */
export type CardTry = { readonly number: string; readonly saved?: string | null; readonly isTicked?: boolean };

/** Charges a card. An outcome that the test set overrides the card's behaviour. */
function tryCard(desk: Desk, payment: Payment, card: CardTry, verdict: Verdict | null): void {
  const { book } = desk;
  payment.verdict = verdict;
  const own = verdict === null || verdict.kind === "approved" ? desk.rules.cards[card.number]?.declined : undefined;
  const why = verdict?.kind === "declined" ? verdict : verdict?.kind === "error" ? ERROR : own;
  if (why !== undefined) {
    decline(book, payment, why);
    return;
  }
  payment.card = card.saved ?? typedCard(book, payment.order, card);
  const amount: Partial<Amount> | false = verdict?.kind === "approved" && verdict.amount;
  approve(book, payment, { ...payment.order.amount, ...amount });
}

function typedCard(book: Book, { owner, keeps }: Order, { number, isTicked = false }: CardTry): string {
  const isKept = keeps === "yes" || (keeps === "ask" && isTicked);
  return addCard(book, { number, owner: isKept ? owner : null, isOffered: isTicked }).id;
}

/** Charges a card without a page. @param mayLeadOn true if the customer can be redirected to the bank */
export function chargeCard(desk: Desk, order: Order, card: CardTry, mayLeadOn: boolean): Payment {
  const { book, rules } = desk;
  const payment = newPayment(book, order);
  payment.card = card.saved ?? null;
  const { asksBank = false, declinedLater = null } = rules.cards[card.number] ?? {};
  const refusal = asksBank && !mayLeadOn ? rules.unasked : declinedLater;
  const verdict: Verdict | null = refusal === null ? desk.nextVerdict() : { kind: "declined", ...refusal };
  payment.verdict = verdict;
  const isSent = verdict?.kind === "redirect" || verdict?.kind === "unshown";
  if (isSent || (asksBank && mayLeadOn)) sendToBank(desk, payment);
  else tryCard(desk, payment, card, verdict);
  return payment;
}

export type CustomerAct = {
  readonly act?: "pay" | "decline" | "cancel";
  /** Number of a test card; by default one that pays, or is declined, as `act` says. */
  readonly number?: string;
  /** True to tick the box that saves the card. */
  readonly keep?: boolean;
  /** True to pay although the page has ended, as if the payment had begun before. */
  readonly late?: boolean;
};

/** @returns the browser's next address; null if the card was declined or the page has ended */
export function actOnPage(desk: Desk, page: Page, customerAct: CustomerAct): string | null {
  const { book, rules } = desk;
  const { act = "pay", keep = false, late = false } = customerAct;
  const { number = act === "decline" ? rules.declined : rules.paying } = customerAct;
  const isOpen = page.status === "open" && page.expiresAt > book.now();
  if (!isOpen && !late) return null;
  if (act === "cancel") {
    page.status = "canceled";
    return rules.wayBack(page);
  }
  const known = rules.isOnePaymentPerPage ? page.payment : null;
  const payment = known ?? newPayment(book, page.order, "pi", page);
  page.payment = payment;
  tryCard(desk, payment, { number, isTicked: keep }, desk.nextVerdict());
  if (payment.state !== "approved") return null;
  if (isOpen) {
    page.status = "paid";
    book.hear({ kind: "page_paid", page });
  }
  return rules.wayBack(page);
}

export function endPage(book: Book, page: Page, kind: "page_ended" | "page_lapsed" = "page_ended"): void {
  page.status = "expired";
  book.hear({ kind, page });
}

/** Ends the expired pages. */
export function expirePages(book: Book): void {
  for (const page of book.pages.values())
    if (page.status === "open" && page.expiresAt <= book.now()) endPage(book, page);
}

function sendToBank({ book, banks }: Desk, payment: Payment): void {
  payment.state = "bank";
  banks.set(payment.id, { id: payment.id, payment, isConfirmed: null });
  book.hear({ kind: "bank", payment });
}

/** The address of the bank's page. */
export const bankOf = ({ origin }: Pick<Desk, "origin">, { id }: Payment) => `${origin()}/bank/${id}`;

/** @returns the browser's next address; null if the payment does not wait for the bank */
export function answerBank(desk: Desk, id: string, isConfirmed: boolean): string | null {
  const bank = desk.banks.get(id);
  if (bank === undefined || bank.payment.state !== "bank") return null;
  bank.isConfirmed = isConfirmed;
  if (desk.rules.isDecidedAtBank) decideAtBank(desk, bank);
  return desk.rules.fromBank(bank);
}

/** Decides the charge of the customer who returned from the bank. @throws {Refused} if there is none */
export function decideReturned(desk: Desk, isOf: (bank: AtBank) => boolean): Payment {
  const bank = [...desk.banks.values()].find((one) => one.isConfirmed !== null && isOf(one));
  return bank === undefined ? refuse(desk, "missing") : decideAtBank(desk, bank);
}

/** Accepts or declines the charge as the customer decided on the bank's page. */
function decideAtBank(desk: Desk, { id, payment, isConfirmed }: AtBank): Payment {
  desk.banks.delete(id);
  const number = desk.book.cards.get(payment.card ?? "")?.number ?? "";
  const refusal = isConfirmed ? null : ({ kind: "declined", ...desk.rules.unconfirmed } as const);
  tryCard(desk, payment, { number, saved: payment.card }, refusal);
  return payment;
}
