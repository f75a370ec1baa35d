/** Hosted pages of a double, and what a customer does there and at the bank. */
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
} from "./book";

/** What the next payment meets. */
export type Verdict =
  | ({ readonly kind: "declined" } & Decline)
  | { readonly kind: "error" | "pending" | "redirect" }
  /** Of less than was asked, or in another currency. */
  | { readonly kind: "approved"; readonly amount: Partial<Amount> };

/** A payment that waits for the customer's answer to the bank. */
export type AtBank = { readonly id: string; readonly payment: Payment; isConfirmed: boolean | null };

/** What pages need of the vendor. */
export type PageRules = {
  /** Test cards. */
  readonly cards: { readonly paying: string; readonly declined: string };
  /** Why a test card is declined. */
  declineOf(number: string): Decline | null;
  /** A page keeps one payment for all tries. */
  readonly isOnePaymentPerPage: boolean;
  /** Where the browser goes from a page, or from the bank. */
  wayBack(page: Page): string;
  fromBank(desk: PageDesk, bank: AtBank): string;
};

export type PageDesk = {
  readonly book: Book;
  readonly banks: Map<string, AtBank>;
  readonly rules: PageRules;
  /** The next payment's verdict, once; null if the card decides. */
  nextVerdict(): Verdict | null;
};

const ERROR: Decline = { code: "4", reason: "Acquirer Error" };

/** The card of one try: a saved one, or one that the customer types. */
export type CardTry = { readonly number: string; readonly saved?: string; readonly isTicked?: boolean };

/** A card is charged. The verdict comes before what the card does. */
export function tryCard(desk: PageDesk, payment: Payment, card: CardTry, verdict: Verdict | null): void {
  const { book } = desk;
  const own = verdict === null || verdict.kind === "approved" ? desk.rules.declineOf(card.number) : null;
  const why = verdict?.kind === "declined" ? verdict : verdict?.kind === "error" ? ERROR : own;
  if (why !== null) {
    decline(book, payment, why);
    return;
  }
  payment.card = card.saved ?? typedCard(book, payment.order, card);
  approve(book, payment, { ...payment.order.amount, ...(verdict?.kind === "approved" && verdict.amount) });
}

function typedCard(book: Book, { owner, keeps }: Order, { number, isTicked = false }: CardTry): string {
  const isKept = keeps === "yes" || (keeps === "ask" && isTicked);
  return addCard(book, number, isKept ? owner : null, isTicked).id;
}

export function openPage(book: Book, page: Pick<Page, "id" | "order" | "expiresAt">): Page {
  const opened: Page = { ...page, createdAt: book.now(), status: "open", payment: null };
  book.pages.set(page.id, opened);
  return opened;
}

export function endPage(book: Book, page: Page): void {
  page.status = "expired";
  book.hear({ kind: "page_ended", page });
}

/** Ends the pages whose time is over. */
export function expirePages(book: Book): void {
  for (const page of book.pages.values())
    if (page.status === "open" && page.expiresAt <= book.now()) endPage(book, page);
}

export type CustomerAct = {
  readonly act: "pay" | "cancel";
  /** Of a test card. */
  readonly number?: string;
  /** Ticks the box that keeps the card. */
  readonly keep?: boolean;
  /** Pays although the page is over: the payment was already under way. */
  readonly late?: boolean;
};

/** @returns where the browser goes next; null if it stays: the card was declined, or the page is over */
export function actOnPage(desk: PageDesk, page: Page, customerAct: CustomerAct): string | null {
  const { act, number = "", keep = false, late = false } = customerAct;
  const { book } = desk;
  const isOpen = page.status === "open" && page.expiresAt > book.now();
  if (!isOpen && !late) return null;
  if (act === "cancel") {
    page.status = "canceled";
    return desk.rules.wayBack(page);
  }
  const known = desk.rules.isOnePaymentPerPage ? page.payment : null;
  const payment = known ?? newPayment(book, page.order, "pi", page);
  page.payment = payment;
  tryCard(desk, payment, { number, isTicked: keep }, desk.nextVerdict());
  if (payment.state !== "approved") return null;
  if (isOpen) {
    page.status = "paid";
    book.hear({ kind: "page_paid", page });
  }
  return desk.rules.wayBack(page);
}

/** Sends a payment to the bank. @returns the path of the bank's page */
export function sendToBank({ book, banks }: PageDesk, payment: Payment): string {
  payment.state = "bank";
  banks.set(payment.id, { id: payment.id, payment, isConfirmed: null });
  book.hear({ kind: "bank", payment });
  return `/bank/${payment.id}`;
}

/** @returns where the browser goes next; null if the bank asks nothing */
export function answerBank(desk: PageDesk, id: string, isConfirmed: boolean): string | null {
  const bank = desk.banks.get(id);
  if (bank === undefined || bank.payment.state !== "bank") return null;
  bank.isConfirmed = isConfirmed;
  return desk.rules.fromBank(desk, bank);
}
