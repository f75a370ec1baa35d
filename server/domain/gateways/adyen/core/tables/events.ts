/** The effect of each of Adyen's event codes (docs/gateways/adyen.md, "Events"). */
import type { EventRule } from "../../../core/notification";
import type { DisputeMove, DisputeStage, GatewayOutcome, HoldEnd } from "../../../core/words";
import { ruleIn } from "../../../engine/core/event";

/**
 * The effect of one of Adyen's event codes. `success` and `failure` are the outcomes if the event
 * reports `success: true` or `success: false`; null means no outcome.
 */
export type AdyenRule = EventRule & {
  readonly success: GatewayOutcome | null;
  readonly failure: GatewayOutcome | null;
  readonly hold?: HoldEnd;
  readonly dispute?: readonly [stage: DisputeStage, moves: DisputeMove];
};

const NOTHING = { success: null, failure: null } as const;

function moved(about: EventRule["about"], why: string): AdyenRule {
  return { about, effect: "booked", why, success: "success", failure: "failed" };
}

function failed(about: EventRule["about"], why: string): AdyenRule {
  return { about, effect: "booked", why, success: "failed", failure: null };
}

function held(hold: HoldEnd, why: string): AdyenRule {
  return { about: "hold_ended", effect: "booked", why, ...NOTHING, hold };
}

function disputed(stage: DisputeStage, moves: DisputeMove = "none"): AdyenRule {
  const why = "A dispute.";
  return { about: "dispute", effect: "booked", why, ...NOTHING, dispute: [stage, moves] };
}

const ignored = (why: string): AdyenRule => ({ about: "other", effect: "ignored", why, ...NOTHING });
const listed = (why: string): AdyenRule => ({ about: "other", effect: "listed", why, ...NOTHING });

const ORDERS = "This service splits no payment over several methods.";
const PAYOUTS = "This service pays nothing out.";
const BANK = "This service keeps no bank accounts.";

export const ADYEN_EVENTS: Readonly<Record<string, AdyenRule>> = {
  ACH_NOTIFICATION_OF_CHANGE: ignored(BANK),
  AUTHORISATION: moved("charge", "The payment is settled; a refusal on a page leaves the page open."),
  AUTHORISATION_ADJUSTMENT: listed("Another amount was reserved at the gateway."),
  AUTORESCUE: listed("A refused payment was charged again at the gateway."),
  CANCELLATION: moved("void", "The reserved amount was released."),
  CANCEL_AUTORESCUE: ignored("No refused payment is charged again."),
  CANCEL_OR_REFUND: moved("refund", "The whole payment was refunded, or canceled before its capture."),
  CAPTURE: moved("capture", "The capture was accepted or refused."),
  CAPTURE_FAILED: failed("capture", "A capture failed after it had been accepted."),
  CHARGEBACK: disputed("opened", "out"),
  CHARGEBACK_REVERSED: disputed("under_review", "back"),
  DIRECT_DEBIT_NOTICE_OF_CHANGE_NOTIFICATION: ignored(BANK),
  DISPUTE_DEFENSE_PERIOD_ENDED: disputed("under_review"),
  EXPIRE: held("lapsed", "The reserved amount was released."),
  INFORMATION_SUPPLIED: disputed("under_review"),
  ISSUER_COMMENTS: disputed("under_review"),
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: disputed("won"),
  MANUAL_REVIEW_ACCEPT: ignored("The payment is unchanged."),
  MANUAL_REVIEW_REJECT: held("rejected", "The reserved amount is released; a refund has its own event."),
  NOTIFICATION_OF_CHARGEBACK: disputed("opened"),
  NOTIFICATION_OF_FRAUD: disputed("fraud_warning"),
  OFFER_CLOSED: {
    about: "charge",
    effect: "booked",
    why: "The page ended without a payment.",
    success: "canceled",
    failure: null,
  },
  ORDER_CLOSED: ignored(ORDERS),
  ORDER_OPENED: ignored(ORDERS),
  PAIDOUT_REVERSED: ignored(PAYOUTS),
  PAYOUT_DECLINE: ignored(PAYOUTS),
  PAYOUT_EXPIRE: ignored(PAYOUTS),
  PAYOUT_THIRDPARTY: ignored(PAYOUTS),
  POSTPONED_REFUND: ignored("The refund waits for the capture, and has its own event afterwards."),
  PREARBITRATION_ACCEPTED: disputed("accepted"),
  PREARBITRATION_DECLINED: disputed("arbitration"),
  PREARBITRATION_ISSUER_WITHDRAWN: disputed("won"),
  PREARBITRATION_LOST: disputed("lost", "out"),
  PREARBITRATION_OPEN: disputed("arbitration"),
  PREARBITRATION_WON: disputed("won", "back"),
  RECURRING_CONTRACT: {
    about: "card",
    effect: "ignored",
    why: "The payment brings the saved card.",
    ...NOTHING,
  },
  REFUND: moved("refund", "The refund was made or refused."),
  REFUNDED_REVERSED: failed("refund", "The money of a refund came back."),
  REFUND_FAILED: failed("refund", "A refund failed after it had been accepted."),
  REFUND_WITH_DATA: listed("Money was paid to a card without a payment."),
  REPORT_AVAILABLE: {
    about: "settlement",
    effect: "ignored",
    why: "Reports change no payment.",
    ...NOTHING,
  },
  REQUEST_FOR_INFORMATION: disputed("inquiry"),
  SCHEME_ARBITRATION: disputed("arbitration"),
  SCHEME_ARBITRATION_LOST: disputed("lost", "out"),
  SCHEME_ARBITRATION_WON: disputed("won", "back"),
  SECOND_CHARGEBACK: disputed("second", "out"),
  TECHNICAL_CANCEL: moved("void", "The payment was canceled by its reference."),
  VOID_PENDING_REFUND: listed("A refund was canceled before it was made."),
};

const UNKNOWN = listed("The event code is not known.");

/** The rule for an event code. A notification with an unknown event code is listed for a person. */
export function ruleOf(eventCode: string): AdyenRule {
  return ruleIn(ADYEN_EVENTS, eventCode) ?? UNKNOWN;
}
