/**
 * An independent model of billing to compare with the service: days and hours counted by hand, one
 * subscription, no database, no code under test. Times are hours of the merchant's calendar since 1970.
 */

export type ModelPlan = {
  readonly frequency: "monthly" | "yearly";
  /** `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string | null;
  readonly totalCycles: number | null;
  readonly firstAmount: number;
  readonly recurringAmount: number;
  readonly retryCount: number;
};

export type ModelCycle = { number: number; type: "cit" | "mit"; date: string; status: string; attempts: number };

const HOURS = 24;

/** The hour at which a civil date begins. */
export function hourOf(date: string, hour = 0): number {
  return Date.parse(`${date}T00:00:00Z`) / 3_600_000 + hour;
}

/** The civil date of an hour. */
export function dateOf(hour: number): string {
  return new Date(Math.floor(hour / HOURS) * HOURS * 3_600_000).toISOString().slice(0, 10);
}

/** The plan's dates in order, by arithmetic on year, month and day. */
function* datesOf({ frequency, start }: ModelPlan): Generator<string> {
  const [year = 0, month = 0, anchor = 0] = start.split("-").map(Number);
  const period = frequency === "monthly" ? 1 : 12;
  for (let months = year * 12 + month - 1; ; months += period) {
    const [y, m] = [Math.floor(months / 12), (months % 12) + 1];
    const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
    const length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
    yield `${y}-${String(m).padStart(2, "0")}-${String(Math.min(anchor, length)).padStart(2, "0")}`;
  }
}

function firstDate(plan: ModelPlan, fits: (date: string) => boolean): string {
  for (const date of datesOf(plan)) if (fits(date)) return date;
  throw new Error("unreachable");
}

type DueAction = { readonly at: number; readonly act: () => void };

export class BillingModel {
  status = "pending_setup";
  readonly cycles: ModelCycle[] = [];
  /** Charges that took money, the customer's included. */
  taken = 0;
  readonly mails = { upcoming_charge: 0, payment_failed: 0, final_failure: 0 };
  card: "pays" | "declines" = "pays";
  #pending = false;
  #cancelOn: string | null = null;
  #initiator: "merchant" | "customer" | null = null;
  #expireOn: string | null = null;
  #retryAt: number | null = null;
  /** The day of the open cycle's next reminder. */
  #remindOn: string | null = null;

  constructor(
    readonly plan: ModelPlan,
    private now: number,
  ) {}

  /** The customer pays the setup now, with a card that is accepted then. */
  settle(): void {
    const today = dateOf(this.now);
    if (this.plan.firstAmount > 0) {
      this.cycles.push({ number: 1, type: "cit", date: today, status: "paid", attempts: 1 });
      this.taken += 1;
      this.status = "active";
      this.#next(firstDate(this.plan, (date) => date > today));
    } else {
      this.status = "trialing";
      this.#next(firstDate(this.plan, (date) => date >= today));
    }
  }

  /** Lets everything happen that is due before `hour`. */
  advance(hour: number): void {
    for (let due = this.#due(); due !== null && due.at <= hour; due = this.#due()) {
      this.now = Math.max(this.now, due.at);
      due.act();
    }
    this.now = hour;
  }

  pay(): void {
    if (this.status !== "past_due" || this.card === "declines") return;
    this.#newest("failed").status = "paid";
    this.taken += 1;
    this.status = "active";
    const date = firstDate(this.plan, (each) => each > dateOf(this.now));
    if (this.#pending) this.#cancelOn ??= date;
    this.#next(date);
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

  /** Earliest first; at one instant a cancellation, then the end, then charges, then reminders. */
  #due(): DueAction | null {
    const newest = this.cycles.at(-1);
    const open = newest !== undefined && ["scheduled", "retry_scheduled"].includes(newest.status) ? newest : null;
    const reached = open !== null && this.#cancelOn !== null && open.date >= this.#cancelOn;
    const all: DueAction[] = [];
    if (!this.#over() && this.#cancelOn !== null && (open === null || reached))
      all.push({ at: hourOf(this.#cancelOn), act: () => this.#finish(open) });
    if (this.#expireOn !== null && (this.status === "active" || this.status === "trialing"))
      all.push({ at: hourOf(this.#expireOn), act: () => this.#end("expired") });
    if (open !== null && !reached && !this.#over())
      all.push({ at: this.#retryAt ?? hourOf(open.date), act: () => this.#charge(open) });
    if (open !== null && this.#remindOn !== null && !this.#pending && !this.#over())
      all.push({ at: hourOf(this.#remindOn), act: () => this.#remind(open) });
    return all.sort((a, b) => a.at - b.at)[0] ?? null;
  }

  #finish(open: ModelCycle | null): void {
    if (open !== null) open.status = "canceled";
    this.#end("canceled");
  }

  /** Of several missed ones one is sent, and none from the day of the charge on. */
  #remind({ date }: ModelCycle): void {
    const today = dateOf(this.now);
    if (today < date) this.mails.upcoming_charge += 1;
    this.#remindOn = this.#reminderDays(date).find((day) => day > today) ?? null;
  }

  #reminderDays(date: string): string[] {
    if (this.plan.recurringAmount === 0) return [];
    const before = this.plan.frequency === "monthly" ? [2] : [30, 10, 3];
    return before.map((days) => dateOf(hourOf(date) - days * HOURS));
  }

  #charge(cycle: ModelCycle): void {
    this.#remindOn = null;
    if (this.plan.recurringAmount === 0) {
      cycle.status = "paid";
      this.#next(firstDate(this.plan, (date) => date > cycle.date));
      return;
    }
    cycle.attempts += 1;
    this.#retryAt = null;
    if (this.card === "pays") {
      cycle.status = "paid";
      this.taken += 1;
      this.status = "active";
      this.#next(firstDate(this.plan, (date) => date > cycle.date));
    } else if (cycle.attempts <= this.plan.retryCount) {
      cycle.status = "retry_scheduled";
      this.#retryAt = this.now + 1;
      this.mails.payment_failed += 1;
    } else {
      cycle.status = "failed";
      this.status = "past_due";
      this.mails.final_failure += 1;
      if (this.#initiator === "customer") this.#cancelOn = null;
    }
  }

  #next(date: string): void {
    const number = this.cycles.length + 1;
    const { end, totalCycles } = this.plan;
    if ((end !== null && date > end) || (totalCycles !== null && number > totalCycles)) this.#expireOn = date;
    else {
      this.cycles.push({ number, type: "mit", date, status: "scheduled", attempts: 0 });
      this.#remindOn = this.#reminderDays(date).find((day) => day >= dateOf(this.now)) ?? null;
    }
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
  }
}
