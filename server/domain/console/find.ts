import { invoiceOfToken } from "@/server/domain/invoices";
import { normaliseDigits, withoutMarks } from "@/server/kernel/digits";
import type { Ctx } from "@/server/kernel/types";
import { meantText } from "./core/meant-text";
import { type FoundNamed, findNamed, seesPayments } from "./find-named";
import { type FoundPeople, findPeople } from "./find-people";
import type { FoundTarget } from "./found-target";
import { readPaymentQuery } from "./payment-query";
import { listPayments, type PaymentRow } from "./statements/list-payments";

export type FoundKind = "payments" | "customers" | "subscriptions" | "wallets" | "named";

/** Matches that the user may see; in each kind exact matches come first. */
export type Findings = Omit<FoundPeople, "isEmpty" | "meant"> & {
  readonly payments: readonly PaymentRow[];
  readonly named: readonly FoundNamed[];
  /** Sessions whose order number, session id or reference equals the text. */
  readonly exactIds: readonly string[];
  readonly kinds: readonly FoundKind[];
  /** The only exact match; null if there is none or several. */
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

/** The newest matches of each kind, at most `limit`; empty for a single character. */
export async function find(ctx: Ctx, asked: string, limit: number): Promise<Findings> {
  const typed = pastedText(asked);
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

/** The invoice's number for the address of an invoice, else as {@link meantText}. */
function pastedText(asked: string): string {
  const typed = withoutMarks(asked);
  const [, token] = /^https?:\/\/[^?#]+\/invoice\/([^/?#]+)/i.exec(typed) ?? [];
  const invoice = token === undefined ? null : invoiceOfToken(token);
  return invoice === null ? meantText(typed) : String(invoice.number);
}

async function paymentsOf(ctx: Ctx, q: string, limit: number): Promise<readonly PaymentRow[]> {
  if (!seesPayments(ctx)) return [];
  return (await listPayments(ctx, readPaymentQuery({ q, range: "all" }).values, limit)).rows;
}

type ExactFirst = { readonly begun: readonly PaymentRow[]; readonly sessionIds: readonly string[] };

/** Exact matches first, including matches older than the newest partial ones. */
async function withExact(ctx: Ctx, { begun, sessionIds }: ExactFirst, limit: number): Promise<readonly PaymentRow[]> {
  const missing = sessionIds.filter((id) => !begun.some((row) => idOf(row) === id));
  const rows = [...(await Promise.all(missing.map((id) => paymentsOf(ctx, id, 1)))).flat(), ...begun];
  const rank = (row: PaymentRow): number => (sessionIds.includes(idOf(row)) ? 0 : 1);
  return rows.sort((one, other) => rank(one) - rank(other)).slice(0, limit);
}

function idOf(row: PaymentRow): string {
  return "brokenId" in row ? row.brokenId : row.sessionId;
}

type ExactHits = { readonly whom: FoundPeople["meant"]; readonly sessionIds: readonly string[]; readonly text: string };

/** The kind of the first exact match, also by mail address or phone number; null without one. */
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
