/** What every verb is given, and what every job is. Types only. */
import type { Prisma, PrismaClient } from "../db/generated/client";

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
  /** What links are made of, without a trailing slash; never taken from a request (decision §2). */
  readonly baseUrl: string;
  readonly webhookUrl: string | null;
  /** Default lifetime of a session, seconds. */
  readonly sessionLifetime: number;
  readonly expireTransactions: boolean;
  readonly operationApprovalEnabled: boolean;
  /** How far the test clock runs ahead of real time, milliseconds; 0 on production merchants. */
  readonly clockOffset: number;
};

export type Language = "en" | "ar";

/** Who acts. */
export type Actor =
  | { readonly kind: "private_key"; readonly keyId: string }
  | { readonly kind: "public_key"; readonly keyId: string }
  | UserActor
  | { readonly kind: "customer" }
  | { readonly kind: "service" };

/** A merchant's user, by Basic password or by a Bearer token. */
export type UserActor = {
  readonly kind: "user";
  readonly via: "basic" | "bearer";
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
  /** The merchant's clock: real time plus the test clock's offset (decision §13). */
  readonly now: () => Date;
  /** Present while this work is a step of advancing the test clock. */
  readonly walk?: ClockWalk;
};

/** What one advance of a test clock remembers from step to step. */
export type ClockWalk = {
  /** Webhook addresses that have failed during it; they are not dialled again (decision §13). */
  readonly failedUrls: Set<string>;
};

/** The merchants a job driver looks at: one by its id, which the walk of its test clock does, or all whose clock is not being advanced. */
export type Scope = { readonly merchantId: string } | "all";

/** One thing a job is to work on, whose it is, and since when (real time). */
export type JobItem = { readonly merchantId: string; readonly id: string; readonly dueAt: Date };

/**
 * A schedule, a question and an idempotent action. Due times are stored on the merchant's clock; `nextAt` answers in real time,
 * as does `due` compare.
 */
export type Job = {
  /** For example "deliver-webhooks". */
  readonly name: string;
  /** How many items one process works on at a time; 8 unless given. */
  readonly concurrency?: number;
  /** Real time at which the earliest item of the scope falls due, past when it already is; null when there is none. */
  nextAt(system: SystemCtx, scope: Scope): Promise<Date | null>;
  /** Items due now, oldest first, at most `limit`. */
  due(system: SystemCtx, scope: Scope, limit: number): Promise<readonly JobItem[]>;
  /** Re-checks under the row lock and acts; running it twice is harmless. */
  run(ctx: Ctx, id: string): Promise<void>;
};
