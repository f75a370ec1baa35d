/** What the calls to a gateway carry: the words that the port is spoken in. */
import type { Currency } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import type { CallKind } from "./core/capabilities";
import type { Account } from "./core/opened-account";
import type { CardHandle, GatewayRefs } from "./core/result";
import type { DeviceWallet } from "./core/words";

/**
 * What is charged with: a card typed on a page that this service serves, a token of an earlier one, or what a
 * device wallet gave.
 */
export type ChargeSource =
  | {
      readonly kind: "card";
      /** Digits only. */
      readonly number: string;
      /** 1 to 12. */
      readonly expiryMonth: number;
      /** Four digits. */
      readonly expiryYear: number;
      /** Three or four digits; never stored and never logged. */
      readonly cvv?: string;
      /** The customer wants the card kept; a success then answers with a token. */
      readonly save: boolean;
    }
  | {
      readonly kind: "token";
      /** What the merchant knows the card by; the gateway's own token where it keeps no handle. */
      readonly token: string;
      /** What the connector kept it by, opened for this call; none if the token is all there is. */
      readonly handle?: CardHandle;
      /** Typed by the customer, if the card requires it; never stored and never logged. */
      readonly cvv?: string;
    }
  | {
      readonly kind: "device_wallet";
      readonly wallet: DeviceWallet;
      /** The wallet's own object, key for key as the client sent it; never stored and never logged. */
      readonly payload: Readonly<Record<string, unknown>>;
    };

/** The account at the gateway that is used, and the reference that identifies the call there for ever. */
export type Call = {
  readonly account: Account;
  /** Unique per call. Within the replay window the same reference again returns the first answer. */
  readonly referenceNumber: string;
  /** When this reference was first sent, on the merchant's clock; null on the first try. */
  readonly firstSentAt: Date | null;
};

/** Who pays; a gateway that needs more than is known refuses. */
export type Customer = {
  /** The merchant's own; null for a customer without one. */
  readonly id: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Two letters. */
  readonly country?: string;
};

/** On whose word a kept card is charged, or a card is kept for. */
export type Agreement = {
  readonly kind: "unscheduled" | "recurring";
  readonly initiator: "customer" | "merchant";
  /** This payment makes the agreement; later ones follow it. */
  readonly first: boolean;
  /** Of the charge that made it, if its gateway told. */
  readonly networkTransactionId?: string;
};

/** Wallets that a customer names by a phone number and confirms by a code, by their wire names. */
export type MobileWallet = "stc_pay";

/** What a charge is, whichever way it is paid. */
export type Sale = Call & {
  /** `purchase` takes the money at once, `authorize` holds it for a later capture. */
  readonly operation: "purchase" | "authorize";
  /** Fee included, in a currency the gateway accepts; zero if a card is only to be kept. */
  readonly total: Money;
  /** What the customer pays for, in plain words; at most 127 characters. */
  readonly description: string;
  readonly language: "en" | "ar";
  readonly customer: Customer;
  /** None for a payment that keeps nothing and follows from nothing. */
  readonly agreement?: Agreement;
  /** Where the gateway sends the customer back to. */
  readonly returnUrl: string;
  /** Where the gateway sends its notifications of this account. */
  readonly notifyUrl: string;
  /** The transaction's `extra`, which a simulating gateway consults. */
  readonly sessionExtra?: Readonly<Record<string, unknown>>;
};

/** Opens the gateway's own page; nothing is charged before the customer pays there. */
export type BeginCall = Sale & {
  /** Whether the page keeps the card: it does not, it asks, or it does. */
  readonly keepCard: "no" | "ask" | "yes";
  /** When it was first asked for, on the merchant's clock: the same for every try, so that the body is. */
  readonly askedAt: Date;
  /** When the session ends, on the merchant's clock; a page may end sooner. */
  readonly expiresAt: Date;
};

export type ChargeCall = Sale & {
  readonly source: ChargeSource;
  /** The customer is there, and can be sent to the `next` of the answer. */
  readonly mayLeadOn?: boolean;
  /** Of the simulated gateway: which real gateway's response shape to answer in. */
  readonly shape?: string;
};

/** An earlier charge, as a later call names it. */
export type ChargeName = {
  readonly referenceNumber: string;
  /** Everything that the gateway's answers about it have given. */
  readonly refs: GatewayRefs;
  readonly total: Money;
};

/** A capture, void or refund of an earlier charge. */
export type FollowUpCall = Call & {
  readonly charge: ChargeName;
  /** In the currency of the charge; of a void, the whole of it. */
  readonly amount: Money;
  /** Of a capture: it takes all that was left, so nothing more will be captured. */
  readonly final?: boolean;
  /** The operation's own parameters for the gateway, as the merchant sent them. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** The transaction's `extra`, which a gateway may fall back on. */
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

/** A code that a mobile wallet sends to its owner's phone. */
export type CodeCall = Call & {
  readonly wallet: MobileWallet;
  /** With its country's code, such as `+96550000000`. */
  readonly phone: string;
  /** What the customer is about to pay, fee included. */
  readonly total: Money;
};

/** The charge that the code confirms. */
export type ConfirmCall = CodeCall &
  Pick<ChargeCall, "operation"> & {
    /** Digits, as the customer typed them; never stored and never logged. */
    readonly code: string;
  };

/** Keeps a typed card without taking money. */
export type TokeniseCall = Call & {
  readonly currency: Currency;
  readonly source: Extract<ChargeSource, { kind: "card" }>;
  readonly shape?: string;
};

export type InquireCall = Call & {
  readonly kind: CallKind;
  /** What the gateway's answers about this call have given so far. */
  readonly refs: GatewayRefs;
  /** What the call asked for. */
  readonly total: Money;
  /** Of a capture, void or refund: the charge it belongs to. */
  readonly charge?: ChargeName;
};

/** A charge that a status query decides, because no customer finished it. */
export type UnattendedCall = Call & {
  readonly operation: "purchase" | "authorize";
  /** Fee included; zero if a card is only to be kept. */
  readonly total: Money;
  /** The session must keep a card. */
  readonly save: boolean;
  /** The transaction's `extra`. */
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

/** A payment sheet of device wallet A that is about to open on a page of `domain`. */
export type SheetCall = {
  readonly gatewayCode: string;
  readonly domain: string;
  readonly shopName: string;
  /** Where the wallet lets the merchant be confirmed, as the wallet told the page. */
  readonly validationUrl: string;
};
