/** What the calls of any vendor do to the book, and how their bodies say it. */
import { type FollowUpKind, followUp, type Order, type Page, type Payment } from "./book";
import { type Desk, refuse } from "./desk";
import { type Body, hasAt, textAt, textsAt } from "./form";
import { endPage } from "./pages";

/** Paths of an order's values in a body; of `isHeld`, `keeps` and `asks` with the value that says so. */
export type OrderFields = Readonly<
  Record<"reference" | "units" | "currency" | "returnUrl" | "isHeld", string> &
    Partial<Record<"owner" | "newOwner" | "keeps" | "asks" | "cancelUrl" | "language" | "metadata", string>>
>;

export function orderIn({ book }: Desk, body: Body, fields: OrderFields): Order {
  const { owner = "", newOwner = "", keeps = "", asks = "", cancelUrl = "", language = "", metadata = "" } = fields;
  return {
    reference: textAt(body, fields.reference),
    amount: { units: Number(textAt(body, fields.units)), currency: textAt(body, fields.currency) },
    isHeld: hasAt(body, fields.isHeld),
    owner: textAt(body, owner) || (hasAt(body, newOwner) ? book.name("cus") : null),
    keeps: hasAt(body, keeps) ? "yes" : hasAt(body, asks) ? "ask" : "no",
    ...{ returnUrl: textAt(body, fields.returnUrl), cancelUrl: textAt(body, cancelUrl) },
    ...{ language: textAt(body, language), metadata: textsAt(body, metadata) },
  };
}

/** Opens a page. @param asked its order, its body, and the path of its end: Unix seconds, or ISO 8601 */
export function opened(
  desk: Desk,
  prefix: string,
  { order, body, endPath }: { readonly order: Order; readonly body: Body; readonly endPath: string },
): Page {
  const { book, rules } = desk;
  const { least = 0, most = 0, usual = 0 } = rules.lives[prefix] ?? {};
  const [end, now] = [textAt(body, endPath), book.now()];
  const expiresAt = end === "" ? now + usual : Number(end) * 1_000 || Date.parse(end);
  if (!(expiresAt >= now + least && expiresAt <= now + most)) refuse(desk, "life");
  const named = { id: book.name(prefix), createdAt: now, order, asked: body, expiresAt };
  const page: Page = { ...named, status: "open", payment: null };
  book.pages.set(page.id, page);
  return page;
}

/** Ends a page that nobody has paid. @throws {Refused} */
export function ended(desk: Desk, page: Page): Page {
  if (page.status !== "open" || page.payment?.state === "approved") refuse(desk, "over");
  endPage(desk.book, page);
  return page;
}

type Change = {
  readonly kind: FollowUpKind;
  readonly reference: string;
  /** Empty for the whole. */
  readonly units?: string;
  readonly currency?: string;
  readonly word?: string;
};

/** Captures, releases or refunds. */
export function changed(
  { book }: Desk,
  payment: Payment,
  { kind, reference, units = "", currency = "", ...word }: Change,
) {
  const { amount, taken } = payment;
  const whole = kind === "refund" ? taken : amount.units;
  const id = book.name(kind === "refund" ? "re" : kind);
  const asked = { units: units === "" ? whole : Number(units), currency: currency || amount.currency };
  return followUp(book, payment, { kind, id, reference, amount: asked, ...word });
}
