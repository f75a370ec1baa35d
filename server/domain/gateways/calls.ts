/** The parameters of gateway calls. */
import type { Currency } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import type { ChargeOperation, Initiator, Language, LaterCharge } from "@/server/kernel/words";
import type { CallKind } from "./core/capabilities";
import type { Account } from "./core/opened-account";
import type { CardHandle, GatewayRefs } from "./core/result";
import type { DeviceWallet } from "./core/words";

/**
 * The source of a charge: a card typed on our page, the token of an earlier one, or a device wallet's
 * payload.
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
      /** Keep the card; a success then returns a token. */
      readonly save: boolean;
    }
  | {
      readonly kind: "token";
      /** The merchant's token; the gateway's own if there is no handle. */
      readonly token: string;
      /** The connector's unsealed data of the card; absent if the token is enough. */
      readonly handle?: CardHandle;
      /** If the card requires it; never stored and never logged. */
      readonly cvv?: string;
    }
  | {
      readonly kind: "device_wallet";
      readonly wallet: DeviceWallet;
      /** The wallet's object unchanged; never stored and never logged. */
      readonly payload: Readonly<Record<string, unknown>>;
    };

/** The gateway account, and the permanent reference of the call. */
export type Call = {
  readonly account: Account;
  /** Unique per call. Within the replay window a repeat returns the first answer. */
  readonly referenceNumber: string;
  /** When this reference was first sent, on the merchant's clock; null on the first try. */
  readonly firstSentAt: Date | null;
};

/** The payer; a gateway that needs more fields refuses. */
export type Customer = {
  /** The merchant's id of the customer; null without one. */
  readonly id: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Two letters. */
  readonly country?: string;
};

/** The agreement under which a card is kept or charged. */
export type Agreement = {
  readonly kind: LaterCharge;
  readonly initiator: Initiator;
  /** This payment creates the agreement. */
  readonly first: boolean;
  /** From the charge that created it, if its gateway reported it. */
  readonly networkTransactionId?: string;
};

/** Wallets identified by a phone number and confirmed by a code, by their wire names. */
export type MobileWallet = "stc_pay";

/** The common part of all charges. */
export type Sale = Call & {
  /** `purchase` charges at once, `authorize` reserves the amount for a capture. */
  readonly operation: ChargeOperation;
  /** With fee, in a currency that the gateway accepts; zero if a card is only to be kept. */
  readonly total: Money;
  /** Shown to the customer; at most 127 characters. */
  readonly description: string;
  readonly language: Language;
  readonly customer: Customer;
  /** Absent for a single payment that keeps no card. */
  readonly agreement?: Agreement;
  /** Where the gateway returns the customer. */
  readonly returnUrl: string;
  /** Where the gateway returns a customer who leaves its page without paying; some gateways know only one. */
  readonly cancelUrl: string;
  /** Where the gateway sends the account's notifications. */
  readonly notifyUrl: string;
  /** The transaction's `extra`, for simulating gateways. */
  readonly sessionExtra?: Readonly<Record<string, unknown>>;
};

/** Opens the gateway's page; nothing is charged before the customer pays there. */
export type BeginCall = Sale & {
  /** Whether the page keeps the card, or asks the customer. */
  readonly keepCard: "no" | "ask" | "yes";
  /**
   * When it was first requested, on the merchant's clock: equal in every try, so that the bodies are equal.
   */
  readonly askedAt: Date;
  /** When the session ends, on the merchant's clock; a page may end sooner. */
  readonly expiresAt: Date;
};

export type ChargeCall = Sale & {
  readonly source: ChargeSource;
  /** The customer is present and can be redirected to the answer's `next`. */
  readonly mayLeadOn?: boolean;
  /** For the simulated gateway: whose response shape to answer in. */
  readonly shape?: string;
};

/** An earlier charge. */
export type ChargeName = {
  readonly referenceNumber: string;
  /** Everything that the gateway's answers about it contained. */
  readonly refs: GatewayRefs;
  readonly total: Money;
};

/** A capture, void or refund of an earlier charge. */
export type FollowUpCall = Call & {
  readonly charge: ChargeName;
  /** In the currency of the charge; for a void, all of it. */
  readonly amount: Money;
  /** The capture takes all that is left. */
  readonly final?: boolean;
  /** The operation's parameters for the gateway, as the merchant sent them. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** The transaction's `extra`, which a gateway may use instead. */
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

/** Sends a mobile wallet's code to its owner's phone. */
export type CodeCall = Call & {
  readonly wallet: MobileWallet;
  /** With its country's code, such as `+96550000000`. */
  readonly phone: string;
  /** With fee. */
  readonly total: Money;
};

export type ConfirmCall = CodeCall &
  Pick<ChargeCall, "operation"> & {
    /** The typed digits; never stored and never logged. */
    readonly code: string;
  };

/** Keeps a typed card without a charge. */
export type TokeniseCall = Call & {
  readonly currency: Currency;
  readonly source: Extract<ChargeSource, { kind: "card" }>;
  readonly shape?: string;
};

export type InquireCall = Call & {
  readonly kind: CallKind;
  /** The references from earlier answers about this call. */
  readonly refs: GatewayRefs;
  /** The amount of the call. */
  readonly total: Money;
  /** For a capture, void or refund: its charge. */
  readonly charge?: ChargeName;
};

/** Lets a status query decide an unfinished charge. */
export type UnattendedCall = Call & {
  readonly operation: ChargeOperation;
  /** With fee; zero if a card is only to be kept. */
  readonly total: Money;
  /** The session must keep a card. */
  readonly save: boolean;
  /** The transaction's `extra`. */
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

/** Opens a payment sheet of device wallet A on a page of `domain`. */
export type SheetCall = {
  readonly gatewayCode: string;
  readonly domain: string;
  readonly shopName: string;
  /** The wallet's address for validating the merchant. */
  readonly validationUrl: string;
};
