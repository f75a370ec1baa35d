/** What the parts of a double work on. */
import type { Book, Decline, Page, Payment, Verdict, WhyNot } from "./book";
import { Refused, type Reply } from "./call-server";

/** A payment that waits for the customer's answer to the bank. */
export type AtBank = { readonly id: string; readonly payment: Payment; isConfirmed: boolean | null };

/** What a test card does, other than pay. */
export type CardRule = {
  readonly declined?: Decline;
  /** When it is charged after it was kept. */
  readonly declinedLater?: Decline;
  /** The bank asks its customer at each charge without a page. */
  readonly asksBank?: true;
};

/** Milliseconds that a page may live, and lives if the call names no end. */
export type PageLife = { readonly least: number; readonly most: number; readonly usual: number };

/** What pages and cards need of the vendor. */
export type PageRules = {
  /** Test cards: one that pays, one that is declined, and all that do anything else. */
  readonly paying: string;
  readonly declined: string;
  readonly cards: Readonly<Record<string, CardRule>>;
  /** A page keeps one payment for all tries. */
  readonly isOnePaymentPerPage: boolean;
  /** What amounts must be a multiple of, by currency; 1 if it is not here. */
  readonly steps: Readonly<Record<string, number>>;
  /** By the prefix of pages' names. */
  readonly lives: Readonly<Record<string, PageLife>>;
  /** The customer refused at the bank; the bank would have to ask, and no customer is there. */
  readonly unconfirmed: Decline;
  readonly unasked: Decline;
  /** A charge is decided at the bank; otherwise when a later call brings the bank's answer. */
  readonly isDecidedAtBank: boolean;
  /** Where the browser goes from a page, or from the bank. */
  wayBack(page: Page): string;
  fromBank(bank: AtBank): string;
};

/** Why a call is refused: object missing or over, amount or end wrong, or forbidden by the book. */
export type Why = WhyNot | "missing" | "card" | "over" | "life" | "step";

export type Desk = {
  readonly book: Book;
  readonly banks: Map<string, AtBank>;
  readonly rules: PageRules;
  /** Where the double is, without a trailing slash. */
  origin(): string;
  /** The next payment's verdict, once; null if the card decides. */
  nextVerdict(): Verdict | null;
  /** The vendor's words for a refusal. */
  refusal(why: Why, name: string): Reply;
};

/** @throws {Refused} */
export function refuse(desk: Desk, why: Why, name = ""): never {
  throw new Refused(desk.refusal(why, name));
}

/** @throws {Refused} */
export function found<T>(desk: Desk, table: ReadonlyMap<string, T>, name: string): T {
  return table.get(name) ?? refuse(desk, "missing", name);
}
