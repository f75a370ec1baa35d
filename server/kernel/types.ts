/** The types of contexts and jobs. Types only. */
import type { Prisma, PrismaClient } from "@/server/db/generated/client";
import type { Color } from "./color";
import type { Money } from "./money";
import type { Language } from "./words";

export type Db = PrismaClient;

export type Tx = Prisma.TransactionClient;

/** Loaded with the credential or the session. */
export type MerchantFacts = {
  readonly id: string;
  readonly name: string;
  /** IANA zone of civil dates. */
  readonly timezone: string;
  readonly region: string;
  readonly defaultLanguage: Language;
  readonly production: boolean;
  /** Of links, without trailing slash; never taken from a request (Spec, "HTTP requests" 1 to 8). */
  readonly baseUrl: string;
  readonly webhookUrl: string | null;
  /** Origins whose pages may pay sessions: scheme, host and port, lower case. */
  readonly allowedOrigins: readonly string[];
  /** Of a session, seconds. */
  readonly sessionLifetime: number;
  readonly expireTransactions: boolean;
  readonly operationApprovalEnabled: boolean;
  /** Keys may change users, keys, webhook addresses and balances of wallets. */
  readonly keysAdminister: boolean;
  /** Of the test clock, milliseconds; 0 on production merchants. */
  readonly clockOffset: number;
  /** `brandOf` makes of it what customers see. */
  readonly branding: Branding;
  /** Of webhooks and of users' answers. */
  readonly apiVersion: string;
};

/** The stored name holds digest and size. */
export type BrandImage = {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Null if not set. */
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
  /** Of refunds and credits on one day; keys that replaced one another share the id. Null without a ceiling. */
  readonly ceiling: { readonly id: string; readonly most: Money } | null;
};

/** By Basic password, Bearer token or console session. */
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

/** Before the merchant is known: a page by its token, a job by its item. */
export type SystemCtx = {
  readonly db: Db;
  readonly realNow: () => Date;
  readonly log: Log;
  readonly requestId: string;
};

/** Built once per request or job item. */
export type Ctx = SystemCtx & {
  readonly merchant: MerchantFacts;
  readonly actor: Actor;
  /** The merchant's clock: real time plus offset (decision 0055). */
  readonly now: () => Date;
  /** Absent in jobs and scripts. */
  readonly from?: Origin;
  /** Present during an advance of the test clock. */
  readonly walk?: ClockWalk;
};

/** For the audit log. */
export type Origin = {
  readonly address: string;
  /** Null for an API request. */
  readonly consoleSessionId: string | null;
};

/** What one advance of a test clock remembers. */
export type ClockWalk = {
  /** Webhook addresses that failed during it; they are not called again (decision 0055). */
  readonly failedUrls: Set<string>;
};

/**
 * Whose items, and until when. "all" and {@link DriverScope} omit merchants whose test clock is being
 * advanced; {@link WalkScope} is that advance.
 */
export type Scope = "all" | WalkScope | DriverScope;

/** One merchant during the advance of its test clock: leases and other drivers do not count. */
export type WalkScope = {
  readonly merchantId: string;
  readonly driver?: false;
  /** Real time; now unless given. */
  readonly until?: Date;
};

/** Of all merchants or one. */
export type DriverScope = {
  readonly driver: true;
  readonly merchantId?: string;
  /** Real time, also later than now; now unless given. */
  readonly until?: Date;
};

/** A job's item, its merchant and its due time (real time). */
export type JobItem = {
  readonly merchantId: string;
  readonly id: string;
  readonly dueAt: Date;
  /** For jobs that limit items per receiver. */
  readonly receiver?: string;
  /** Lower ranks of a merchant come first; 2 only if no merchant has anything else. */
  readonly rank?: number;
};

/** An item's place in its driver. */
export type Slot = {
  /** The item only waits for a third party from here on, so its slot is free. */
  waits(): void;
};

/**
 * A schedule, a query and an idempotent action. Due times are on the merchant's clock; `nextAt` and `due` use
 * real time.
 */
export type Job = {
  /** For example "deliver-webhooks". */
  readonly name: string;
  /**
   * In Inngest: `row`, a run per item that operators can find; `drain`, runs by pages for large numbers.
   * Default `row`.
   */
  readonly shape?: "row" | "drain";
  /** Inngest runs per merchant and process; default 4. */
  readonly perMerchant?: number;
  /** Per receiver over all processes. */
  readonly perReceiver?: number;
  /** Concurrent items per process; default 8. */
  readonly total?: number;
  /** Additional items that wait for a third party, see {@link Slot}; default none. */
  readonly waiting?: number;
  /** Real time of the scope's earliest item, past if overdue; null for none. */
  nextAt(system: SystemCtx, scope: Scope): Promise<Date | null>;
  /** At most `limit`; merchants take turns, oldest first. */
  due(system: SystemCtx, scope: Scope, limit: number): Promise<readonly JobItem[]>;
  /** Checks again under the row lock and acts; safe to repeat. */
  run(ctx: Ctx, id: string, slot?: Slot): Promise<void>;
  /** Does in few statements what {@link run} does; for jobs that only need the database. */
  readonly batch?: JobBatch;
};

/** Many items of one merchant at once. */
export type JobBatch = {
  readonly size: number;
  /**
   * An advance of a test clock passes only items of one instant, because an item sets its next due time.
   * Otherwise all until another job has work.
   */
  readonly oneInstant?: true;
  /** @returns ids left for `run`: locked elsewhere, or needing more than statements */
  run(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]>;
};
