/**
 * An independent model of billing with which the tests compare the service. It models one subscription in
 * days and hours, without database or tested code. Times are hours of the merchant's calendar since 1970.
 */
import {
  dateOf,
  firstDate,
  HOURS,
  hasRoom,
  hourOf,
  isSkipped,
  type ModelCycle,
  type ModelPause,
  type ModelPlan,
  nextTry,
  reminderDays,
  turnOf,
} from "./billing-calendar";
import { ModelTerms, type WantedTerms } from "./billing-terms";

type DueAction = { readonly at: number; readonly act: () => void };

export class BillingModel {
  status = "pending_setup";
  readonly cycles: ModelCycle[] = [];
  /** Number of successful charges, including payments by the customer. */
  taken = 0;
  readonly terms: ModelTerms;
  #card: "pays" | "declines" = "pays";
  #secondCard: "pays" | "declines" | null = null;
  /** Hour of the open cycle's first failed attempt. */
  #firstFailedAt: number | null = null;
  #pending = false;
  #cancelOn: string | null = null;
  #initiator: "merchant" | "customer" | null = null;
  #expireOn: string | null = null;
  #retryAt: number | null = null;
  /** Date of the open cycle's next reminder. */
  #remindOn: string | null = null;
  readonly #reminded = new Set<string>();
  #pause: ModelPause | null = null;
  /** First and last day of the latest pause that ended. */
  #skipped: { readonly on: string; readonly until: string } | null = null;
  /** Date of the cycle that the pause prevented. */
  #nextOn: string | null = null;

  constructor(
    readonly plan: ModelPlan,
    private now: number,
  ) {
    this.terms = new ModelTerms(plan.recurringAmount);
  }

  /** Pays the setup now, with an accepted card. */
  settle(): void {
    const today = dateOf(this.now);
    if (this.plan.firstAmount > 0) {
      const first = { number: 1, type: "cit", date: today, status: "paid", attempts: 1, held: false } as const;
      this.cycles.push({ ...first, amount: this.plan.firstAmount });
      this.taken += 1;
      this.status = "active";
      this.#next(firstDate(this.plan, (date) => date > today));
    } else {
      this.status = "trialing";
      this.#next(firstDate(this.plan, (date) => date >= today));
    }
  }

  /** Executes everything that is due before `hour`. */
  advance(hour: number): void {
    for (let due = this.#due(); due !== null && due.at <= hour; due = this.#due()) {
      this.now = Math.max(this.now, due.at);
      due.act();
    }
    this.now = hour;
  }

  chargeWith(card: "pays" | "declines"): void {
    if (this.#secondCard === card) this.#secondCard = null;
    this.#card = card;
  }

  allow(card: "pays" | "declines" | null): void {
    if (["active", "trialing", "past_due"].includes(this.status) && card !== this.#card) this.#secondCard = card;
  }

  pay(): void {
    if (this.status !== "past_due" || this.#card === "declines") return;
    this.#newest("failed").status = "paid";
    this.taken += 1;
    this.status = "active";
    const date = firstDate(this.plan, (each) => each > dateOf(this.now));
    if (this.#pending) this.#cancelOn ??= date;
    this.#next(date);
  }

  change(wanted: WantedTerms): void {
    if (["active", "trialing", "past_due"].includes(this.status)) this.terms.change(wanted, this.now);
  }

  /** @param days from today to the first day with charges again; null for no end */
  pause(mode: "immediate" | "at_period_end", days: number | null): void {
    const begun = this.#pause?.begun === true;
    const now = mode === "immediate";
    if (!["active", "trialing", "past_due"].includes(this.status) || this.#pending || (begun && !now)) return;
    const today = dateOf(this.now);
    const newest = this.cycles.at(-1);
    const day = newest === undefined || newest.status === "scheduled" || newest.date < today ? today : newest.date;
    const after = now ? dateOf(hourOf(day) + HOURS) : firstDate(this.plan, (date) => date > day);
    const on = begun && this.#pause !== null ? this.#pause.on : after;
    const until = days === null ? null : dateOf(this.now + days * HOURS);
    if (until !== null && (until <= today || until < on || (!now && until === on))) return;
    this.#pause = { on, until, begun };
    if (now && !begun) this.#beginPause();
  }

  /** Ends the pause today, or cancels a planned pause. */
  resume(): void {
    if (this.#pause !== null) this.#endPause(dateOf(this.now));
  }

  #beginPause(): void {
    if (this.#pause === null) return;
    this.#pause = { ...this.#pause, begun: true };
    this.terms.mail("subscription_paused");
    const open = this.cycles.at(-1);
    if (open?.status !== "scheduled" || !isSkipped(this.#pause ?? this.#skipped, open.date)) return;
    open.held = true;
    this.#remindOn = null;
  }

  #endPause(day: string): void {
    const on = this.#pause?.on ?? day;
    this.#pause = null;
    this.#skipped = day > on ? { on, until: day } : null;
    const fits = (held: string) => (held >= day ? held : firstDate(this.plan, (date) => date >= day));
    const open = this.cycles.at(-1);
    if (open?.held) {
      open.held = false;
      const date = fits(open.date);
      if (!hasRoom(this.plan, open.number, date)) {
        open.status = "canceled";
        this.#expireOn = date;
        return;
      }
      open.date = date;
      this.#remindOn = this.#firstReminder(open);
    } else if (this.#nextOn !== null) this.#add(fits(this.#nextOn));
    this.#nextOn = null;
  }

  #turn(at: number): void {
    if (this.#pause?.begun) this.#endPause(dateOf(at));
    else this.#beginPause();
  }

  cancelNow(): void {
    if (this.#over()) return;
    const open = this.cycles.at(-1);
    if (open?.status === "scheduled" || open?.status === "retry_scheduled") open.status = "canceled";
    this.#end("canceled");
  }

  cancelAtPeriodEnd(initiator: "merchant" | "customer"): void {
    if (this.#over() || (this.#pending && !(initiator === "merchant" && this.#initiator === "customer"))) return;
    this.#pending = true;
    this.#initiator = initiator;
    const waits = this.status === "past_due" && initiator === "customer";
    this.#cancelOn ??= waits ? null : firstDate(this.plan, (date) => date > dateOf(this.now));
  }

  keep(): void {
    if (this.#over() || !this.#pending || this.#initiator !== "customer") return;
    this.#pending = false;
    this.#cancelOn = null;
    this.#initiator = null;
  }

  /**
   * The earliest due action. At the same hour, cancellations precede expiry, charges and reminders, in this
   * order.
   */
  #due(): DueAction | null {
    const newest = this.cycles.at(-1);
    const open = newest !== undefined && ["scheduled", "retry_scheduled"].includes(newest.status) ? newest : null;
    const reached = open !== null && this.#cancelOn !== null && (open.held || open.date >= this.#cancelOn);
    const all: DueAction[] = [];
    if (!this.#over() && this.#cancelOn !== null && (open === null || reached))
      all.push({ at: hourOf(this.#cancelOn), act: () => this.#finish(open) });
    if (this.#expireOn !== null && (this.status === "active" || this.status === "trialing"))
      all.push({ at: hourOf(this.#expireOn), act: () => this.#end("expired") });
    const turnAt = turnOf(this.plan, this.#pause);
    if (turnAt !== null && !this.#over()) all.push({ at: turnAt, act: () => this.#turn(turnAt) });
    if (open !== null && !open.held && !reached && !this.#over())
      all.push({ at: this.#retryAt ?? hourOf(open.date), act: () => this.#charge(open) });
    const mayRemind =
      !this.#pending && !this.#over() && open !== null && !isSkipped(this.#pause ?? this.#skipped, open.date);
    if (open !== null && this.#remindOn !== null && mayRemind)
      all.push({ at: hourOf(this.#remindOn, 9), act: () => this.#remind(open) });
    return all.sort((a, b) => a.at - b.at)[0] ?? null;
  }

  #finish(open: ModelCycle | null): void {
    if (open !== null) open.status = "canceled";
    this.#end("canceled");
  }

  /**
   * Sends the latest of several missed reminders; sends no reminder twice, and none on the day of the charge
   * or later.
   */
  #remind(cycle: ModelCycle): void {
    const today = dateOf(this.now);
    const days = reminderDays(this.plan, cycle);
    const sent = `${cycle.number} ${days.findLast((day) => day <= today)}`;
    if (today < cycle.date && !this.#reminded.has(sent)) this.terms.mail("upcoming_charge");
    this.#reminded.add(sent);
    this.#remindOn = days.find((day) => day > today) ?? null;
  }

  #firstReminder(cycle: ModelCycle): string | null {
    return reminderDays(this.plan, cycle).find((day) => day >= dateOf(this.now)) ?? null;
  }

  #charge(cycle: ModelCycle): void {
    this.#remindOn = null;
    if (cycle.amount === 0) {
      cycle.status = "paid";
      this.#next(firstDate(this.plan, (date) => date > cycle.date));
      return;
    }
    const card = (cycle.attempts % 2 === 1 ? this.#secondCard : null) ?? this.#card;
    if (cycle.attempts === 0) this.#firstFailedAt = this.now;
    cycle.attempts += 1;
    this.#retryAt = null;
    if (card === "pays") {
      cycle.status = "paid";
      this.taken += 1;
      this.status = "active";
      this.#next(firstDate(this.plan, (date) => date > cycle.date));
    } else if (cycle.attempts <= this.plan.retryCount) {
      cycle.status = "retry_scheduled";
      this.#retryAt = nextTry(this.plan, cycle.attempts, { first: this.#firstFailedAt ?? this.now, now: this.now });
      this.terms.mail("payment_failed");
    } else {
      cycle.status = "failed";
      this.status = "past_due";
      this.terms.mail("final_failure");
      if (this.#initiator === "customer") this.#cancelOn = null;
    }
  }

  /** Adds the next cycle, unless a pause prevents it; a pause that has ended moves its date. */
  #next(date: string): void {
    const held = isSkipped(this.#pause ?? this.#skipped, date) && hasRoom(this.plan, this.cycles.length + 1, date);
    const { until = null } = this.#skipped ?? {};
    if (held && this.#pause !== null) this.#nextOn = date;
    else this.#add(held && until !== null ? firstDate(this.plan, (each) => each >= until) : date);
  }

  #add(date: string): void {
    const number = this.cycles.length + 1;
    if (!hasRoom(this.plan, number, date)) {
      this.#expireOn = date;
      return;
    }
    const amount = this.terms.amountOn(date);
    const cycle: ModelCycle = { number, type: "mit", date, status: "scheduled", attempts: 0, amount, held: false };
    this.cycles.push(cycle);
    this.#remindOn = this.#firstReminder(cycle);
  }

  #newest(status: string): ModelCycle {
    const cycle = this.cycles.at(-1);
    if (cycle?.status !== status) throw new Error(`The newest cycle is not ${status}.`);
    return cycle;
  }

  #over(): boolean {
    return this.status === "canceled" || this.status === "expired";
  }

  #end(status: string): void {
    this.status = status;
    this.#retryAt = null;
    this.#pause = null;
    for (const cycle of this.cycles) cycle.held = false;
  }
}
