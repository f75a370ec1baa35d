/**
 * The gateway port: what Sarraf requires of every payment gateway. docs/adding-a-gateway.md explains how to
 * write a connector; every connector must pass the suite in `server/testing/gateway-contract`.
 */
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type {
  BeginCall,
  ChargeCall,
  CodeCall,
  ConfirmCall,
  FollowUpCall,
  ForgetCall,
  InquireCall,
  SheetCall,
  TokeniseCall,
  UnattendedCall,
} from "./calls";
import type { AmountRules } from "./core/amount-rule";
import type { GatewayCapabilities } from "./core/capabilities";
import type { Inquiry } from "./core/inquiry";
import type { InstalmentPlan } from "./core/instalment-plan";
import type { Inbound, Notification } from "./core/notification";
import type { Account, AccountField } from "./core/opened-account";
import type { GatewayRefs, GatewayResult } from "./core/result";
import type { TestCard } from "./core/test-card";
import type { CheckCause, DeviceWallet, GatewayOutcome } from "./core/words";

export type OpenPage = { readonly url: string; readonly expiresAt: Date; readonly refs: GatewayRefs };

/** `too_late`: the page was already paid; `stays_open`: the gateway cannot end pages. */
export type PageEnd = "ended" | "too_late" | "stays_open";

/** `account` is the gateway's name of the account, or "" if it has none. */
export type AccountCheck =
  | { readonly ok: true; readonly account: string }
  | { readonly ok: false; readonly cause: CheckCause; readonly field: string; readonly why: string };

export type DeviceWalletFacts = {
  /** The name that the wallet has for the gateway, and the merchant's account at the gateway. */
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  readonly walletMerchantId: string;
  readonly environment: "PRODUCTION" | "TEST";
};

export type DeviceWalletDesk = {
  /** Only for simulating gateways: the payload for a payment sheet that this service's page draws. */
  simulatedPayload?(wallet: DeviceWallet): Readonly<Record<string, unknown>>;
  factsOf(gatewayCode: string): DeviceWalletFacts;
  /** The object that Apple Pay needs before it shows its sheet; passed on unchanged. */
  openSheet(ctx: Ctx, call: SheetCall): Promise<Readonly<Record<string, unknown>>>;
};

export type MobileWalletDesk = {
  /** Sends the customer a confirmation code; a repeated call with the same reference sends another code. */
  sendCode(ctx: Ctx, call: CodeCall): Promise<void>;
  /** Only for simulating gateways: one-time codes that a page may show, with their outcomes. */
  readonly testCodes?: readonly { readonly code: string; readonly outcome: GatewayOutcome }[];
  /**
   * Charges if the customer's code is right. After `wrong_code` nothing was charged, and the attempt
   * continues.
   */
  confirm(ctx: Ctx, call: ConfirmCall): Promise<GatewayResult | "wrong_code">;
};

/** What a page needs to load the gateway's script that encrypts cards; all of it is public. */
export type CardScript = {
  readonly vendor: "adyen";
  readonly clientKey: string;
  readonly environment: string;
  /** Origin that the script loads frames from and calls. */
  readonly origin: string;
  /** Base URL for tests; null for the gateway's own URL. */
  readonly baseUrl: string | null;
};

export type Simulation = {
  /** Known test cards. Typed numbers are not validated, because test cards follow no card scheme's rules. */
  readonly testCards: readonly TestCard[];
  readonly challengeCards: readonly TestCard[];
  readonly shapes: readonly string[];
};

/**
 * The connection to a gateway. Every call returns the gateway's answer, or throws {@link NotSent} if
 * certainly nothing reached the gateway, or {@link GatewayUnreachable} if the outcome is unknown: a time-out,
 * a broken connection, an unreadable answer. Connectors do not retry, and are never called in a database
 * transaction.
 */
export interface Gateway {
  /** Stable name of the connector, unique among connectors, such as `sarraf_sandbox`. */
  readonly identifier: string;
  readonly processor: string;
  readonly name: string;
  readonly accountFields: readonly AccountField[];
  readonly capabilities: GatewayCapabilities;
  /** Amounts that the gateway accepts in a currency; the gateway is not offered for other amounts. */
  readonly amountRule: AmountRules;
  /** Checks the account's fields by a call that moves no money. */
  verifyAccount(ctx: Ctx, account: Account): Promise<AccountCheck>;

  /** Only for gateways with a hosted page: opens it, or returns a result if no page is needed. */
  begin?(ctx: Ctx, call: BeginCall): Promise<OpenPage | GatewayResult>;
  endPage?(ctx: Ctx, call: InquireCall): Promise<PageEnd>;
  /** Reads the gateway's references, never an outcome, from the return address's query. Pure. */
  readReturn?(query: Readonly<Record<string, string>>): GatewayRefs;

  charge(ctx: Ctx, call: ChargeCall): Promise<GatewayResult>;
  capture(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  void(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  refund(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  /** Only for gateways that accept typed cards and can save a card without a payment. */
  tokenise?(ctx: Ctx, call: TokeniseCall): Promise<GatewayResult>;
  /**
   * Only for gateways that store saved cards: deletes one. True if the gateway no longer has the card.
   * Idempotent.
   */
  forgetCard?(ctx: Ctx, call: ForgetCall): Promise<boolean>;
  /** Queries the outcome of an earlier call without acting. */
  inquire(ctx: Ctx, call: InquireCall): Promise<Inquiry>;

  /**
   * Only for gateways that notify. Pure: verifies the signature over the raw bytes, then reads.
   * @throws {OtherAccount} if the message names another account
   * @throws {NotAuthentic} if the message is not from the gateway, or from its other environment
   */
  readNotifications?(account: Account, inbound: Inbound): readonly Notification[];

  /** Only for gateways whose script encrypts cards in the browser; null if the account has no key for it. */
  cardScriptOf?(account: Account): CardScript | null;
  readonly deviceWallets?: DeviceWalletDesk;
  readonly mobileWallets?: MobileWalletDesk;
  /**
   * Only for lending gateways: the instalment plans for a `total` with fee; empty if the gateway would
   * refuse. The call grants no loan.
   */
  offerInstalments?(
    ctx: Ctx,
    call: { readonly gatewayCode: string; readonly total: Money },
  ): Promise<readonly InstalmentPlan[]>;
  /**
   * Only for simulating gateways: decides an unfinished charge by the session's `extra`, and records the
   * decision.
   */
  decideUnattended?(ctx: Ctx, call: UnattendedCall): Promise<GatewayResult>;
  readonly simulation?: Simulation;
  /** Only for simulating gateways: true if the session's `extra` requests the gateway's page. */
  opensPageFor?(sessionExtra: Readonly<Record<string, unknown>>): boolean;
  /**
   * Only for simulating gateways: the replay window in seconds, for a charge and its operations, that the
   * session's `extra` requests, or null.
   */
  windowFor?(sessionExtra: Readonly<Record<string, unknown>>): number | null;
  /** Only for simulating gateways: true for tokens that can be charged although their card is never saved. */
  chargesUnsaved?(token: string): boolean;
}

export function isOpenPage(begun: OpenPage | GatewayResult): begun is OpenPage {
  return "url" in begun;
}

/**
 * Thrown if certainly nothing reached the gateway: no DNS entry, a refused connection, an unknown key, a rate
 * limit. The call may be repeated, also at another gateway.
 */
export class NotSent extends Error {}

/**
 * Thrown if it is unknown whether the gateway acted. The caller's row stays `processing`, and a job queries
 * the gateway later.
 */
export class GatewayUnreachable extends Error {}

/**
 * Thrown if the gateway repeats a failure that it stored for the reference. It may have acted before it
 * failed, unless a complete look-up does not find the call.
 */
export class StoredFailure extends GatewayUnreachable {}

export class KeyRefused extends NotSent {}

/** Thrown if the account's key lacks the permission for the call. */
export class RightMissing extends NotSent {}

/**
 * Thrown if the gateway's rate limit refused the call. `retryAfterSeconds` is null if the gateway names no
 * wait.
 */
export class Throttled extends NotSent {
  constructor(
    message: string,
    readonly retryAfterSeconds: number | null,
  ) {
    super(message);
  }
}

const LONGEST_WAIT_SECONDS = 3_600;

/** Seconds, at most an hour, for which an error asks callers to wait; null for other errors. */
export function throttledSeconds(error: unknown): number | null {
  const limit = error instanceof Error && !(error instanceof Throttled) ? error.cause : error;
  return limit instanceof Throttled ? Math.min(limit.retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS) : null;
}

/** Thrown if the credentials belong to a gateway account other than the one that took the payment. */
export class AccountReplaced extends GatewayUnreachable {}

/** Thrown if the gateway did not sign the notification, or the notification is too old. */
export class NotAuthentic extends Error {}

/**
 * Thrown if a notification names another account of the gateway, whose key is unknown. It is accepted and
 * ignored, because some gateways hold back all notifications after a refused one.
 */
export class OtherAccount extends Error {}
