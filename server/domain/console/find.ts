import { normaliseDigits } from "@/server/kernel/digits";
import type { Ctx } from "@/server/kernel/types";
import { type FoundNamed, findNamed, seesPayments } from "./find-named";
import { type FoundPeople, findPeople } from "./find-people";
import type { FoundTarget } from "./found-target";
import { pasted } from "./pasted";
import { readPaymentQuery } from "./payment-query";
import { idOf, listPayments, type PaymentRow } from "./statements/list-payments";

export type FoundKind = "payments" | "customers" | "subscriptions" | "wallets" | "named";

/** Matches that the user may see; of each kind, exact matches come first. */
export type Findings = Omit<FoundPeople, "isEmpty" | "meant"> & {
  readonly payments: readonly PaymentRow[];
  readonly named: readonly FoundNamed[];
  readonly exactIds: readonly string[];
  readonly kinds: readonly FoundKind[];
  /** The only exact match of the search; null if there is no exact match or several. */
  readonly meant: FoundTarget | null;
};

const SHORTEST = 2;

const NOTHING: Findings = {
  payments: [],
  customers: [],
  subscriptions: [],
  wallets: [],
  named: [],
  exactIds: [],
  kinds: [],
  meant: null,
};

/**
 * The newest matches of each kind, at most `limit`; empty for a single character. An exact match of the typed
 * text precedes matches of the text without currency or `#`.
 */
export async function find(ctx: Ctx, asked: string, limit: number): Promise<Findings> {
  if (asked.includes("\0")) return NOTHING;
  const meant = pasted(asked);
  if ("invoice" in meant) {
    const where = { number: meant.invoice, merchantId: ctx.merchant.id };
    const invoice = await ctx.db.invoice.findFirst({ where, select: { id: true } });
    return invoice === null ? NOTHING : findText(ctx, invoice.id, limit);
  }
  const { literal, text } = meant;
  const exact = literal === text ? null : await findText(ctx, literal, limit);
  return exact !== null && (exact.meant !== null || exact.exactIds.length > 0) ? exact : findText(ctx, text, limit);
}

async function findText(ctx: Ctx, typed: string, limit: number): Promise<Findings> {
  const text = normaliseDigits(typed);
  if (text.length < SHORTEST) return NOTHING;
  const [{ named, sessionIds }, begun, { isEmpty: _, meant: whom, ...people }] = await Promise.all([
    findNamed(ctx, { typed, text }, limit),
    paymentsOf(ctx, typed, limit),
    findPeople(ctx, { typed, text }, limit),
  ]);
  const payments = await withExact(ctx, { begun, sessionIds }, limit);
  const found = { payments, ...people, named };
  const first = firstKind(found, { whom, sessionIds, text });
  const kinds = (["payments", "customers", "subscriptions", "wallets", "named"] as const).filter(
    (kind) => found[kind].length > 0,
  );
  return {
    ...found,
    exactIds: sessionIds,
    kinds: [...kinds.filter((kind) => kind === first), ...kinds.filter((kind) => kind !== first)],
    meant: onlyOne([
      ...sessionIds.map((id): FoundTarget => ({ page: "payment", id })),
      ...named.map(({ target }) => target),
      ...(whom === null ? [] : [whom]),
    ]),
  };
}

async function paymentsOf(ctx: Ctx, q: string, limit: number): Promise<readonly PaymentRow[]> {
  if (!seesPayments(ctx)) return [];
  const { values, problems } = readPaymentQuery({ q, range: "all" });
  const isEmpty = Object.entries(values).every(([name, value]) => value === null || name === "range");
  // A search with an invalid operator finds nothing, so that it does not select all payments.
  if (isEmpty || problems.some(({ operator }) => operator !== null)) return [];
  return (await listPayments(ctx, values, limit)).rows;
}

type ExactFirst = { readonly begun: readonly PaymentRow[]; readonly sessionIds: readonly string[] };

/** Puts exact matches first, including matches older than the newest partial matches. */
async function withExact(ctx: Ctx, { begun, sessionIds }: ExactFirst, limit: number): Promise<readonly PaymentRow[]> {
  const missing = sessionIds.filter((id) => !begun.some((row) => idOf(row) === id));
  const rows = [...(await Promise.all(missing.map((id) => paymentsOf(ctx, id, 1)))).flat(), ...begun];
  const rank = (row: PaymentRow): number => (sessionIds.includes(idOf(row)) ? 0 : 1);
  return rows.sort((one, other) => rank(one) - rank(other)).slice(0, limit);
}

type ExactHits = { readonly whom: FoundPeople["meant"]; readonly sessionIds: readonly string[]; readonly text: string };

/** The kind of the first exact match, also of a mail address or phone number; null without one. */
function firstKind(
  { customers, named }: Pick<Findings, "customers" | "named">,
  { whom, sessionIds, text }: ExactHits,
): FoundKind | null {
  if (sessionIds.length > 0) return "payments";
  if (whom !== null) return `${whom.page}s`;
  if (named.length > 0) return "named";
  const reached = customers.some(
    (row) => "customerId" in row && (row.email?.toLowerCase() === text.toLowerCase() || row.phone === text),
  );
  return reached ? "customers" : null;
}

function onlyOne(targets: readonly FoundTarget[]): FoundTarget | null {
  const [first = null, ...others] = targets;
  return others.every(({ page, id }) => page === first?.page && id === first.id) ? first : null;
}
