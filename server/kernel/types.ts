import type { Prisma, PrismaClient } from "@/server/db/generated/client";
import type { Color } from "./color";
import type { Money } from "./money";
import type { Language } from "./words";

export type Db = PrismaClient;

export type Tx = Prisma.TransactionClient;

/** A merchant's data, read with the credential or the session. */
export type MerchantFacts = {
  readonly id: string;
  readonly name: string;
  /** IANA time zone of civil dates. */
  readonly timezone: string;
  readonly region: string;
  readonly defaultLanguage: Language;
  readonly production: boolean;
  /**
   * Base address of links, without trailing slash; never taken from a request (Spec, "HTTP requests" 1 to 8).
   */
  readonly baseUrl: string;
  readonly webhookUrl: string | null;
  /** Origins whose pages may pay sessions: scheme, host and port, lower case. */
  readonly allowedOrigins: readonly string[];
  /** Schemes of apps that sessions may return to, in lower case. */
  readonly redirectSchemes: readonly string[];
  readonly sessionLifetime: number;
  readonly expireTransactions: boolean;
  readonly operationApprovalEnabled: boolean;
  /** Amounts by currency from which on every refund and void waits for approval. */
  readonly approvalAmounts: Readonly<Record<string, string>>;
  /** Keys may change users, keys, webhook addresses and balances of wallets. */
  readonly keysAdminister: boolean;
  /** Offset of the test clock in milliseconds; 0 for production merchants. */
  readonly clockOffset: number;
  /** Stored branding; `brandOf` converts it for display. */
  readonly branding: Branding;
  readonly apiVersion: string;
};

/** An uploaded image, whose stored name contains digest and size. */
export type BrandImage = {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Stored branding; null if not set. */
export type Branding = {
  readonly nameAr: string | null;
  readonly color: Color | null;
  readonly logo: BrandImage | null;
  readonly favicon: BrandImage | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly supportUrl: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
};

export type { Language };

export type Actor =
  | { readonly kind: "private_key"; readonly keyId: string }
  | { readonly kind: "public_key"; readonly keyId: string }
  | RestrictedKeyActor
  | UserActor
  | { readonly kind: "customer" }
  | { readonly kind: "service" };

/** A key with permissions (Spec, "Restricted keys"). */
export type RestrictedKeyActor = {
  readonly kind: "restricted_key";
  readonly keyId: string;
  readonly permissions: readonly string[];
  /**
   * The ceiling of refunds and credits on one day; keys that replaced one another share its id. Null if none.
   */
  readonly ceiling: { readonly id: string; readonly most: Money } | null;
};

/** A user, authenticated by Basic password, Bearer token or console session. */
export type UserActor = {
  readonly kind: "user";
  readonly via: "basic" | "bearer" | "console";
  readonly id: number;
  readonly username: string;
  readonly permissions: readonly string[];
  readonly isChecker: boolean;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

/** The logger: facts first, then a sentence. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** The context before the merchant is known: a page finds it by its token, a job by its item. */
export type SystemCtx = {
  readonly db: Db;
  readonly realNow: () => Date;
  readonly log: Log;
  readonly requestId: string;
  /** The customer's browser; absent unless a customer's page made the request. */
  readonly device?: CustomerDevice;
};

/** The browser of a customer, as 3-D Secure needs it; printable ASCII of bounded length. */
export type CustomerDevice = {
  /** The customer's IP address; null if it is unknown. */
  readonly address: string | null;
  readonly userAgent: string;
  readonly accept: string;
  /** BCP 47; null if the browser names none. */
  readonly language: string | null;
  /** Null if the page's script did not run. */
  readonly screen: CustomerScreen | null;
};

export type CustomerScreen = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bits per pixel. */
  readonly depth: number;
  /** Minutes from local time to UTC, positive west of Greenwich. */
  readonly offset: number;
};

export type Ctx = SystemCtx & {
  readonly merchant: MerchantFacts;
  readonly actor: Actor;
  /** The merchant's clock: real time plus offset (decision 0055). */
  readonly now: () => Date;
  /** Origin of the request; absent in jobs and scripts. */
  readonly from?: Origin;
  /** Present while a test clock is advanced. */
  readonly walk?: ClockWalk;
};

/** Where a request came from, for the audit log. */
export type Origin = {
  readonly address: string;
  readonly consoleSessionId: string | null;
};

export type ClockWalk = {
  /** Webhook addresses that failed or were slow; the advance does not call them again (decision 0055). */
  readonly failedUrls: Set<string>;
  /** By address. */
  readonly waitedMs: Map<string, number>;
  /** The instant of the merchant's clock to which it is advanced. */
  readonly until: Date;
};

/**
 * Which items of a job a driver sees, by merchant and time. "all" and {@link DriverScope} omit merchants
 * whose test clock is being advanced; {@link WalkScope} is that advance.
 */
export type Scope = "all" | WalkScope | DriverScope | EntireScope;

/** One merchant during the advance of its test clock: leases and other drivers do not count. */
export type WalkScope = {
  readonly merchantId: string;
  readonly driver?: false;
  /** Real time until which items count as due; by default now. */
  readonly until?: Date;
};

/** All due items of a merchant, including leased ones, those of a closed provider, and during an advance. */
export type EntireScope = WalkScope & { readonly everything: true };

export type DriverScope = {
  readonly driver: true;
  readonly merchantId?: string;
  /** Real time until which items count as due, possibly later than now; by default now. */
  readonly until?: Date;
  /** Items to leave out: `{id}@{milliseconds of dueAt}`. A job may ignore them. */
  readonly without?: readonly string[];
  readonly withoutMerchants?: readonly string[];
  /**
   * A merchant's id, whether or not it exists. If as many merchants as items were asked for have due items,
   * the ones after it in the order of ids come first, with one item each. A job may ignore it.
   */
  readonly after?: string;
};

export type JobItem = {
  readonly merchantId: string;
  readonly id: string;
  readonly dueAt: Date;
  /** A merchant's items with lower ranks come first; rank 2 only if no merchant has another item. */
  readonly rank?: number;
};

export type Slot = {
  /** Frees the slot: from now on the item only waits for a third party, or, if `isPaced`, for its pace. */
  waits(isPaced?: boolean): void;
  /** Says that the item was not run and that the merchant's items must wait for so long. */
  putOff(milliseconds: number): void;
};

/**
 * A schedule, a query and an idempotent action. Due times are on the merchant's clock; `nextAt` and `due` use
 * real time.
 */
export type Job = {
  readonly name: string;
  /** In Inngest: `row`, a run per item, which operators can find; `lane`, one run for many. Default `row`. */
  readonly shape?: "row" | "lane";
  /** Maximum number of concurrent items in one process; default 8. */
  readonly total?: number;
  /** Maximum number of additional items that wait for a third party, see {@link Slot}; default none. */
  readonly waiting?: number;
  /** Maximum number of concurrent runs of a `row` job in one process; by default those of both kinds. */
  readonly runs?: number;
  /** Real time at which the scope's earliest item is due, in the past if overdue, or null. */
  nextAt(system: SystemCtx, scope: Scope): Promise<Date | null>;
  /** At most `limit` due items; merchants take turns, oldest first. */
  due(system: SystemCtx, scope: Scope, limit: number): Promise<readonly JobItem[]>;
  /** Checks again under the row lock and acts; safe to repeat. */
  run(ctx: Ctx, id: string, slot?: Slot): Promise<void>;
  /** Does the work of {@link run} in few statements; for jobs that need only the database. */
  readonly batch?: JobBatch;
};

export type JobBatch = {
  readonly size: number;
  /**
   * True if an advance of a test clock must pass only items of one instant, because an item sets its next due
   * time. By default it passes all until another job has work.
   */
  readonly oneInstant?: true;
  /** @returns ids left for `run`: locked by others, or in need of more than statements */
  run(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]>;
  /** The same for several merchants in one transaction. */
  across?(parts: readonly BatchPart[]): Promise<readonly string[]>;
};

/** A merchant's items in a batch. */
export type BatchPart = { readonly ctx: Ctx; readonly ids: readonly string[] };
