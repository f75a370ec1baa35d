/** A double of Stripe for tests, on the shared double of a gateway. */
import Stripe from "stripe";
import { type Happening, type Movement, newPayment, settleRefunds, undo } from "../gateway-double/book";
import type { DoubleCall } from "../gateway-double/call-server";
import { type Desk, lastOf, startDouble } from "../gateway-double/double";
import type { Form } from "../gateway-double/form";
import type { Message, Sending } from "../gateway-double/notices";
import { actOnPage, answerBank, type CustomerAct, type PageRules, tryCard } from "../gateway-double/pages";
import { DECLINED, declineOf, declineWith, PAYING } from "./cards";
import { routeOf, STRIPE_RULES, type StripeTrouble } from "./desk";
import { perform } from "./endpoints";
import { invalid, type Objects, objectsOf, type StripeTold, shown } from "./things";

type Kind = keyof Objects["all"];

/** Refused before it was read. */
const isUnreadFault = (fault: StripeTrouble | null) =>
  fault !== null && ["lose_before", "busy", "stranger"].includes(fault);

/** What the next payment meets. */
type Fate = { readonly decline?: string; readonly approvedUnits?: number; readonly currency?: string };

let names = 0;

function nameOf(prefix: string): string {
  names += 1;
  return `${prefix}_${process.pid.toString(36)}${Date.now().toString(36)}${String(names).padStart(4, "0")}`;
}

function signed({ body }: StripeTold, secret: string, now: number): Message {
  const timestamp = Math.floor(now / 1_000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { headers: { "Content-Type": "application/json", "stripe-signature": signature }, body };
}

/** Stripe's events of what happened, with their objects. */
function eventsOf(happening: Happening, objects: Objects): readonly (readonly [type: string, about: object])[] {
  if ("page" in happening) {
    const type = happening.kind === "page_paid" ? "completed" : "expired";
    return [[`checkout.session.${type}`, objects.session(happening.page)]];
  }
  if ("followUp" in happening) {
    const { kind, followUp } = happening;
    const payment = objects.intent(followUp.payment);
    if (followUp.kind === "release") return [["payment_intent.canceled", payment]];
    if (followUp.kind === "refund")
      return [
        [`refund.${{ made: "created", settled: "updated", failed_later: "failed" }[kind]}`, objects.refund(followUp)],
      ];
    return [
      ["charge.captured", objects.charge(followUp.payment)],
      ["payment_intent.succeeded", payment],
    ];
  }
  const { kind, payment } = happening;
  if (payment.order.amount.units === 0)
    return kind === "approved" ? [["setup_intent.succeeded", objects.setup(payment)]] : [];
  const approved = payment.order.isHeld ? "amount_capturable_updated" : "succeeded";
  const type = { approved, declined: "payment_failed", bank: "requires_action" }[kind];
  return [[`payment_intent.${type}`, objects.intent(payment)]];
}

const RULES: PageRules = {
  cards: { paying: PAYING, declined: DECLINED },
  declineOf,
  isOnePaymentPerPage: true,
  wayBack: ({ id, order }) => order.returnUrl.replace("{CHECKOUT_SESSION_ID}", id),
  fromBank: (desk, { payment, isConfirmed }) => {
    const number = desk.book.cards.get(payment.card ?? "")?.number ?? "";
    const why = declineWith("authentication_failed");
    const refused = { kind: "declined", ...why, raw: "payment_intent_authentication_failure" } as const;
    tryCard(desk, payment, { number, saved: payment.card ?? "" }, isConfirmed ? null : refused);
    const back = new URL(payment.order.returnUrl);
    back.searchParams.set("payment_intent", payment.id);
    back.searchParams.set("redirect_status", isConfirmed ? "succeeded" : "failed");
    return back.href;
  },
};

const STYLE = {
  ...{ prefix: "/v1/", rules: RULES, releasesRest: true, name: nameOf },
  ...{ sign: signed, forged: (secret: string) => `${secret}_forged` },
};

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

/** Starts it on a free port, or on a given one. */
export async function startStripeDouble(port = 0) {
  let lag = 0;
  const started = await startDouble<StripeTrouble, Form, StripeTold, ReturnType<typeof vendorOf>>(
    STYLE,
    (desk) => vendorOf(desk, () => lag),
    port,
  );
  const { desk, calls, vendor, verdicts, origin, jump, stop } = started;
  const { book } = desk;
  const submit = (id: string, act: Pick<CustomerAct, "late"> & PageVisit): boolean => {
    const page = book.pages.get(id);
    if (page === undefined || page.status !== (act.late ? "expired" : "open"))
      throw invalid("resource_invalid", "The page is not there, or not in this state.");
    return actOnPage(desk, page, { act: "pay", number: act.number, keep: act.save, late: act.late }) !== null;
  };
  return {
    ...{ origin, stop, shared: book, violations: calls.violations },
    /** Requests so far that Stripe read, as `POST /v1/refunds`. */
    get asked() {
      return calls.records.filter(({ fault }) => !isUnreadFault(fault)).map((call) => routeOf(call).route);
    },
    get movements() {
      return book.movements.flatMap((moved) => shownMovement(moved));
    },
    notifications: {
      events: desk.queue.told,
      messages: (secret: string, sending?: Sending) => desk.queue.messages(secret, sending),
    },
    things: <K extends Kind>(kind: K) => vendor.objects.all[kind]() as ReturnType<Objects["all"][K]>,
    /** What goes wrong with the next call of that method; one that acts unless given. */
    troubleNext: (trouble: StripeTrouble, method: "GET" | "POST" = "POST") =>
      calls.fail(trouble, (call) => call.method === method, true),
    /** What the next payment meets. */
    fateNext: ({ decline, approvedUnits: units, currency }: Fate) => {
      const amount = { ...(units !== undefined && { units }), ...(currency !== undefined && { currency }) };
      verdicts.push(decline ? { kind: "declined", ...declineWith(decline) } : { kind: "approved", amount });
    },
    holdNext: () => calls.hold(),
    lagSearch: (seconds: number) => {
      lag = seconds;
    },
    /** As many payments of others as that, now. */
    crowd: (count: number) => {
      const amount = { units: 100, currency: "usd" };
      const order = { reference: "", amount, isHeld: false, owner: null, keeps: "no", returnUrl: "" } as const;
      for (let other = 0; other < count; other += 1) newPayment(book, { ...order, metadata: {} });
    },
    jump: (seconds: number) => jump(seconds * 1_000),
    /** What a customer does on an open page: true if that finished it. */
    submit: (url: string, visit: PageVisit) => submit(lastOf(url), visit),
    payLate: (id: string, number: string) => void submit(id, { number, late: true }),
    answerBank: (url: string, isConfirmed: boolean) => {
      if (answerBank(desk, lastOf(url), isConfirmed) === null) throw invalid("resource_invalid", "It is over.");
    },
    /** Refunds are accepted first, and succeed with `settleRefunds`. */
    delayRefunds: () => Object.assign(book, { slowRefunds: true }),
    settleRefunds: () => settleRefunds(book),
    failRefund: (id: string) => undo(book, id),
  };
}

type PageVisit = { readonly number: string; readonly save?: boolean };

/** As Stripe shows it: a sale is taken at once. */
function shownMovement({ kind, id, reference, payment, amount }: Movement) {
  if (kind === "hold" && !payment.order.isHeld) return [];
  return [{ kind, id, reference, payment: payment.order.reference || payment.id, ...amount }];
}

function vendorOf(desk: Desk<StripeTold>, lagSeconds: () => number) {
  const objects = objectsOf(desk);
  return {
    ...STRIPE_RULES,
    objects,
    perform: (call: DoubleCall<Form>) => perform({ ...desk, objects, lagSeconds }, call),
    hear: (happening: Happening) => {
      for (const [type, about] of eventsOf(happening, objects)) {
        const told = { id: nameOf("evt"), object: "event", type, created: Math.floor(desk.book.now() / 1_000) };
        const more = { livemode: false, data: { object: shown(about) }, pending_webhooks: 1 };
        desk.queue.notify({ type, body: JSON.stringify({ ...told, ...more }) });
      }
    },
  };
}
