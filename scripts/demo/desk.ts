import { CreateInvoice, createInvoice } from "@/server/domain/invoices";
import { OperationRequest, runOperation } from "@/server/domain/operations";
import { Adjustment, adjustBalance } from "@/server/domain/wallet";
import { readInput } from "@/server/kernel/read-input";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Chance } from "./chance";
import { GOODS, type Person } from "./people";
import type { Sale } from "./visit";

const WALLET = "sarraf";
const REFUNDS_IN_HUNDRED = 7;
const VOIDS_IN_HUNDRED = 15;
/** Percentage of authorized payments left uncaptured, so that visitors of the console can capture them. */
const LEFT_IN_HUNDRED = 20;

/** Handles a sale once: captures, voids or leaves an authorized sale; refunds some other sales. */
export async function handle(ctx: Ctx, chance: Chance, sale: Sale): Promise<void> {
  const { sessionId: session_id, amount } = sale;
  if (sale.isHeld) {
    if (chance.inHundred(LEFT_IN_HUNDRED)) return;
    const operation = chance.inHundred(VOIDS_IN_HUNDRED) ? "void" : "capture";
    return operate(ctx, operation === "void" ? { operation, session_id } : { operation, session_id, amount });
  }
  if (!chance.inHundred(REFUNDS_IN_HUNDRED)) return;
  const part = chance.pick([amount, amount, "1.000"]);
  const destination = chance.inHundred(20) ? { destination: "wallet" } : {};
  await operate(ctx, { operation: "refund", session_id, amount: part, ...destination });
}

async function operate(ctx: Ctx, body: Readonly<Record<string, unknown>>): Promise<void> {
  await runOperation(ctx, readInput(OperationRequest, body), { trackingKey: null });
}

export async function credit(ctx: Ctx, chance: Chance, person: Person): Promise<void> {
  const reason = chance.pick(["Gift card", "Late delivery", "Welcome back"]);
  const amount = chance.pick(["5.000", "10.000", "25.000"]);
  const body = { customer_id: person.customer_id, currency: "KWD", amount, reason };
  const key = `demo-${person.customer_id}-${ctx.now().getTime()}`;
  await adjustBalance(ctx, WALLET, { request: readInput(Adjustment, body), key });
}

export async function bill(
  ctx: Ctx,
  chance: Chance,
  { person, number }: { person: Person; number: number },
): Promise<string> {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const [description, unit_price] = chance.pick(GOODS);
  const item = { sku: `B-${number}`, description, unit_price, quantity: chance.between(2, 30), tax_rate: "5" };
  const body = {
    type: "payment_request",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    ...person,
    invoice_number: `INV-${number}`,
    due_date: addDays(today, 14),
    invoice_items: [item],
  };
  const { view } = await createInvoice(ctx, readInput(CreateInvoice, body));
  return String(view.session_id);
}
