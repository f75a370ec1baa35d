/**
 * The gateway port: what Sarraf asks of every payment gateway, and nothing of how one of them works.
 * docs/adding-a-gateway.md says how to write one; `contract.ts` holds the suite that each must pass.
 */
import type { Currency } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { InstalmentPlan } from "./core/instalment-plan";
import type { GatewayOutcome, GatewayResult } from "./core/result";
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
      readonly token: string;
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
type Call = {
  readonly gatewayCode: string;
  /** Unique per call. The same reference again returns the first answer; it never acts twice. */
  readonly referenceNumber: string;
};

/** Wallets that a customer names by a phone number and confirms by a code, by their wire names. */
export type MobileWallet = "stc_pay";

export type ChargeCall = Call & {
  /** `purchase` takes the money at once, `authorize` holds it for a later capture. */
  readonly operation: "purchase" | "authorize";
  /** Fee included, in a currency the gateway accepts. */
  readonly total: Money;
  readonly source: ChargeSource;
  /** Of the simulated gateway: which real gateway's response shape to answer in. */
  readonly shape?: string;
  /** The transaction's `extra`, which a simulating gateway consults for device wallets. */
  readonly sessionExtra?: Readonly<Record<string, unknown>>;
};

/** A capture, void or refund of an earlier charge. */
export type FollowUpCall = Call & {
  readonly chargeReference: string;
  /** In the currency of the charge; of a void, the whole of it. */
  readonly amount: Money;
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

/** Keeps a card without taking money. */
export type TokeniseCall = Call & {
  readonly currency: Currency;
  readonly source: Extract<ChargeSource, { kind: "card" }>;
  readonly shape?: string;
};

export type CallKind = "charge" | "capture" | "void" | "refund" | "tokenise";

export type InquireCall = Call & { readonly kind: CallKind };

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

/** What a gateway can do at all; a merchant's account at it may allow less. */
export type GatewayCapabilities = {
  readonly operations: readonly ("capture" | "void" | "refund")[];
  readonly tokenise: boolean;
  readonly autoDebit: boolean;
  readonly authorize: boolean;
  /** The gateway's card page is served by this application. */
  readonly hostedCardPage: boolean;
};

/**
 * A payment gateway. Every method answers with what the gateway decided, or throws {@link GatewayUnreachable}
 * if the outcome is unknown: a time-out, a broken connection, an answer that makes no sense. It does not
 * retry, and it is never called inside a database transaction.
 */
export interface Gateway {
  /** Stable and unique per connector, for example `sarraf_sandbox`. */
  readonly identifier: string;
  /** The network behind it; equal to `identifier` for most. */
  readonly processor: string;
  /** The gateway kind on the wire: `gateway_name`, `pg_name`. */
  readonly name: string;
  readonly capabilities: GatewayCapabilities;
  charge(ctx: Ctx, call: ChargeCall): Promise<GatewayResult>;
  capture(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  void(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  refund(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  tokenise(ctx: Ctx, call: TokeniseCall): Promise<GatewayResult>;
  /** What became of an earlier call; null when the gateway knows nothing of that reference. Never acts. */
  inquire(ctx: Ctx, call: InquireCall): Promise<GatewayResult | null>;
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
  /**
   * Only of gateways that simulate: true of tokens that can be charged although no card of them is ever kept.
   */
  chargesUnsaved?(token: string): boolean;
}

/**
 * It is unknown whether the gateway acted. The caller leaves its row `processing` and the resolver asks
 * later.
 */
export class GatewayUnreachable extends Error {}
