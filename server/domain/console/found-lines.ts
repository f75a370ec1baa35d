import type { Findings, FoundKind } from "./find";
import type { FoundNamed } from "./find-named";
import type { FoundTarget } from "./found-target";
import type { WireAmount } from "./wire-amount";

export type FoundLine = {
  readonly kind: FoundKind;
  readonly title: string;
  readonly more: string | null;
  readonly word: FoundNamed["kind"] | null;
  readonly amount: WireAmount | null;
  readonly target: FoundTarget;
  readonly isExact: boolean;
  readonly isRefundable: boolean;
};

const REFUNDABLE = ["paid", "captured"];

/** Result lines in the order of their kinds, without rows that cannot be shown. */
export function foundLines(found: Findings): readonly FoundLine[] {
  const lines = [...payments(found), ...people(found), ...named(found)];
  return found.kinds.flatMap((kind) => lines.filter((line) => line.kind === kind));
}

const PLAIN = { more: null, word: null, amount: null, isExact: false, isRefundable: false } as const;

function payments({ payments: rows, exactIds }: Findings): FoundLine[] {
  return rows.flatMap((row) => {
    if ("brokenId" in row) return [];
    const { sessionId: id, orderNo, customer, amount, currency, state } = row;
    const facts = { title: orderNo ?? `${id.slice(0, 8)}…`, more: customer, amount: { amount, currency } };
    const isRefundable = REFUNDABLE.includes(state);
    const target = { page: "payment", id } as const;
    return { ...PLAIN, kind: "payments", ...facts, target, isExact: exactIds.includes(id), isRefundable };
  });
}

function people({ customers, subscriptions, wallets, meant }: Findings): FoundLine[] {
  const isMeant = ({ page, id }: FoundTarget): boolean => meant?.page === page && meant.id === id;
  const lines = [
    ...customers.flatMap((row) => {
      // A browser would read the id `.` or `..` as a folder in the address; the search page lists such
      // customers.
      if ("brokenId" in row || /^\.{1,2}$/.test(row.customerId)) return [];
      const target = { page: "customer", id: row.customerId } as const;
      return { ...PLAIN, kind: "customers", title: row.name ?? row.customerId, more: row.email, target } as const;
    }),
    ...subscriptions.flatMap((row) => {
      if ("brokenId" in row) return [];
      const amount = { amount: row.recurring_amount, currency: row.currency };
      const target = { page: "subscription", id: row.id } as const;
      return { ...PLAIN, kind: "subscriptions", title: row.customer, more: row.plan, amount, target } as const;
    }),
    ...wallets.flatMap((row) => {
      if ("brokenId" in row) return [];
      const amount = { amount: row.balance, currency: row.currency };
      return {
        ...PLAIN,
        kind: "wallets",
        title: row.customerId,
        amount,
        target: { page: "wallet", id: row.id },
      } as const;
    }),
  ];
  return lines.map((line) => ({ ...line, isExact: isMeant(line.target) }));
}

function named({ named: rows }: Findings): FoundLine[] {
  return rows.map(({ kind, title, amount, target }) => {
    return { ...PLAIN, kind: "named", title, word: kind, amount, target, isExact: true };
  });
}
