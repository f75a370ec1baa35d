/** What every verb is given, and what every job is. Types only. */
import type { Prisma, PrismaClient } from "@/server/db/generated/client";
import type { Color } from "./color";
import type { Language } from "./words";

/** The database as verbs see it. */
export type Db = PrismaClient;

/** One open transaction. */
export type Tx = Prisma.TransactionClient;

/** What a verb needs to know of the merchant; loaded with the credential or with the session. */
export type MerchantFacts = {
  readonly id: string;
  readonly name: string;
  /** IANA zone of the merchant's civil dates. */
  readonly timezone: string;
  readonly region: string;
  readonly defaultLanguage: Language;
  readonly production: boolean;
  /**
   * The base of links, without a trailing slash; never taken from a request (Spec, "HTTP requests" 1 to 8).
   */
  readonly baseUrl: string;
  readonly webhookUrl: string | null;
  /** Pages of these origins may pay sessions in the browser: scheme, host and port, lower case. */
  readonly allowedOrigins: readonly string[];
  /** Default lifetime of a session, seconds. */
  readonly sessionLifetime: number;
  readonly expireTransactions: boolean;
  readonly operationApprovalEnabled: boolean;
  /** How far the test clock runs ahead of real time, milliseconds; 0 on production merchants. */
  readonly clockOffset: number;
  /** How it looks and is reached; `brandOf` makes of it what customers see. */
  readonly branding: Branding;
  /** The version of the API in which its webhooks are written, and its users are answered. */
  readonly apiVersion: string;
};

/** An image that the merchant uploaded; its name in the store holds its digest and its size. */
export type BrandImage = {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** What a merchant says of itself; null is what it does not say. */
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

/** Who acts. */
export type Actor =
  | { readonly kind: "private_key"; readonly keyId: string }
  | { readonly kind: "public_key"; readonly keyId: string }
  | UserActor
  | { readonly kind: "customer" }
  | { readonly kind: "service" };

/** A merchant's user, by Basic password, by a Bearer token or signed in on the console. */
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

/** The part of a structured logger that verbs use: facts first, then a sentence. */
export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** Before it is known whose request it is: a page by its token, a job by its item. */
export type SystemCtx = {
  readonly db: Db;
  /** Real time. */
  readonly realNow: () => Date;
  readonly log: Log;
  readonly requestId: string;
};

/** The context of a verb, built once per request or job item. */
export type Ctx = SystemCtx & {
  readonly merchant: MerchantFacts;
  readonly actor: Actor;
  /** The merchant's clock: real time plus the test clock's offset (decision 0055). */
  readonly now: () => Date;
  /** Where the request came from; absent in jobs and scripts. */
  readonly from?: Origin;
  /** Present while this work is a step of advancing the test clock. */
  readonly walk?: ClockWalk;
};

/** Where a request came from, for the audit log. */
export type Origin = {
  /** The peer's address. */
  readonly address: string;
  /** The console session; null for a request of the API. */
  readonly consoleSessionId: string | null;
};

/** What one advance of a test clock remembers from step to step. */
export type ClockWalk = {
  /** Webhook addresses that have failed during it; they are not dialled again (decision 0055). */
  readonly failedUrls: Set<string>;
};

/**
 * Whose items a question is about, and until when. "all" and {@link DriverScope} leave out merchants whose
 * test clock is being advanced; a merchant's id alone is the scope of that walk.
 */
export type Scope = "all" | WalkScope | DriverScope;

/** One merchant, as the walk of its test clock sees it: leases and other drivers do not count. */
export type WalkScope = {
  readonly merchantId: string;
  readonly driver?: false;
  /** Real time up to which items count as due; now unless given. */
  readonly until?: Date;
};

/** What a driver may take: of all merchants, or of one. */
export type DriverScope = {
  readonly driver: true;
  readonly merchantId?: string;
  /** Real time up to which items count as due, earlier or later than now; now unless given. */
  readonly until?: Date;
};

/** One thing a job is to work on, whose it is, and since when (real time). */
export type JobItem = {
  readonly merchantId: string;
  readonly id: string;
  readonly dueAt: Date;
  /** Who waits at the other end, of jobs that treat those one by one: a receiver of webhooks. */
  readonly receiver?: string;
  /**
   * Of one merchant's items, those of the lowest rank come first; 2 only if nothing else of any merchant is
   * left.
   */
  readonly rank?: number;
};

/** The place that an item takes up in its driver while it runs. */
export type Slot = {
  /** From here on the item only waits for a third party, so that its place is free for another one. */
  waits(): void;
};

/**
 * A schedule, a question and an idempotent action. Due times are stored on the merchant's clock; `nextAt`
 * answers in real time, as does `due` compare.
 */
export type Job = {
  /** For example "deliver-webhooks". */
  readonly name: string;
  /**
   * How Inngest runs it: `row`, a run for each item, if an operator may look for that run; `drain`, runs that
   * work off a merchant's items by pages, if there are masses. `row` unless given.
   */
  readonly shape?: "row" | "drain";
  /** How many runs of one merchant Inngest has at a time for each process; 4 unless given. */
  readonly perMerchant?: number;
  /** The same of one receiver, over all processes, for jobs whose items have one. */
  readonly perReceiver?: number;
  /** How many items one process works on at a time; 8 unless given. */
  readonly total?: number;
  /**
   * How many more of them may wait for a third party at the same time, see {@link Slot}; none unless given.
   */
  readonly waiting?: number;
  /**
   * Real time at which the earliest item of the scope falls due, past if it already is; null if there is
   * none.
   */
  nextAt(system: SystemCtx, scope: Scope): Promise<Date | null>;
  /** Items due, at most `limit`; merchants take turns, and each one's oldest come first. */
  due(system: SystemCtx, scope: Scope, limit: number): Promise<readonly JobItem[]>;
  /** Re-checks under the row lock and acts; running it twice is harmless. */
  run(ctx: Ctx, id: string, slot?: Slot): Promise<void>;
  /**
   * Does in few statements what {@link run} does one by one; jobs that need nothing but the database have it.
   */
  readonly batch?: JobBatch;
};

/** Many items of one merchant in one go. */
export type JobBatch = {
  /** Most items at once. */
  readonly size: number;
  /**
   * The walk of a test clock gives it what falls due at one instant alone: an item's work sets its next due
   * time, which must not be passed. Otherwise it is given all until another job has something to do.
   */
  readonly oneInstant?: true;
  /**
   * @returns the ids that it left alone and that `run` has to look at: locked by another process, or not a
   * matter of statements
   */
  run(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]>;
};
