/**
 * Finds what an earlier call created if its answer was lost. Stripe's lists are complete but cannot be
 * filtered by reference, so all objects since the first call are read; Stripe's search may lag by an hour.
 */
import type { JsonObject } from "@/server/kernel/json";
import type { InquireCall } from "../calls";
import { CANNOT_ASK, type Inquiry } from "../core/inquiry";
import type { LookUp, Query, Request, Window } from "../engine/connector";
import { get, path } from "../engine/core/encode";
import { saidText } from "../engine/core/said";
import { deniedIfMissing } from "../engine/look-up";
import { resultOfCapture, resultOfCharge, resultOfPage, resultOfRefund, resultOfVoid } from "./core/answers";
import { WINDOW } from "./core/tables/window";

const PAGE_PARTS = ["payment_intent.latest_charge", "payment_intent.payment_method", "setup_intent.payment_method"];
export const INTENT_PARTS = ["latest_charge"];

const NOT_YET: Inquiry = { known: "not_yet", askAfterSeconds: WINDOW.askAfterSeconds };
const NOTHING: Inquiry = { known: "nothing" };

export const pageRequest = (id: string) => get(path`/checkout/sessions/${id}`, { expand: PAGE_PARTS });
export const intentRequest = (id: string) => get(path`/payment_intents/${id}`, { expand: INTENT_PARTS });
export const methodRequest = (id: string) => get(path`/payment_methods/${id}`);

/** If Stripe no longer finds an object that it reported, the call may still have had an effect. */
const byId = (request: Request, read: Query["read"]): Query => ({ request, read, refused: deniedIfMissing });

/**
 * Looks up an earlier call at Stripe. Stripe's ids, not the kind of call, show whether the call opened a page
 * or charged.
 */
export function lookUp(call: InquireCall): LookUp {
  if (call.kind === "refund") return findRefund(call);
  if (call.kind === "capture" || call.kind === "void") return findHeld(call);
  const { session, intent } = call.refs;
  const isPage = session !== undefined || (call.kind !== "charge" && intent === undefined);
  return isPage ? findPage(call) : findIntent(call);
}

export function findPage({ refs, referenceNumber }: InquireCall): LookUp {
  const read = (id: string) => byId(pageRequest(id), resultOfPage);
  if (refs.session !== undefined) return read(refs.session);
  const isUnused = ({ payment_intent, setup_intent }: JsonObject) => !payment_intent && !setup_intent;
  // Stripe's list shows pages without their payments, so a used page is read by its id.
  const found = (id: string, page: JsonObject) => (isUnused(page) ? resultOfPage(page) : read(id));
  return listed("/checkout/sessions", referenceNumber, { found, tooMany: NOT_YET });
}

function findIntent({ refs, referenceNumber }: InquireCall): LookUp {
  const found = (id: string) => byId(intentRequest(id), resultOfCharge);
  if (refs.intent !== undefined) return found(refs.intent);
  // References consist of letters and digits, so the query needs no escaping.
  const query = `metadata['reference']:'${referenceNumber}'`;
  const expand = INTENT_PARTS.map((part) => `data.${part}`);
  const search: Window = {
    ...{ ...WINDOW, tooMany: NOT_YET, none: NOT_YET, isFound: () => true },
    page: () => get("/payment_intents/search", { query, limit: 1, expand }),
    found: (_, intent) => resultOfCharge(intent),
  };
  return listed("/payment_intents", referenceNumber, { found, tooMany: { window: search } });
}

type ListSearch = Pick<Window, "found" | "tooMany"> & { readonly query?: object };

/** @param query query string that replaces the search by period */
function listed(path: string, referenceNumber: string, { found, tooMany, query }: ListSearch): LookUp {
  return {
    window: {
      ...{ ...WINDOW, found, tooMany },
      page: ({ from, to }, after) =>
        get(path, {
          ...(query ?? { created: { gte: from, lte: to } }),
          limit: 100,
          starting_after: after ?? undefined,
        }),
      isFound: (object) => saidText(object, "metadata", "reference") === referenceNumber,
      ...(query && { settledSeconds: 0 }),
    },
  };
}

/** Finds a refund in the payment's list, which is complete and contains our references. */
function findRefund({ refs, charge, referenceNumber }: InquireCall): LookUp {
  if (refs.refund !== undefined) return byId(get(path`/refunds/${refs.refund}`), resultOfRefund);
  const payment_intent = charge?.refs.intent;
  if (payment_intent === undefined) return NOTHING;
  const found = (_: string, refund: JsonObject) => resultOfRefund(refund);
  return listed("/refunds", referenceNumber, { found, tooMany: CANNOT_ASK, query: { payment_intent } });
}

/** Finds whether a reservation was captured or voided; a reservation that still exists was neither. */
function findHeld({ charge, kind, referenceNumber }: InquireCall): LookUp {
  const id = charge?.refs.intent;
  if (id === undefined) return NOTHING;
  return byId(intentRequest(id), (intent) => {
    if (intent.status === "requires_capture") return NOTHING;
    const isCapture = kind === "capture";
    const found = isCapture ? resultOfCapture(intent) : resultOfVoid(intent, { referenceNumber, charge });
    const isOurs = !isCapture || found.about === referenceNumber;
    if (found.outcome === "success" && isOurs) return found;
    if (intent.status !== "succeeded" && intent.status !== "canceled") return null;
    const { raw, params, refs } = found;
    return { outcome: "failed", message: "Nothing is held any more.", raw, params, refs };
  });
}
