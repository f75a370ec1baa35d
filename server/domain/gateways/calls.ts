import type { Currency } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import type { CustomerDevice } from "@/server/kernel/types";
import type { ChargeOperation, Initiator, Language, LaterCharge } from "@/server/kernel/words";
import type { CallKind } from "./core/capabilities";
import type { Account } from "./core/opened-account";
import type { CardHandle, GatewayRefs } from "./core/result";
import type { DeviceWallet } from "./core/words";

/**
 * Card details that the gateway's script encrypted, not stored or logged; the holder's name is plain text, or
 * null.
 */
export type EncryptedCard = Readonly<Record<"number" | "expiryMonth" | "expiryYear" | "cvv", string>> & {
  readonly holder: string | null;
};

/** A card whose details the customer types, readable or encrypted. */
export type TypedSource = Extract<ChargeSource, { kind: "card" | "encrypted" }>;

/** The source of a charge: a card typed on our page, a saved token, or a device wallet's payload. */
export type ChargeSource =
  | {
      readonly kind: "card";
      /** The card number, only digits. */
      readonly number: string;
      readonly expiryMonth: number;
      readonly expiryYear: number;
      /** The card's security code of three or four digits; never stored or logged. */
      readonly cvv?: string;
      /** The scheme that the customer chose for a card of two schemes, such as `mada`; null if none. */
      readonly network?: string | null;
      readonly save: boolean;
    }
  | ({
      /** A card that the gateway's script encrypted in the browser, so that only the gateway can read it. */
      readonly kind: "encrypted";
      readonly save: boolean;
    } & EncryptedCard)
  | {
      readonly kind: "token";
      readonly token: string;
      /** The connector's decrypted data of the saved card; absent if the token suffices. */
      readonly handle?: CardHandle;
      /** The security code, if the card requires it; never stored or logged. */
      readonly cvv?: string;
    }
  | {
      readonly kind: "device_wallet";
      readonly wallet: DeviceWallet;
      /** The device wallet's payment data (such as Apple Pay's), unchanged; never stored or logged. */
      readonly payload: Readonly<Record<string, unknown>>;
    };

export type Call = {
  readonly account: Account;
  /** Unique reference of a call. Within the replay window a repeat returns the first answer. */
  readonly referenceNumber: string;
  /** When the call's reference was first sent; null at the first call. */
  readonly firstSentAt: Date | null;
};

/** The payer; gateways that need further fields refuse the call. */
export type Customer = {
  readonly id: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  /** The customer's country as ISO 3166-1 alpha-2 code. */
  readonly country?: string;
};

export type Agreement = {
  readonly kind: LaterCharge;
  readonly initiator: Initiator;
  readonly first: boolean;
  /** The card network's id of the charge that created the agreement, if the gateway reported it. */
  readonly networkTransactionId?: string;
};

/** Wallets that are identified by a phone number and confirmed by a code. */
export type MobileWallet = "stc_pay";

export type Sale = Call & {
  readonly operation: ChargeOperation;
  /** The amount with fee, in a currency that the gateway accepts; zero if a card is only saved. */
  readonly total: Money;
  /** Description of the payment that the customer sees; at most 127 characters. */
  readonly description: string;
  readonly language: Language;
  readonly customer: Customer;
  /** The customer's browser, the same in every repeat; absent if no customer is present. */
  readonly device?: CustomerDevice;
  /** The merchant's agreement with the customer; absent for a single payment that saves no card. */
  readonly agreement?: Agreement;
  readonly returnUrl: string;
  /**
   * Where the gateway sends a customer who leaves its page without paying; some gateways use `returnUrl`
   * instead.
   */
  readonly cancelUrl: string;
  readonly notifyUrl: string;
  readonly sessionExtra?: Readonly<Record<string, unknown>>;
};

export type BeginCall = Sale & {
  readonly keepCard: "no" | "ask" | "yes";
  /** When the gateway's page was first requested; the same in every repeat, so that the bodies are equal. */
  readonly askedAt: Date;
  /** When the session ends; the gateway's page may end sooner. */
  readonly expiresAt: Date;
};

export type ChargeCall = Sale & {
  readonly source: ChargeSource;
  /** True if the customer is present and can be redirected to the address `next` of the gateway's answer. */
  readonly mayLeadOn?: boolean;
  /** The gateway whose response format the simulated gateway imitates. */
  readonly shape?: string;
};

export type ChargeName = {
  readonly referenceNumber: string;
  /** All references from the gateway's earlier answers about this payment. */
  readonly refs: GatewayRefs;
  readonly total: Money;
};

export type FollowUpCall = Call & {
  readonly charge: ChargeName;
  readonly amount: Money;
  /** True if the capture takes the whole amount that remains. */
  readonly final?: boolean;
  readonly extra: Readonly<Record<string, unknown>>;
  /** The session's `extra`, which a gateway may read instead of the operation's `extra`. */
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

export type ForgetCall = Call & {
  readonly customerId: string;
  readonly handle: CardHandle;
};

export type CodeCall = Call & {
  readonly wallet: MobileWallet;
  readonly phone: string;
  readonly total: Money;
};

export type ConfirmCall = CodeCall &
  Pick<ChargeCall, "operation"> & {
    /** The one-time code that the customer typed; never stored or logged. */
    readonly code: string;
  };

export type TokeniseCall = Call & {
  readonly currency: Currency;
  readonly source: Extract<ChargeSource, { kind: "card" }>;
  readonly shape?: string;
};

export type InquireCall = Call & {
  readonly kind: CallKind;
  readonly refs: GatewayRefs;
  readonly total: Money;
  readonly charge?: ChargeName;
};

/** Asks the simulated gateway to decide an unfinished charge by a status query. */
export type UnattendedCall = Call & {
  readonly operation: ChargeOperation;
  readonly total: Money;
  readonly save: boolean;
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

/** Opens a payment sheet of Apple Pay on a page of `domain`. */
export type SheetCall = {
  readonly gatewayCode: string;
  readonly domain: string;
  readonly shopName: string;
  readonly validationUrl: string;
};
