/**
 * A double of Adyen's Checkout API v72 on the shared double of a gateway. It follows the documents of
 * github.com/Adyen/adyen-openapi and docs.adyen.com (Hosted Checkout, modifications, idempotency, webhooks)
 * and was never compared with Adyen itself.
 */
import { randomBytes } from "node:crypto";
import { type Book, type Happening, type Movement, type Page, undo } from "../gateway-double/book";
import type { CallRules, DoubleCall } from "../gateway-double/call-server";
import { lastOf, type Style, startDouble } from "../gateway-double/double";
import { actOnPage, type CustomerAct, type PageRules } from "../gateway-double/pages";
import { DOUBLE_MERCHANT, perform, resultOf } from "./api";
import { ADYEN_RULES, type AdyenVerdict, type Fault, type Json, VERSION, verdictOf } from "./faults";
import { minor, type Notice, noticeBody, tellAuthorisation } from "./notices";

export { DOUBLE_KEY, DOUBLE_MERCHANT } from "./api";

/** What its notifications are signed with, unless the test's address says otherwise. */
export const DOUBLE_HMAC_KEY = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";

/** As Adyen's references. */
function freshPsp(): string {
  return [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

const DECLINED = "4000300011112220";

const RULES: PageRules = {
  cards: { paying: "4111111111111111", declined: DECLINED },
  declineOf: (number) =>
    number === DECLINED ? { code: "12", reason: "Not enough balance", raw: "51 : Insufficient funds" } : null,
  isOnePaymentPerPage: false,
  wayBack: ({ id, order }) => {
    const url = new URL(order.returnUrl);
    if (id.startsWith("CS")) {
      url.searchParams.set("sessionId", id);
      url.searchParams.set("sessionResult", resultOf(id));
    }
    return url.href;
  },
  fromBank: (_, { id, payment }) => {
    const url = new URL(payment.order.returnUrl);
    url.searchParams.set("redirectResult", resultOf(id));
    return url.href;
  },
};

const STYLE: Style<Notice> = {
  ...{ prefix: `${VERSION}/`, rules: RULES, releasesRest: false },
  name: (prefix) => (prefix === "CS" || prefix === "PL" ? `${prefix}${freshPsp()}` : freshPsp()),
  sign: (notice, secret, now) => ({
    headers: { "Content-Type": "application/json" },
    body: noticeBody(notice, { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: () => now }, secret),
  }),
  forged: (secret) => secret.replace(/./g, "0"),
};

const KINDS: Readonly<Partial<Record<Movement["kind"], "authorise" | "capture" | "cancel" | "refund">>> = {
  hold: "authorise",
  take: "capture",
  release: "cancel",
  refund: "refund",
};

function shownMovement({ kind, id, reference, payment, amount }: Movement) {
  const word = KINDS[kind];
  return word === undefined ? [] : [{ kind: word, reference, psp: id, paymentPsp: payment.id, amount: minor(amount) }];
}

type AdyenAct = { readonly act: "pay" | "decline" | "cancel" } & Pick<CustomerAct, "keep" | "late">;

export type AdyenDouble = Awaited<ReturnType<typeof startAdyenDouble>>;

/** Starts the double on a free port of the loopback network, or on the one named. */
export async function startAdyenDouble(port = 0) {
  let isSlow = false;
  const started = await startDouble<Fault, Json, Notice, CallRules<Fault, Json> & Pick<Book, "hear">>(
    STYLE,
    (desk) => ({
      ...ADYEN_RULES,
      perform: (call: DoubleCall<Json>) => perform({ ...desk, isSlow: () => isSlow }, call),
      hear: (happening: Happening) => tellAuthorisation(desk, happening),
    }),
    port,
  );
  const { desk, calls, verdicts, jump, stop } = started;
  const { book, queue } = desk;
  const pageAt = (url: string): Page => {
    const page = book.pages.get(lastOf(url));
    if (page === undefined) throw new Error(`No page at ${url}.`);
    return page;
  };
  return {
    ...{ url: started.origin, violations: calls.violations, jump, stop, book: bookOf(book) },
    shared: book,
    /** Every request as it came. */
    get requests() {
      return calls.records.map(({ method, path, key, body }) => ({
        method,
        path: path.slice(VERSION.length),
        key,
        body,
      }));
    },
    queue: { notices: queue.waiting },
    /** For the next request to a path with this end. */
    fail: (fault: Fault, pathEnd = "") => calls.fail(fault, ({ path }) => path.endsWith(pathEnd)),
    /** Delays the next answer; its request runs at once. @returns sends the answer */
    hold: () => calls.hold().open,
    /** The next payment ends so. */
    decide: (verdict: AdyenVerdict) => void verdicts.push(verdictOf(verdict)),
    /** Purchases are not captured yet when they are authorised. */
    captureLater: () => {
      isSlow = true;
    },
    /** @returns the browser's next address, or null */
    act: (url: string, { act, ...how }: AdyenAct) => {
      const card = { number: act === "decline" ? DECLINED : RULES.cards.paying };
      return actOnPage(desk, pageAt(url), { act: act === "cancel" ? act : "pay", ...card, ...how });
    },
    /** An unpaid page lapses, and a notification says so. */
    close: (url: string) => {
      const page = pageAt(url);
      page.status = "expired";
      const { reference: merchantReference, amount } = page.order;
      const told = { eventCode: "OFFER_CLOSED", success: true, pspReference: freshPsp() };
      queue.notify({ ...told, merchantReference, amount: minor(amount) });
    },
    /** @param psp of the capture or refund that fails after success */
    failLater: (psp: string, eventCode: "CAPTURE_FAILED" | "REFUND_FAILED" | "REFUNDED_REVERSED") => {
      const { payment, reference, amount } = undo(book, psp);
      queue.notify({
        ...{ eventCode, success: true, pspReference: psp, originalReference: payment.id, paymentMethod: "visa" },
        ...{ merchantReference: reference, amount: minor(amount), reason: "Acquirer refused" },
      });
    },
  };
}

/** The book in Adyen's words. */
function bookOf(book: Book) {
  return {
    pages: book.pages,
    /** Saved cards, with their owners. */
    cards: book.owners,
    /** Authorised ones, by pspReference. */
    get payments() {
      const authorised = [...book.payments.values()].filter(({ approvedAt }) => approvedAt !== null);
      return new Map(
        authorised.map(({ id, order: { reference }, amount }) => [
          id,
          { psp: id, reference, authorised: minor(amount) },
        ]),
      );
    },
    get movements() {
      return book.movements.flatMap(shownMovement);
    },
  };
}
