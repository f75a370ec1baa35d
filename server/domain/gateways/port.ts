/**
 * The gateway port: what Sarraf asks of every payment gateway, and nothing of how one of them works.
 * docs/adding-a-gateway.md says how to write one; `contract.ts` holds the suite that each must pass.
 */
import type { Currency } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type {
  BeginCall,
  ChargeCall,
  CodeCall,
  ConfirmCall,
  FollowUpCall,
  InquireCall,
  SheetCall,
  TokeniseCall,
  UnattendedCall,
} from "./calls";
import type { GatewayCapabilities } from "./core/capabilities";
import type { Inquiry } from "./core/inquiry";
import type { InstalmentPlan } from "./core/instalment-plan";
import type { Inbound, Notification } from "./core/notification";
import type { Account, AccountField } from "./core/opened-account";
import type { GatewayRefs, GatewayResult } from "./core/result";
import type { TestCard } from "./core/test-card";
import type { DeviceWallet, GatewayOutcome } from "./core/words";

/** A page that is open at the gateway. */
export type OpenPage = { readonly url: string; readonly expiresAt: Date; readonly refs: GatewayRefs };

/** What became of ending a page: it may have been paid already, or the gateway may not end pages. */
export type PageEnd = "ended" | "too_late" | "stays_open";

/** Whether an account works; if not, which of its fields is to be looked at, and why. */
export type AccountCheck = { readonly ok: true } | { readonly ok: false; readonly field: string; readonly why: string };

/** What the script of a device wallet is told of an account. */
export type DeviceWalletFacts = {
  /** The gateway as the wallet knows it, and the account there. */
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  /** The merchant as the wallet knows it. */
  readonly walletMerchantId: string;
  readonly environment: "PRODUCTION" | "TEST";
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
   * Only of gateways that simulate: seconds of the replay window of a charge and what follows it that the
   * transaction's `extra` asks for; null if it asks for none.
   */
  windowFor?(sessionExtra: Readonly<Record<string, unknown>>): number | null;
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
