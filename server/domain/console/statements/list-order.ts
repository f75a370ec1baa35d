import { Prisma } from "@/server/db/client";
import type { PaymentOrder } from "../core/words";
import type { PaymentValues } from "./payment-query";

export type Placed = {
  readonly id: string;
  readonly amount: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly orderNo: string | null;
};

/** Payments without the sorted value come last, by the time of their creation. */
type Order = { readonly key: "created" | "amount" | "paid" | "numbered"; readonly isDescending: boolean };

const NEWEST: Order = { key: "created", isDescending: true };

const ORDERS: Readonly<Record<PaymentOrder, Order>> = {
  oldest: { key: "created", isDescending: false },
  highest: { key: "amount", isDescending: true },
  lowest: { key: "amount", isDescending: false },
  paid_last: { key: "paid", isDescending: true },
  paid_first: { key: "paid", isDescending: false },
  order_last: { key: "numbered", isDescending: true },
  order_first: { key: "numbered", isDescending: false },
};

type PartName = Order["key"] | "unpaid" | "unnumbered";

const CREATED = [Prisma.sql`s.created_at`, Prisma.sql`s.id`];

type PartOfList = { readonly within: Prisma.Sql; readonly columns: readonly Prisma.Sql[]; readonly cursor: RegExp };

const PARTS: Readonly<Record<PartName, PartOfList>> = {
  created: { within: Prisma.sql`true`, columns: CREATED, cursor: /^(\d{1,14})-([0-9a-f]{40})$/ },
  amount: {
    within: Prisma.sql`true`,
    columns: [Prisma.sql`s.amount`, ...CREATED],
    cursor: /^(\d{1,15}(?:\.\d{1,3})?)_(\d{1,14})-([0-9a-f]{40})$/,
  },
  paid: {
    within: Prisma.sql`s.paid_at IS NOT NULL`,
    columns: [Prisma.sql`s.paid_at`, ...CREATED],
    cursor: /^paid_(\d{1,14})_(\d{1,14})-([0-9a-f]{40})$/,
  },
  unpaid: {
    within: Prisma.sql`s.paid_at IS NULL`,
    columns: CREATED,
    cursor: /^unpaid_(\d{1,14})-([0-9a-f]{40})$/,
  },
  numbered: {
    within: Prisma.sql`s.order_no IS NOT NULL`,
    columns: [Prisma.sql`s.order_no`, ...CREATED],
    cursor: /^order_([\w-]+)_(\d{1,14})-([0-9a-f]{40})$/,
  },
  unnumbered: {
    within: Prisma.sql`s.order_no IS NULL`,
    columns: CREATED,
    cursor: /^unnumbered_(\d{1,14})-([0-9a-f]{40})$/,
  },
};

const BEFORE = "before_";

function orderOf(sort: PaymentOrder | null): Order {
  return sort === null ? NEWEST : ORDERS[sort];
}

const AFTER: Readonly<Partial<Record<PartName, PartName>>> = { paid: "unpaid", numbered: "unnumbered" };

function partsOf({ key }: Order): readonly PartName[] {
  const last = AFTER[key];
  return last === undefined ? [key] : [key, last];
}

export function isCursor(text: string): boolean {
  return Object.values(PARTS).some(({ cursor }) => cursor.test(withoutDirection(text)));
}

export function isCursorOf(sort: PaymentOrder | null, cursor: string): boolean {
  return placeOf(orderOf(sort), cursor) !== null;
}

export function isBackward(cursor: string | null): boolean {
  return cursor?.startsWith(BEFORE) ?? false;
}

export function backwards(cursor: string): string {
  return BEFORE + cursor;
}

function withoutDirection(cursor: string): string {
  return isBackward(cursor) ? cursor.slice(BEFORE.length) : cursor;
}

export function cursorOf(sort: PaymentOrder | null, { id, amount, createdAt, paidAt, orderNo }: Placed): string {
  const created = `${createdAt.getTime()}-${id}`;
  const { key } = orderOf(sort);
  if (key === "created") return created;
  if (key === "amount") return `${amount}_${created}`;
  if (key === "numbered")
    return orderNo === null
      ? `unnumbered_${created}`
      : `order_${Buffer.from(orderNo).toString("base64url")}_${created}`;
  return paidAt === null ? `unpaid_${created}` : `paid_${paidAt.getTime()}_${created}`;
}

type Place = {
  readonly part: PartName;
  readonly values: Prisma.Sql;
  readonly createdAt: Date;
};

function placeOf(order: Order, cursor: string): Place | null {
  for (const part of partsOf(order)) {
    const found = PARTS[part].cursor.exec(withoutDirection(cursor));
    if (found === null) continue;
    const [id = "", created, first] = found.slice(1).reverse();
    const createdAt = new Date(Number(created));
    const own = Prisma.sql`${createdAt}, ${id}`;
    if (first === undefined) return { part, values: own, createdAt };
    return { part, values: Prisma.sql`${sortedValue(part, first)}, ${own}`, createdAt };
  }
  return null;
}

function sortedValue(part: PartName, text: string): Prisma.Sql {
  if (part === "amount") return Prisma.sql`${text}::numeric`;
  if (part === "numbered") return Prisma.sql`${Buffer.from(text, "base64url").toString().replaceAll("\0", "")}`;
  return Prisma.sql`${new Date(Number(text))}`;
}

export function createdBefore({ sort, cursor }: Pick<PaymentValues, "sort" | "cursor">): Date | null {
  if (sort !== null || cursor === null || isBackward(cursor)) return null;
  return placeOf(NEWEST, cursor)?.createdAt ?? null;
}

export type ReadPart = {
  readonly where: Prisma.Sql;
  readonly by: Prisma.Sql;
};

export function partsToRead({ sort, cursor }: Pick<PaymentValues, "sort" | "cursor">): readonly ReadPart[] {
  const order = orderOf(sort);
  const place = cursor === null ? null : placeOf(order, cursor);
  const isBack = isBackward(cursor);
  const names = isBack ? partsOf(order).toReversed() : partsOf(order);
  const left = place === null ? names : names.slice(names.indexOf(place.part));
  const goesDown = order.isDescending !== isBack;
  return left.map((name) => {
    const { within, columns } = PARTS[name];
    const beyond = goesDown ? Prisma.sql`<` : Prisma.sql`>`;
    const where =
      name === place?.part
        ? Prisma.sql`${within} AND (${Prisma.join([...columns])}) ${beyond} (${place.values})`
        : within;
    return { where, by: directed(columns, goesDown) };
  });
}

function directed(columns: readonly Prisma.Sql[], goesDown: boolean): Prisma.Sql {
  return Prisma.join(
    columns.map((column) => (goesDown ? Prisma.sql`${column} DESC` : column)),
    ", ",
  );
}

export function orderSql({ sort, cursor }: Pick<PaymentValues, "sort" | "cursor">): Prisma.Sql {
  const order = orderOf(sort);
  const isBack = isBackward(cursor);
  const by = directed(PARTS[order.key].columns, order.isDescending !== isBack);
  const last = AFTER[order.key];
  if (last === undefined) return by;
  const isLast = Prisma.sql`(${PARTS[last].within})`;
  return isBack ? Prisma.sql`${isLast} DESC, ${by}` : Prisma.sql`${isLast}, ${by}`;
}

/** SQL condition for sessions `s` up to the cursor's row, which a backward cursor excludes. */
export function passedSql({ sort, cursor }: Pick<PaymentValues, "sort" | "cursor">): Prisma.Sql {
  if (cursor === null) return Prisma.sql`false`;
  const wheres = partsToRead({ sort, cursor }).map(({ where }) => Prisma.sql`(${where})`);
  const read = Prisma.sql`(${Prisma.join(wheres, " OR ")})`;
  return isBackward(cursor) ? read : Prisma.sql`NOT ${read}`;
}
