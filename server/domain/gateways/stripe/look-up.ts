/**
 * Finds what an earlier call created when its answer was lost. Stripe's lists are complete but cannot be
 * filtered by our references, so the objects created since the first sending are read; Stripe's search finds
 * references, but may lag by an hour.
 */
import type { z } from "zod";
import type { OperationKind, PartOf } from "@/server/kernel/words";
import type { InquireCall } from "../calls";
import type { Inquiry } from "../core/inquiry";
import type { GatewayResult } from "../core/result";
import type { CallSetting, LookUp, Reader, Request } from "../engine/connector";
import { resultOfCapture, resultOfCharge, resultOfPage, resultOfRefund, resultOfVoid } from "./core/results";
import { INTENT, listOf, type PaymentIntent, REFUND, SESSION } from "./core/wire";

const PAGE_PARTS = ["payment_intent.latest_charge", "payment_intent.payment_method", "setup_intent.payment_method"];
export const INTENT_PARTS = ["latest_charge"];

/** Seconds between inquiries while Stripe's search may lag. */
const ASK_AFTER_SECONDS = 60;
const NOT_YET: Inquiry = { known: "not_yet", askAfterSeconds: ASK_AFTER_SECONDS };
const NOTHING: Inquiry = { known: "nothing" };

const get = (path: string, query: object): Request => ({ method: "GET", path: `/v1/${path}`, query });

export const pageRequest = (id: string) => get(`checkout/sessions/${encodeURIComponent(id)}`, { expand: PAGE_PARTS });

export const intentRequest = (id: string) => get(`payment_intents/${encodeURIComponent(id)}`, { expand: INTENT_PARTS });

export const methodRequest = (id: string) => get(`payment_methods/${encodeURIComponent(id)}`, {});

const answered = (answer: GatewayResult): Inquiry => ({ known: "answer", answer });

/**
 * Retrieves an object by its Stripe id. If Stripe does not find it, something may have happened nevertheless.
 */
function byId<T>(request: Request, reader: z.ZodType<T>, inquiryOf: (object: T) => Inquiry): LookUp {
  return {
    request,
    read: readerOf(reader, inquiryOf),
    refused: ({ status }) => (status === 404 ? { known: "denied" } : null),
  };
}

function readerOf<T>(reader: z.ZodType<T>, inquiryOf: (object: T) => Inquiry): Reader {
  return ({ said }) => {
    const object = reader.safeParse(said);
    return object.success ? inquiryOf(object.data) : null;
  };
}

/** Stripe's ids show whether an earlier call opened a page or charged, whatever kind the caller names. */
export function lookUp(call: InquireCall, setting: CallSetting): LookUp {
  if (call.kind === "refund") return findRefund(call);
  if (call.kind === "capture" || call.kind === "void") return findHeld(call, call.kind, setting);
  const { session, intent } = call.refs;
  const isPage = session !== undefined || (call.kind !== "charge" && intent === undefined);
  return isPage ? findPage(call) : findIntent(call, setting);
}

export function findPage({ refs, referenceNumber }: InquireCall): LookUp {
  const retrieve = (id: string) => byId(pageRequest(id), SESSION, (session) => answered(resultOfPage(session)));
  if (refs.session !== undefined) return retrieve(refs.session);
  return listed("checkout/sessions", { reader: SESSION, referenceNumber, retrieve, tooMany: NOT_YET });
}

/** The payment that an earlier `charge` created. */
function findIntent({ refs, referenceNumber }: InquireCall, { now }: CallSetting): LookUp {
  const inquiryOf = (intent: PaymentIntent) => answered(resultOfCharge(intent, now));
  const retrieve = (id: string) => byId(intentRequest(id), INTENT, inquiryOf);
  if (refs.intent !== undefined) return retrieve(refs.intent);
  // References consist of letters and digits, so the query needs no escaping.
  const query = `metadata['reference']:'${referenceNumber}'`;
  const expand = INTENT_PARTS.map((part) => `data.${part}`);
  const tooMany: LookUp = {
    request: get("payment_intents/search", { query, limit: 1, expand }),
    read: readerOf(listOf(INTENT), ({ data: [found] }) => (found === undefined ? NOT_YET : inquiryOf(found))),
    refused: () => null,
  };
  return listed("payment_intents", { reader: INTENT, referenceNumber, retrieve, tooMany });
}

type Item = { readonly id: string; readonly metadata?: Readonly<Record<string, string>> | null | undefined };

type Listing<T> = {
  readonly reader: z.ZodType<T>;
  readonly referenceNumber: string;
  retrieve(id: string): LookUp;
  /** The result if the account has more objects than can be read. */
  readonly tooMany: LookUp;
};

function listed<T extends Item>(path: string, { reader, referenceNumber, retrieve, tooMany }: Listing<T>): LookUp {
  return {
    window: {
      aroundSeconds: 600,
      settledSeconds: 120,
      askAfterSeconds: ASK_AFTER_SECONDS,
      mostPages: 10,
      page: ({ from, to }, after) =>
        get(path, { created: { gte: from, lte: to }, limit: 100, ...(after && { starting_after: after }) }),
      read: ({ said }) => {
        const list = listOf(reader).safeParse(said).data;
        if (list === undefined) return null;
        const found = list.data.find(({ metadata }) => metadata?.reference === referenceNumber);
        const more = list.has_more === true ? list.data.at(-1) : undefined;
        return { found: found?.id ?? null, more: more?.id ?? null };
      },
      retrieve,
      tooMany,
    },
  };
}

/** A payment's list of refunds is complete, and each refund contains our reference; at most 100 are read. */
function findRefund({ refs, charge, referenceNumber }: InquireCall): LookUp {
  if (refs.refund !== undefined) {
    const request = get(`refunds/${encodeURIComponent(refs.refund)}`, {});
    return byId(request, REFUND, (refund) => answered(resultOfRefund(refund)));
  }
  const intent = charge?.refs.intent;
  if (intent === undefined) return NOTHING;
  return {
    request: get("refunds", { payment_intent: intent, limit: 100 }),
    read: readerOf(listOf(REFUND), ({ data }) => {
      const found = data.find(({ metadata }) => metadata?.reference === referenceNumber);
      return found === undefined ? NOTHING : answered(resultOfRefund(found));
    }),
    refused: () => null,
  };
}

/** Finds whether a reservation was captured or voided; neither happened if it still exists. */
function findHeld(
  { charge, referenceNumber }: InquireCall,
  kind: PartOf<OperationKind, "capture" | "void">,
  { now }: CallSetting,
): LookUp {
  const id = charge?.refs.intent;
  if (id === undefined) return NOTHING;
  return byId(intentRequest(id), INTENT, (intent) => {
    const { status, metadata } = intent;
    if (status === "requires_capture") return NOTHING;
    const isOurs = status === "succeeded" && metadata?.capture === referenceNumber;
    if (kind === "capture" && isOurs) return answered(resultOfCapture(intent, now));
    const asVoid = resultOfVoid(intent, { referenceNumber, charge });
    if (kind === "void" && status === "canceled") return answered(asVoid);
    const { raw, params, refs } = asVoid;
    const message = "Nothing is held any more.";
    return answered({ outcome: "failed", message, raw, params, card: null, ...(refs && { refs }) });
  });
}
