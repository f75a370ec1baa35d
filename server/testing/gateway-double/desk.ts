/** The data that the parts of a simulated gateway share. */
import type { Book, Decline, Page, Payment, Verdict, WhyNot } from "./book";
import { Refused, type Reply } from "./call-server";

export const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000] as const;

/** A payment that waits for the customer's decision on the bank's page. */
export type AtBank = { readonly id: string; readonly payment: Payment; isConfirmed: boolean | null };

/** How a test card behaves; an empty rule means that it pays. */
export type CardRule = {
  readonly declined?: Decline;
  /** Why the saved card is declined at later charges. */
  readonly declinedLater?: Decline;
  /** True if each direct charge requires 3-D Secure. */
  readonly asksBank?: true;
};

/** Minimum, maximum and default lifetime of a page in milliseconds. */
export type PageLife = { readonly least: number; readonly most: number; readonly usual: number };

/** A gateway's rules for pages and cards. */
export type PageRules = {
  /** Test cards: one that pays, one that is declined, and all with another behaviour. */
  readonly paying: string;
  readonly declined: string;
  readonly cards: Readonly<Record<string, CardRule>>;
  /** True if all tries on a page belong to one payment. */
  readonly isOnePaymentPerPage: boolean;
  /** The number of which amounts must be a multiple, by currency; default 1. */
  readonly steps: Readonly<Record<string, number>>;
  /** The pages' lifetimes, by prefix of the pages' ids. */
  readonly lives: Readonly<Record<string, PageLife>>;
  /**
   * Declines if the customer refused on the bank's page, and if 3-D Secure is required without a customer.
   */
  readonly unconfirmed: Decline;
  readonly unasked: Decline;
  /** True if the bank's page decides the charge; false if a later request with the bank's result does. */
  readonly isDecidedAtBank: boolean;
  /** Addresses to which the browser returns from a page, and from the bank. */
  wayBack(page: Page): string;
  fromBank(bank: AtBank): string;
};

/**
 * Why a request is refused: object missing or ended, amount or expiry invalid, or the operation impossible.
 */
export type Why = WhyNot | "missing" | "card" | "over" | "life" | "step";

export type Desk = {
  readonly book: Book;
  readonly banks: Map<string, AtBank>;
  readonly rules: PageRules;
  /** The simulated gateway's address without a trailing slash. */
  origin(): string;
  /** Removes and returns the outcome that the test set for the next payment; null if the card decides. */
  nextVerdict(): Verdict | null;
  /** The gateway's error response. */
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
