/**
 * The gateway port: what Sarraf asks of every payment gateway, and nothing of how one of them works.
 * docs/adding-a-gateway.md says how to write one; `contract.ts` holds the suite that each must pass.
 */
import type { Currency } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { CallKind, GatewayCapabilities } from "./core/capabilities";
import type { Inquiry } from "./core/inquiry";
import type { InstalmentPlan } from "./core/instalment-plan";
import type { Inbound, Notification } from "./core/notification";
import type { Account, AccountField } from "./core/opened-account";
import type { CardHandle, GatewayOutcome, GatewayRefs, GatewayResult } from "./core/result";
import type { TestCard } from "./core/test-card";

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

/** Wallets whose payload a gateway decrypts, by their wire names. */
export type DeviceWallet = "apple_pay" | "google_pay" | "samsung_pay";

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
  /** When the session ends, on the merchant's clock; a page may end sooner. */
  readonly expiresAt: Date;
};

export type ChargeCall = Sale & {
  readonly source: ChargeSource;
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

/** How a mobile wallet is charged; of gateways that take one. */
export type MobileWalletDesk = {
  /** Sends a code; a second call under the same reference sends another. */
  sendCode(ctx: Ctx, call: CodeCall): Promise<void>;
  /** Only of gateways that simulate: the codes that a page may show, and what each does. */
  readonly testCodes?: readonly { readonly code: string; readonly outcome: GatewayOutcome }[];
  /**
   * Charges if it is the code that was sent; after `wrong_code` nothing was charged, and nothing was
   * decided.
   */
  confirm(ctx: Ctx, call: ConfirmCall): Promise<GatewayResult | "wrong_code">;
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

/** A page that is open at the gateway. */
export type OpenPage = { readonly url: string; readonly expiresAt: Date; readonly refs: GatewayRefs };

/** What became of ending a page: it may have been paid already, or the gateway may not end pages. */
export type PageEnd = "ended" | "too_late" | "stays_open";

/** Whether an account works; if not, which of its fields is to be looked at, and why. */
export type AccountCheck = { readonly ok: true } | { readonly ok: false; readonly field: string; readonly why: string };

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

/** What the script of a device wallet is told of an account. */
export type DeviceWalletFacts = {
  /** The gateway as the wallet knows it, and the account there. */
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  /** The merchant as the wallet knows it. */
  readonly walletMerchantId: string;
  readonly environment: "PRODUCTION" | "TEST";
};

/** A payment sheet of device wallet A that is about to open on a page of `domain`. */
export type SheetCall = {
  readonly gatewayCode: string;
  readonly domain: string;
  readonly shopName: string;
  /** Where the wallet lets the merchant be confirmed, as the wallet told the page. */
  readonly validationUrl: string;
};

/** How device wallets are offered on a page; of gateways that take their payloads. */
export type DeviceWalletDesk = {
  /**
   * Only of gateways that simulate: what a sheet gives that the page draws itself, because no device knows
   * it.
   */
  simulatedPayload?(wallet: DeviceWallet): Readonly<Record<string, unknown>>;
  factsOf(gatewayCode: string): DeviceWalletFacts;
  /** The object that device wallet A asks for before it shows its sheet, to be handed on unchanged. */
  openSheet(ctx: Ctx, call: SheetCall): Promise<Readonly<Record<string, unknown>>>;
};

/** What the card form of a gateway that simulates offers. */
export type Simulation = {
  /** The cards it knows. Their numbers follow no scheme's rules, so none is asked of what is typed. */
  readonly testCards: readonly TestCard[];
  /** The response shapes in which it can answer. */
  readonly shapes: readonly string[];
};

/**
 * A payment gateway. Every call answers with what the gateway decided, throws {@link NotSent} if nothing
 * reached the gateway for certain, and {@link GatewayUnreachable} if the outcome is unknown: a time-out, a
 * broken connection, an answer that makes no sense. It does not retry, and it is never called inside a
 * database transaction.
 */
export interface Gateway {
  /** Stable and unique per connector, for example `sarraf_sandbox`. */
  readonly identifier: string;
  /** The network behind it; equal to `identifier` for most. */
  readonly processor: string;
  /** The gateway kind on the wire: `gateway_name`, `pg_name`. */
  readonly name: string;
  /** What its accounts consist of; none if there is nothing to configure. */
  readonly accountFields: readonly AccountField[];
  readonly capabilities: GatewayCapabilities;
  /**
   * The step in which it takes amounts, in units of the currency's last decimal place: `1n`, or `10n` if
   * that place must be 0. Null if it does not take the currency. What is no multiple is not offered, and
   * nothing is rounded.
   */
  amountStep(currency: Currency): bigint | null;
  /** Whether the account's fields work, by a call that moves nothing. */
  verifyAccount(ctx: Ctx, account: Account): Promise<AccountCheck>;

  /** Only of gateways with a page: opens it; or answers at once if no page is needed. */
  begin?(ctx: Ctx, call: BeginCall): Promise<OpenPage | GatewayResult>;
  /** Only of gateways whose pages can be ended. */
  endPage?(ctx: Ctx, call: InquireCall): Promise<PageEnd>;
  /** Pure. What the browser brought back from a page: references alone, never an outcome. */
  readReturn?(query: Readonly<Record<string, string>>): GatewayRefs;

  charge(ctx: Ctx, call: ChargeCall): Promise<GatewayResult>;
  capture(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  void(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  refund(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  /** Only of gateways that take typed cards, and keep one without a payment. */
  tokenise?(ctx: Ctx, call: TokeniseCall): Promise<GatewayResult>;
  /** What became of an earlier call. Never acts. */
  inquire(ctx: Ctx, call: InquireCall): Promise<Inquiry>;

  /**
   * Only of gateways that notify. Pure: verifies the signature over the raw bytes, then reads.
   * @throws {NotAuthentic} if the message does not come from the gateway, or is of its other environment
   */
  readNotifications?(account: Account, inbound: Inbound): readonly Notification[];

  readonly deviceWallets?: DeviceWalletDesk;
  readonly mobileWallets?: MobileWalletDesk;
  /**
   * Only of gateways that lend: the plans open to a customer who would pay `total`, fee included; none if the
   * gateway would refuse. Never acts.
   */
  offerInstalments?(
    ctx: Ctx,
    call: { readonly gatewayCode: string; readonly total: Money },
  ): Promise<readonly InstalmentPlan[]>;
  /**
   * Only of gateways that simulate: decides an unfinished charge by the transaction's `extra`, and records
   * it.
   */
  decideUnattended?(ctx: Ctx, call: UnattendedCall): Promise<GatewayResult>;
  /** Only of gateways that simulate: what their card form offers. */
  readonly simulation?: Simulation;
  /** Only of gateways that simulate: true if the transaction's `extra` asks for their page elsewhere. */
  opensPageFor?(sessionExtra: Readonly<Record<string, unknown>>): boolean;
  /**
   * Only of gateways that simulate: true of tokens that can be charged although no card of them is ever kept.
   */
  chargesUnsaved?(token: string): boolean;
}

/** True if `begin` opened a page, false if it answered at once. */
export function isOpenPage(begun: OpenPage | GatewayResult): begun is OpenPage {
  return "url" in begun;
}

/**
 * Nothing reached the gateway, for certain: no address, a refused connection, a key that it does not know, a
 * limit that it applies before it acts. The call may be made again, also elsewhere.
 */
export class NotSent extends Error {}

/**
 * It is unknown whether the gateway acted. The caller leaves its row `processing` and the resolver asks
 * later.
 */
export class GatewayUnreachable extends Error {}

/** A notification that the gateway did not sign, or that is too old to be trusted. */
export class NotAuthentic extends Error {}
