import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOf, hourOf, type ModelPlan } from "@/server/testing/billing-calendar";
import { BillingModel } from "@/server/testing/billing-model";
import { type Command, change, history, plan, START } from "@/server/testing/billing-orders";
import type { WantedTerms } from "@/server/testing/billing-terms";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { inLanes, rounds } from "@/server/testing/rounds";
import { auditEach } from "@/server/testing/scenario";
import { advanceTo, chargesAtGateway, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { ChangeRequest, PauseRequest, ResumeRequest } from "../contract/requests";
import {
  allowBackupCard,
  changeSubscription,
  pauseSubscription,
  payOutstanding,
  requestCancellation,
  resumeSubscription,
  undoCancellation,
} from "../index";
import { pageLink } from "../record/page-token";

/** How many histories; `npm run chaos` makes the long run. */
const SHORT = 8;
const SHORT_YEARS = 1;

const KUWAIT = 3;

const CHANGED_FIELDS = ["recurring_amount", "description", "customer_email"];
const MODELLED_MAILS = [
  ...["upcoming_charge", "payment_failed", "final_failure"],
  ...["subscription_paused", "subscription_changed"],
];

const ENDINGS = { pays: "1", declines: "6" };

/** The service beside the model, driven by the same commands. */
class Both {
  private constructor(
    readonly merchant: TestMerchant,
    readonly id: string,
    readonly model: BillingModel,
    private hour: number,
  ) {}

  static async begin(terms: ModelPlan): Promise<Both> {
    const hour = hourOf(START.date, START.hour);
    const merchant = await merchantAt(instantOf(hour));
    // Two cards, made before: the one that pays is charged first.
    const declining = await newSession(merchant, { payment_type: "save_card", amount: "0", customer_id: "c-1" });
    await pay(merchant, declining, ENDINGS.declines, { save: true });
    const { id } = await subscribe(merchant, ENDINGS.pays, {
      wire: {
        amount: String(terms.firstAmount),
        agreement: { id: "agr-1", ...(terms.totalCycles === null ? {} : { total_cycles: terms.totalCycles }) },
      },
      autopay: {
        frequency: terms.frequency,
        start_date: terms.start,
        end_date: terms.end,
        recurring_amount: String(terms.recurringAmount),
        ...(terms.retryDays === null ? { retry_count: terms.retryCount } : { retry_days: terms.retryDays }),
      },
    });
    const model = new BillingModel(terms, hour);
    model.settle();
    return new Both(merchant, id, model, hour);
  }

  async obey(order: Command): Promise<void> {
    if (order.kind === "wait") return this.#wait(order);
    if (order.kind === "card") return this.#chargeWith(order.card);
    if (order.kind === "second_card") return this.#allow(order.card);
    if (order.kind === "pause") return this.#pause(order);
    if (order.kind === "terms") return this.#change(order.wanted);
    await {
      resume: () => this.#resume(),
      pay: () => this.#pay(),
      keep: () => this.#keep(),
      leave: () => this.#leave("customer"),
      merchant_leaves: () => this.#leave("merchant"),
      stop: () => this.#stop(),
    }[order.kind]();
  }

  async #wait({ days, hour }: { days: number; hour: number }): Promise<void> {
    const midnight = Math.floor(this.hour / 24) * 24;
    this.hour = midnight + days * 24 + hour + 0.5;
    await advanceTo(this.merchant, instantOf(this.hour));
    this.model.advance(this.hour);
  }

  async #chargeWith(card: "pays" | "declines"): Promise<void> {
    const where = { merchantId: this.merchant.id, token: `41111111111111${ENDINGS[card]}` };
    const { db } = this.merchant.ctx;
    const { id: cardId } = await db.savedCard.findFirstOrThrow({ where });
    const { backupCardId } = await db.subscription.findUniqueOrThrow({ where: { id: this.id } });
    const data = { cardId, backupCardId: backupCardId === cardId ? null : backupCardId };
    await db.subscription.update({ where: { id: this.id }, data });
    this.model.chargeWith(card);
  }

  async #allow(card: "pays" | "declines" | null): Promise<void> {
    const { ctx } = await present(this.merchant);
    const where = { merchantId: this.merchant.id, token: `41111111111111${ENDINGS[card ?? "pays"]}` };
    const cardId = card === null ? null : (await ctx.db.savedCard.findFirstOrThrow({ where })).id;
    const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id: this.id } });
    await allowBackupCard(ctx, { token: pageLink(ctx, row).page_token, cardId });
    this.model.allow(card);
  }

  async #pause({ mode, days }: Extract<Command, { kind: "pause" }>): Promise<void> {
    const { ctx } = await present(this.merchant);
    const until = days === null ? null : dateOf(this.hour + days * 24);
    const request = PauseRequest.parse({ mode, resume_on: until });
    await pauseSubscription(ctx, this.id, request).catch(overAlready);
    this.model.pause(mode, days);
  }

  async #resume(): Promise<void> {
    await resumeSubscription((await present(this.merchant)).ctx, this.id, ResumeRequest.parse({}));
    this.model.resume();
  }

  async #change(wanted: WantedTerms): Promise<void> {
    const { ctx } = await present(this.merchant);
    const { recurring_amount: amount } = wanted;
    const request = ChangeRequest.parse({
      ...wanted,
      ...(amount === undefined ? {} : { recurring_amount: `${amount}` }),
    });
    await changeSubscription(ctx, this.id, request).catch(overAlready);
    this.model.change(wanted);
  }

  async #pay(): Promise<void> {
    const { ctx } = await present(this.merchant);
    const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id: this.id } });
    await payOutstanding(ctx, { token: pageLink(ctx, row).page_token });
    this.model.pay();
  }

  async #keep(): Promise<void> {
    await undoCancellation((await present(this.merchant)).ctx, this.id);
    this.model.keep();
  }

  async #leave(initiator: "customer" | "merchant"): Promise<void> {
    const { ctx } = await present(this.merchant);
    const command = { subscriptionId: this.id, initiator, mode: "at_period_end" } as const;
    await requestCancellation(ctx, command).catch(overAlready);
    this.model.cancelAtPeriodEnd(initiator);
  }

  async #stop(): Promise<void> {
    const { ctx } = await present(this.merchant);
    const command = { subscriptionId: this.id, initiator: "merchant", mode: "immediate" } as const;
    await requestCancellation(ctx, command).catch(overAlready);
    this.model.cancelNow();
  }

  async agree(): Promise<void> {
    const { status, cycles, taken, terms } = this.model;
    const { description, email, changes, mails } = terms;
    expect(await this.#seen()).toEqual({ status, cycles, taken, description, email, changes, mails });
  }

  async #seen() {
    const { db } = this.merchant.ctx;
    const {
      status,
      description,
      customerEmail: email,
    } = await db.subscription.findUniqueOrThrow({
      where: { id: this.id },
    });
    const rows = await db.billingCycle.findMany({ where: { subscriptionId: this.id }, orderBy: { number: "asc" } });
    const tries = await db.$queryRaw<{ cycleId: string; tries: number }[]>`
      SELECT x.cycle_id AS "cycleId", count(*)::int AS tries FROM subscription_session x JOIN attempt a ON a.session_id = x.session_id
      WHERE x.subscription_id = ${this.id} AND x.purpose IN ('setup', 'cycle') AND x.cycle_id IS NOT NULL GROUP BY x.cycle_id`;
    const cycles = rows.map(({ id, number, chargeType, scheduledDate, status: state, amountDue, held }) => ({
      number,
      type: chargeType,
      date: scheduledDate.toISOString().slice(0, 10),
      status: state,
      attempts: tries.find(({ cycleId }) => cycleId === id)?.tries ?? 0,
      amount: Number(amountDue),
      held,
    }));
    const taken = await chargesAtGateway(this.merchant);
    return { status, cycles, taken, description, email, changes: await this.#changes(), mails: await this.#mails() };
  }

  /** The history of the terms that the model knows, oldest first. */
  async #changes(): Promise<string[]> {
    const where = { subscriptionId: this.id, field: { in: CHANGED_FIELDS } };
    const rows = await this.merchant.ctx.db.subscriptionChange.findMany({ where, orderBy: { number: "asc" } });
    return rows.map(({ field, after }) => `${field} ${field === "recurring_amount" ? Number(after) : after}`);
  }

  /** The number of mails by kind and address. */
  async #mails(): Promise<Record<string, number>> {
    const where = { relatedId: this.id, kind: { in: MODELLED_MAILS } };
    const rows = await this.merchant.ctx.db.mailMessage.groupBy({ by: ["kind", "to"], where, _count: true });
    return Object.fromEntries(rows.map(({ kind, to, _count: mails }) => [`${kind} ${to}`, mails]));
  }
}

function instantOf(hour: number): string {
  return new Date((hour - KUWAIT) * 3_600_000).toISOString();
}

/** The state does not allow it, or a pause would end too early; the model refuses the same. */
function overAlready(error: unknown): void {
  if (!(error instanceof Error && ["Conflict", "InvalidFields"].includes(error.name))) throw error;
}

/** Histories audited together: the audit reads the rows of all that are stored. */
const AUDITED_AT_ONCE = 25;

/** The audit of histories that have ended. */
class Audits {
  readonly #ended: { readonly merchant: TestMerchant; readonly told: unknown }[] = [];

  /** @param told the history, to print if its books do not agree */
  async add(merchant: TestMerchant, told: unknown): Promise<void> {
    this.#ended.push({ merchant, told });
    if (this.#ended.length >= AUDITED_AT_ONCE) await this.ask();
  }

  async ask(): Promise<void> {
    const asked = this.#ended.splice(0);
    const violations = await auditEach(asked.map(({ merchant }) => merchant));
    for (const [index, found] of violations.entries()) expect(found, JSON.stringify(asked[index]?.told)).toEqual([]);
  }
}

test(
  "declines, card switches, clock jumps, changes, pauses and cancellations in any order bill as the reference model says",
  () =>
    inLanes(SHORT, async (share) => {
      const audits = new Audits();
      await fc.assert(
        fc.asyncProperty(plan, history, async (terms, orders) => {
          const both = await Both.begin(terms);
          await both.agree();
          for (const order of orders) {
            await both.obey(order);
            await both.agree();
          }
          await audits.add(both.merchant, { terms, orders });
        }),
        { ...share, endOnFailure: true },
      );
      await audits.ask();
    }),
  rounds(SHORT) * 20_000,
);

const MONTHS = 24;
/**
 * In each month one of the cards, now and then a change or a pause, and a day on which it is looked at,
 * between the tries or after them.
 */
const twoYears = fc.array(
  fc.record({
    card: fc.constantFrom("pays", "pays", "declines"),
    days: fc.integer({ min: 1, max: 27 }),
    hour: fc.constantFrom(1, 2, 14),
    moves: fc.array(change, { maxLength: 1 }),
  }),
  { minLength: MONTHS, maxLength: MONTHS },
);

test(
  "24 months with declines, changes and pauses at random bill as the reference model says",
  () =>
    inLanes(SHORT_YEARS, async (share) => {
      const audits = new Audits();
      await fc.assert(
        fc.asyncProperty(plan, twoYears, async (drawn, months) => {
          const terms = { ...drawn, frequency: "monthly", end: null, totalCycles: null, firstAmount: 1 } as const;
          const both = await Both.begin(terms);
          for (const { card, days, hour, moves } of months) {
            await both.obey({ kind: "card", card });
            for (const move of moves) await both.obey(move);
            await both.obey({ kind: "wait", days, hour });
            await both.obey({ kind: "wait", days: 30 - days, hour });
            await both.agree();
          }
          await audits.add(both.merchant, { terms, months });
        }),
        { ...share, endOnFailure: true },
      );
      await audits.ask();
    }),
  rounds(SHORT_YEARS) * 60_000,
);
