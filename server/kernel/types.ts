import type { Prisma, PrismaClient } from "@/server/db/generated/client";
import type { CausedEntry } from "./caused-entry";
import type { Color } from "./color";
import type { Money } from "./money";
import type { Language } from "./words";

export type Db = PrismaClient;

export type Tx = Prisma.TransactionClient;

/** A merchant's settings, read together with the credential or session. */
export type MerchantFacts = {
  readonly id: string;
  readonly name: string;
  /** The IANA time zone of the merchant's civil dates. */
  readonly timezone: string;
  readonly region: string;
  readonly defaultLanguage: Language;
  readonly production: boolean;
  /** Base URL of links, without trailing slash; never taken from a request (Spec, "HTTP requests" 1 to 8). */
  readonly baseUrl: string;
  readonly webhookUrl: string | null;
  /** Origins of web pages that may embed payments: scheme, host and port, in lower case. */
  readonly allowedOrigins: readonly string[];
  /** URI schemes of apps that sessions may return to, in lower case. */
  readonly redirectSchemes: readonly string[];
  readonly sessionLifetime: number;
  readonly expireTransactions: boolean;
  readonly operationApprovalEnabled: boolean;
  readonly approvalAmounts: Readonly<Record<string, string>>;
  /** True if API keys may change users, keys, webhook addresses and wallet balances. */
  readonly keysAdminister: boolean;
  /** The test clock's offset in milliseconds; 0 for production merchants. */
  readonly clockOffset: number;
  readonly branding: Branding;
  readonly apiVersion: string;
};

/** An uploaded image; its stored name contains digest and size. */
export type BrandImage = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
};

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
  readonly disclaimer: string | null;
  readonly disclaimerAr: string | null;
};

export type { Language };

export type Actor =
  | { readonly kind: "private_key"; readonly keyId: string }
  | { readonly kind: "public_key"; readonly keyId: string }
  | RestrictedKeyActor
  | UserActor
  | { readonly kind: "customer" }
  | { readonly kind: "service" };

/** An API key with permissions (Spec, "Restricted keys"). */
export type RestrictedKeyActor = {
  readonly kind: "restricted_key";
  readonly keyId: string;
  readonly permissions: readonly string[];
  /**
   * The key's daily ceiling of refunds and credits; keys that replaced one another share its id. Null if
   * none.
   */
  readonly ceiling: { readonly id: string; readonly most: Money } | null;
};

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

/** Writes log entries: first an object of facts, then a sentence. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** The context while the merchant is unknown: pages find it by a token, jobs by their item. */
export type SystemCtx = {
  readonly db: Db;
  readonly realNow: () => Date;
  readonly log: Log;
  readonly requestId: string;
  readonly device?: CustomerDevice;
  /** Factor of the time that a customer waits for an outcome, 1 if absent. Tests wait less. */
  readonly patience?: number;
};

/** Facts about the customer's browser that 3-D Secure requires; printable ASCII of bounded length. */
export type CustomerDevice = {
  readonly address: string | null;
  readonly userAgent: string;
  readonly accept: string;
  /** The browser's language (BCP 47); null if it names none. */
  readonly language: string | null;
  /** Screen and time zone of the browser; null without JavaScript. */
  readonly screen: CustomerScreen | null;
};

export type CustomerScreen = {
  readonly width: number;
  readonly height: number;
  /** The screen's colour depth in bits per pixel. */
  readonly depth: number;
  /** Minutes from local time to UTC; positive west of Greenwich. */
  readonly offset: number;
};

export type Ctx = SystemCtx & {
  readonly merchant: MerchantFacts;
  readonly actor: Actor;
  /** The merchant's clock: real time plus offset (decision 0055). */
  readonly now: () => Date;
  /** The caller of the request; absent in jobs and scripts. */
  readonly from?: Origin;
  readonly caused?: CausedEntry[];
  readonly walk?: ClockWalk;
};

/** The IP address and console session of a request, for the audit log. */
export type Origin = {
  readonly address: string;
  readonly consoleSessionId: string | null;
};

export type ClockWalk = {
  /** Webhook addresses that failed or were slow; this advance does not call them again (decision 0055). */
  readonly failedUrls: Set<string>;
  /** Milliseconds for which an advance of the test clock has waited, by webhook address. */
  readonly waitedMs: Map<string, number>;
  /** The instant to which the merchant's clock is advanced. */
  readonly until: Date;
};

/**
 * The items of a job that a driver sees, by merchant and time. "all" and {@link DriverScope} omit merchants
 * whose test clock is being advanced; {@link WalkScope} covers only such a merchant.
 */
export type Scope = "all" | WalkScope | DriverScope | EntireScope;

/** Scope of one merchant whose test clock is being advanced; includes the merchant's leased items. */
export type WalkScope = {
  readonly merchantId: string;
  readonly driver?: false;
  /** Real time until which items count as due; default: now. */
  readonly until?: Date;
};

/**
 * All due items of a merchant, including leased items, items whose provider (such as of mails) is
 * unavailable, and items during an advance of its test clock.
 */
export type EntireScope = WalkScope & { readonly everything: true };

export type DriverScope = {
  readonly driver: true;
  readonly merchantId?: string;
  /** Real time until which items count as due, possibly in the future; default: now. */
  readonly until?: Date;
  /** Items to skip: `{id}@{milliseconds of dueAt}`. A job may ignore them. */
  readonly without?: readonly string[];
  /** Names items to skip that are in the table `failing_item`, if a list would be too long. */
  readonly failing?: FailingScope;
  readonly withoutMerchants?: readonly string[];
  /**
   * A merchant's id, which need not exist. If at least as many merchants as requested items have due items,
   * the merchants after this id come first, with one item each. A job may ignore the id.
   */
  readonly after?: string;
};

/**
 * Selects given-up items and, unless `retried` is null, failed items whose next attempt is between its two
 * times.
 */
export type FailingScope = { readonly job: string; readonly retried: readonly [Date, Date] | null };

export type JobItem = {
  readonly merchantId: string;
  readonly id: string;
  readonly dueAt: Date;
  /**
   * A merchant's items with lower ranks are run first; items of rank 2 only if no merchant has items of a
   * lower rank.
   */
  readonly rank?: number;
};

export type Slot = {
  /** Frees the slot while the item only waits for a third party or, if `isPaced`, for a rate limit. */
  waits(isPaced?: boolean): void;
  /**
   * Reports that the item was not run and that the merchant's items must wait this number of milliseconds.
   */
  putOff(milliseconds: number): void;
};

/**
 * A job: its schedule, a query of due items, and an idempotent action. Due times are on the merchant's clock;
 * `nextAt` and `due` use real time.
 */
export type Job = {
  readonly name: string;
  /**
   * How Inngest runs the job: `row`, one run per item, which operators can find; `lane`, one run for many
   * items. Default `row`.
   */
  readonly shape?: "row" | "lane";
  /** Maximum number of concurrent items in one process; default 8. */
  readonly total?: number;
  /** Maximum number of additional items that wait for a third party, see {@link Slot}; default none. */
  readonly waiting?: number;
  /**
   * Maximum number of concurrent runs of a `row` job in one process; default: `total` plus the items that
   * wait.
   */
  readonly runs?: number;
  /** Real time at which the scope's earliest item is due, in the past if overdue, or null. */
  nextAt(system: SystemCtx, scope: Scope): Promise<Date | null>;
  /** Returns at most `limit` due items, oldest first; merchants take turns. */
  due(system: SystemCtx, scope: Scope, limit: number): Promise<readonly JobItem[]>;
  /** Checks again under the row lock whether the item is due, then executes it. Idempotent. */
  run(ctx: Ctx, id: string, slot?: Slot): Promise<void>;
  /** Executes many items in few statements; for jobs that need only the database. */
  readonly batch?: JobBatch;
};

export type JobBatch = {
  readonly size: number;
  /**
   * True if a batch may hold only items that are due at one instant while a test clock is advanced, because
   * an item sets its next due time.
   */
  readonly oneInstant?: true;
  /** @returns ids that need `run`, because another transaction locks them or statements do not suffice */
  run(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]>;
  /** Executes items of several merchants together in one transaction. */
  across?(parts: readonly BatchPart[]): Promise<readonly string[]>;
};

export type BatchPart = { readonly ctx: Ctx; readonly ids: readonly string[] };
