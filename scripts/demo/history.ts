import { contextFor } from "@/server/context";
import { merchantById } from "@/server/domain/merchants";
import { advanceClock } from "@/server/jobs/advance";
import { AppError } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { Chance } from "./chance";
import { bill, credit, handle } from "./desk";
import { PEOPLE } from "./people";
import { subscribe, visitOwnPages } from "./subscribers";
import { type Sale, typeCard, visit } from "./visit";

export type HistoryPlan = {
  readonly days: number;
  /** Number of visits on an ordinary day; weekends and paydays have more. */
  readonly visits: number;
  readonly chance: Chance;
  /** Webhook addresses of the demo; every delivery to the second one fails. */
  readonly webhookUrls: readonly [string, string];
  readonly onDay: (day: number) => void;
};

export type Count = { visits: number; sales: number; subscriptions: number; invoices: number };

const MINUTES_OF_DAY = 1_440;

/**
 * Advances the test clock and fills the days with a bookshop's payments. Refused operations are skipped.
 * @throws {Forbidden} for a production merchant, whose time is real
 */
export async function tellHistory(from: Ctx, telling: HistoryPlan): Promise<Count> {
  const shop = new Shop(from, telling);
  for (let day = 0; day < telling.days; day += 1) {
    await shop.open(visitsOn(day, telling));
    await shop.close();
    telling.onDay(day + 1);
  }
  return shop.told;
}

class Shop {
  readonly told: Count = { visits: 0, sales: 0, subscriptions: 0, invoices: 0 };
  readonly #sales: Sale[] = [];
  readonly #bills: string[] = [];
  #minutes = 0;
  readonly #first: number;

  constructor(
    private readonly from: Ctx,
    private readonly telling: HistoryPlan,
  ) {
    this.#first = Math.floor(from.now().getTime() / 60_000) % 10_000_000;
  }

  async open(visits: number): Promise<void> {
    const { chance, webhookUrls } = this.telling;
    for (const minutes of spread(chance, visits)) {
      const ctx = await this.#pass(minutes);
      const webhookUrl = webhookUrls[chance.inHundred(94) ? 0 : 1];
      const order = this.#first + this.told.visits;
      this.told.visits += 1;
      const sale = await attempted(() => visit(ctx, chance, { person: chance.pick(PEOPLE), order, webhookUrl }));
      if (sale !== null) {
        this.told.sales += 1;
        this.#sales.push(sale);
      }
      const handled = chance.inHundred(60) ? this.#sales.shift() : undefined;
      if (handled !== undefined) await attempted(() => handle(ctx, chance, handled));
    }
  }

  /** Simulates the evening (subscriptions, credit, invoices), then lets the rest of the day pass. */
  async close(): Promise<void> {
    const { chance } = this.telling;
    const ctx = await this.#pass(MINUTES_OF_DAY - this.#minutes);
    this.#minutes = 0;
    if (chance.inHundred(35) && (await attempted(() => subscribe(ctx, chance, chance.pick(PEOPLE)))))
      this.told.subscriptions += 1;
    if (chance.inHundred(20)) await attempted(() => credit(ctx, chance, chance.pick(PEOPLE)));
    if (chance.inHundred(12)) await this.#bill(ctx);
    const paid = chance.inHundred(15) ? this.#bills.shift() : undefined;
    if (paid !== undefined) await attempted(() => typeCard(ctx, paid, { card: "pays" }));
    await visitOwnPages(ctx, chance);
  }

  async #bill(ctx: Ctx): Promise<void> {
    const { chance } = this.telling;
    const number = this.#first + this.told.invoices;
    const sessionId = await bill(ctx, chance, { person: chance.pick(PEOPLE), number });
    this.told.invoices += 1;
    if (chance.inHundred(75)) this.#bills.push(sessionId);
  }

  /**
   * Runs due jobs.
   * @returns the merchant's context at its new time
   */
  async #pass(minutes: number): Promise<Ctx> {
    this.#minutes += minutes;
    if (minutes > 0) await advanceClock(await this.#present(), { by: `PT${minutes}M` });
    return this.#present();
  }

  async #present(): Promise<Ctx> {
    return contextFor(this.from, await merchantById(this.from, this.from.merchant.id), { kind: "service" });
  }
}

/** Number of visits on a day; salaries are paid on the 25th. */
function visitsOn(day: number, { visits, chance }: HistoryPlan): number {
  const busy = day % 7 === 4 ? 1.6 : day % 30 > 25 ? 1.3 : 1;
  return Math.max(1, Math.round(visits * busy * (0.7 + chance.next() * 0.6)));
}

function spread(chance: Chance, visits: number): readonly number[] {
  const most = Math.floor((MINUTES_OF_DAY - 1) / visits);
  return Array.from({ length: visits }, () => chance.between(Math.min(1, most), most));
}

async function attempted<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
