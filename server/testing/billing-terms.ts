/** The billing model's terms that can change, and the mails about them. */
import { dateOf, HOURS } from "./billing-calendar";

/** Changed terms under the request's field names; absent terms stay. */
export type WantedTerms = {
  readonly recurring_amount?: number;
  readonly description?: string | null;
  readonly customer_email?: string;
};

/** Number of whole days before a higher amount is charged. */
const NOTICE_DAYS = 4;

export class ModelTerms {
  description: string | null = null;
  email = "sara@example.com";
  /** Changed fields with their new values, oldest first. */
  readonly changes: string[] = [];
  /** Number of mails by kind and address. */
  readonly mails: Record<string, number> = {};
  /** The earlier amount, which cycles dated before `until` keep. */
  #former: { readonly amount: number; readonly until: string } | null = null;

  constructor(private amount: number) {}

  amountOn(date: string): number {
    return this.#former !== null && date < this.#former.until
      ? Math.min(this.#former.amount, this.amount)
      : this.amount;
  }

  /** Changes the terms; equal values have no effect. The earlier address also gets the mail. */
  change({ recurring_amount: amount = this.amount, ...wanted }: WantedTerms, now: number): void {
    const { description = this.description, customer_email: email = this.email } = wanted;
    const readers = new Set([this.email, email]);
    const isMailed = amount !== this.amount || email !== this.email;
    if (amount !== this.amount) {
      this.changes.push(`recurring_amount ${amount}`);
      const current = this.amountOn(dateOf(now));
      const until = dateOf(now + NOTICE_DAYS * HOURS);
      this.#former = amount > current ? { amount: current, until } : null;
      this.amount = amount;
    }
    if (description !== this.description) this.changes.push(`description ${description}`);
    if (email !== this.email) this.changes.push(`customer_email ${email}`);
    this.description = description;
    this.email = email;
    if (isMailed) for (const reader of readers) this.mail("subscription_changed", reader);
  }

  mail(kind: string, address = this.email): void {
    const key = `${kind} ${address}`;
    this.mails[key] = (this.mails[key] ?? 0) + 1;
  }
}
