import fc from "fast-check";
import { expect, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { AppError } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import { readInput } from "@/server/kernel/read-input";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { rounds, SEED } from "@/server/testing/rounds";
import { anySession, balanceOf, CUSTOMER, credit, entriesOf, hold, holdIdOf, writing } from "@/server/testing/wallets";
import { Adjustment, adjustBalance, commitHold, creditRefund, releaseHold } from "./";

/** How many histories; `npm run chaos` makes the long run. */
const RUNS = rounds(40);

/**
 * One step of a history; `session` is one of three, amounts are in fils, `target` counts the adjustments made
 * so far.
 */
type Step =
  | { readonly kind: "refund" | "adjust"; readonly fils: number }
  | { readonly kind: "hold"; readonly session: number; readonly fils: number }
  | { readonly kind: "commit"; readonly session: number }
  | { readonly kind: "release"; readonly session: number }
  | { readonly kind: "reverse"; readonly target: number };

type HeldCredit = { now: number; live: boolean };
type MadeAdjustment = { readonly fils: number; reversed: boolean };

/** The wallet as a child would keep it: whole fils, lists and no database. */
class Model {
  balance = 0;
  readonly sessions = new Map<number, HeldCredit>();
  readonly adjustments: MadeAdjustment[] = [];
  readonly entries: string[] = [];

  get held(): number {
    return [...this.sessions.values()].reduce((sum, { now, live }) => sum + (live ? now : 0), 0);
  }

  get available(): number {
    return this.balance - this.held;
  }

  #note(type: string, fils: number): void {
    this.entries.push(`${type} ${(fils / 1000).toFixed(3)}`);
  }

  refund(fils: number): void {
    this.balance += fils;
    this.#note("credit_refund", fils);
  }

  adjust(fils: number): boolean {
    if (this.available + fils < 0) return false;
    this.balance += fils;
    this.adjustments.push({ fils, reversed: false });
    this.#note(fils > 0 ? "credit_adjustment" : "debit_adjustment", Math.abs(fils));
    return true;
  }

  reverse(made: MadeAdjustment): boolean {
    if (made.reversed || this.available - made.fils < 0) return false;
    made.reversed = true;
    this.balance -= made.fils;
    this.#note("reversal", Math.abs(made.fils));
    return true;
  }

  hold(session: number, asked: number): number {
    const own = this.sessions.get(session) ?? { now: 0, live: false };
    const part = Math.min(asked, this.available + (own.live ? own.now : 0));
    if (part === 0 || (own.live && own.now === part)) return part;
    if (own.live) this.#note("release", own.now);
    this.sessions.set(session, { now: part, live: true });
    this.#note("reserve", part);
    return part;
  }

  release(session: number): void {
    const own = this.sessions.get(session);
    if (!own?.live) return;
    own.live = false;
    this.#note("release", own.now);
  }

  /**
   * A released hold is taken again if the credit is there; a committed one is over, and its session can
   * take a new one.
   */
  commit(session: number): number | null {
    const own = this.sessions.get(session);
    if (own === undefined) return null;
    if (!own.live) {
      if (this.available < own.now) return null;
      this.#note("reserve", own.now);
    }
    this.#note("debit_payment", own.now);
    this.balance -= own.now;
    this.sessions.delete(session);
    return own.now;
  }
}

const kwd = (fils: number) => money((fils / 1000).toFixed(3), currency("KWD"));

/** One history on one account: the same steps in the model and on the rows. */
class Run {
  readonly model = new Model();
  readonly #sessions = new Map<number, string>();
  readonly #operations: number[] = [];

  constructor(private readonly merchant: TestMerchant) {}

  #session(number: number): string {
    const known = this.#sessions.get(number) ?? anySession();
    this.#sessions.set(number, known);
    return known;
  }

  #inTransaction<T>(work: Parameters<typeof writing<T>>[1]): Promise<T> {
    return writing(this.merchant, work);
  }

  /** What the verb did, or null when it refused. */
  async #unlessRefused<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  async refund(fils: number): Promise<void> {
    const to = { customerId: CUSTOMER, provider: "wallet_sarraf", sessionId: anySession(), pgCode: "sandbox" };
    const { ctx } = this.merchant;
    await this.#inTransaction((tx, writes) =>
      creditRefund(ctx, tx, { ...to, amount: kwd(fils), at: ctx.now() }, writes),
    );
    this.model.refund(fils);
  }

  async adjust(fils: number): Promise<void> {
    const done = await this.#unlessRefused(credit(this.merchant, (fils / 1000).toFixed(3)));
    expect(done !== null).toBe(this.model.adjust(fils));
    if (done !== null) this.#operations.push(done.operation_id);
  }

  async reverse(target: number): Promise<void> {
    const made = this.model.adjustments[target % this.model.adjustments.length];
    if (made === undefined) return;
    const reverses = this.#operations[this.model.adjustments.indexOf(made)];
    const amount = (-made.fils / 1000).toFixed(3);
    const body = { customer_id: CUSTOMER, currency: "KWD", amount, reverses };
    const input = { request: readInput(Adjustment, body), key: anySession() };
    const done = await this.#unlessRefused(adjustBalance(this.merchant.ctx, "sarraf", input));
    expect(done !== null).toBe(this.model.reverse(made));
  }

  async hold(session: number, fils: number): Promise<void> {
    const part = this.model.hold(session, fils);
    const taken = await hold(this.merchant, { sessionId: this.#session(session), amount: (fils / 1000).toFixed(3) });
    expect(taken?.amount.amount.times(1000).toNumber() ?? 0).toBe(part);
  }

  async release(session: number): Promise<void> {
    const { ctx } = this.merchant;
    const hold = { sessionId: this.#session(session), why: "changed", at: ctx.now() } as const;
    await this.#inTransaction((tx) => releaseHold(ctx, tx, hold));
    this.model.release(session);
  }

  async commit(session: number): Promise<void> {
    const { ctx } = this.merchant;
    const agreed = this.model.sessions.get(session)?.now ?? 1;
    const sessionId = this.#session(session);
    const holdId = await holdIdOf(this.merchant, sessionId, (agreed / 1000).toFixed(3));
    const wanted = { sessionId, customerId: CUSTOMER, holdId, expected: kwd(agreed), at: ctx.now() };
    const legs = await this.#inTransaction((tx, writes) => commitHold(ctx, tx, wanted, writes));
    expect(legs !== null).toBe(this.model.commit(session) !== null);
    if (legs !== null) this.#sessions.delete(session);
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case "refund":
        return this.refund(step.fils);
      case "adjust":
        return this.adjust(step.fils);
      case "hold":
        return this.hold(step.session, step.fils);
      case "reverse":
        return this.reverse(step.target);
      case "commit":
        return this.commit(step.session);
      case "release":
        return this.release(step.session);
    }
  }
}

const session = fc.integer({ min: 0, max: 2 });
const some = fc.integer({ min: 1, max: 9_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("refund" as const), fils: some }),
  fc.record({
    kind: fc.constant("adjust" as const),
    fils: fc.oneof(
      some,
      some.map((fils) => -fils),
    ),
  }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("hold" as const), session, fils: some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("commit" as const), session }) },
  fc.record({ kind: fc.constant("release" as const), session }),
  fc.record({ kind: fc.constant("reverse" as const), target: fc.nat({ max: 20 }) }),
);

test(
  "any history of credits, adjustments, holds, commits, releases and reversals leaves what a plain model says",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (history) => {
        const merchant = await testMerchant();
        const run = new Run(merchant);
        for (const each of history) await run.take(each);
        const { model } = run;
        const account = await balanceOf(merchant);
        expect(account ?? { balance: "0.000", held: "0.000" }).toEqual({
          balance: (model.balance / 1000).toFixed(3),
          held: (model.held / 1000).toFixed(3),
        });
        expect(await entriesOf(merchant)).toEqual(model.entries);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  RUNS * 3_000,
);
