/**
 * What the author of a connector writes: data, and pure functions that make a request of a call and an answer
 * of a reply. The engine makes the exchange: addresses, time-outs, idempotency keys, what a failure proves,
 * look-ups, and which fields of an answer are stored.
 */
import type { JsonObject } from "@/server/kernel/json";
import type { PartOf } from "@/server/kernel/words";
import type { BeginCall, Call, ChargeCall, FollowUpCall, ForgetCall, InquireCall } from "../calls";
import type { Inquiry } from "../core/inquiry";
import type { Inbound } from "../core/notification";
import type { Account } from "../core/opened-account";
import type { GatewayRefs } from "../core/result";
import type { CheckCause, GatewayOutcome } from "../core/words";
import type { Gateway, PageEnd } from "../port";
import type { Answer, LooseFields } from "./core/answer";
import type { SaidEvent } from "./core/event";
import type { KeepList } from "./core/keep";
import type { PageLife } from "./core/page-life";
import type { IsSigned, Signature } from "./core/signature";

/** The values of a body or a query; undefined ones are not sent. */
export type Body = object;

export type Request = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Relative to the transport's base address, without a query. */
  readonly path: string;
  readonly query?: Body;
  readonly body?: Body;
  /**
   * The idempotency key, if it differs from the call's own; null for a call that is harmless when repeated.
   */
  readonly key?: string | null;
};

/** A readable answer: the gateway accepted the request (2xx) or refused it (4xx). */
export type Reply = { readonly status: number; readonly said: JsonObject };

/** A call with the merchant who makes it. */
export type Of<C> = C & { readonly merchantId: string };

/** `endsAt`: the page's end in real time, within the connector's {@link PageLife}. */
export type PageCall = BeginCall & { readonly endsAt: Date };

/** A page that was opened. `endsAt` is real time; null for the end that was requested. */
export type SaidPage = { readonly url: string; readonly refs: LooseFields<GatewayRefs>; readonly endsAt: Date | null };

export type Transport = {
  /** Without a trailing slash; null if the account lacks a part of its address. */
  baseUrl(account: Account): string | null;
  headers(account: Account): Readonly<Record<string, string>>;
  readonly encoding: "json" | "form";
  /** False if something before the gateway answered, such as a proxy. `said`: null if it is no JSON. */
  isOwn(status: number, said: JsonObject | null): boolean;
  /** True for a refusal after which the outcome is unknown, for example because the key is in use. */
  isUnknown(reply: Reply): boolean;
  /** True if the gateway repeats an answer that it stored for the key. */
  isReplay?(headers: Headers): boolean;
  describe(reply: Reply): string;
};

export type RequestOrAnswer<Answer> = Request | { readonly answer: Answer };

export type Exchange<C, Answer> = {
  /**
   * A preceding request for something that the main request needs, such as a single-use token. It moves no
   * money.
   */
  readonly prepare?: {
    request(call: Of<C>): Request | null;
    read(said: JsonObject): string | null;
  };
  /** @throws {NotSent} {RefusedHere} if the gateway's API cannot express the call */
  request(call: Of<C>, prepared: string | null): RequestOrAnswer<Answer>;
  /** The answer in an accepted request's reply; null if it is unreadable: the outcome is then unknown. */
  read(said: JsonObject, call: C): Answer | null;
  /** Replaces the connector's own. */
  refused?(reply: Reply): Answer;
  /**
   * Asks for the state after a refusal, because an earlier call may have acted. Of an operation only a
   * success that names the call replaces the refusal.
   */
  recheck?(call: C): Request;
};

/** An exchange whose answer is not about money. */
export type PlainExchange<C, Answer> = Exchange<C, Answer> & { refused(reply: Reply): Answer };

/** A request for the outcome. Without `refused`, a refusal tells nothing. */
export type Query = {
  readonly request: Request;
  read(said: JsonObject): Answer | Inquiry | null;
  refused?(reply: Reply): Inquiry | null;
};

/** The items that a gateway created in a period; the call's item is found by reading through them. */
export type Window = {
  /** Seconds by which the gateway's clock may differ. */
  readonly aroundSeconds: number;
  /** Seconds after which the list certainly contains what was created. */
  readonly settledSeconds: number;
  readonly askAfterSeconds: number;
  readonly mostPages: number;
  /** @param period in Unix seconds @param after the last item of the page before */
  page(period: { readonly from: number; readonly to: number }, after: string | null): Request;
  /** The call's item, and the last item if there are more pages; null if the reply is unreadable. */
  read(said: JsonObject): { readonly found: string | null; readonly more: string | null } | null;
  retrieve(found: string): LookUp;
  /** The result if the list has more pages than {@link mostPages}. */
  readonly tooMany: LookUp;
};

/** How the outcome of an earlier call is found; an {@link Inquiry} if no request can tell. */
export type LookUp = Inquiry | Query | { readonly window: Window };

export type Refusal = { readonly field: string; readonly why: string };

export type VerifyExchange = {
  /** What the account fields do not say by themselves; null if the values are valid. */
  fault?(account: Account): Refusal | null;
  request(account: Account): Request;
  /** The gateway's name for the account; null if the reply is unreadable. */
  read(said: JsonObject, account: Account): string | null;
  /**
   * The account field to which the gateway's refusal refers. Without a cause, the HTTP status determines it.
   */
  refused(reply: Reply): Refusal & { readonly cause?: CheckCause };
  /** The account field to name in the error if there is no connection; without it, the first. */
  unreached?(account: Account): string;
};

export type Connector = Pick<Gateway, "identifier" | "accountFields" | "capabilities" | "amountRule" | "readReturn"> & {
  readonly transport: Transport;
  /** The fields of an answer that are stored. */
  keep(said: JsonObject): KeepList;
  readonly verify: VerifyExchange;
  /** The answer of a refusal. @param outcome `error` for a payment, `failed` for an operation */
  refused(reply: Reply, outcome: PartOf<GatewayOutcome, "error" | "failed">): Answer;
  /** Without it, a page ends with its session. */
  pageLife?(account: Account): PageLife;
  readonly begin?: Exchange<PageCall, SaidPage | Answer>;
  /** `find` first retrieves the page; the references that it returns replace those of the call. */
  readonly endPage?: PlainExchange<InquireCall, PageEnd> & { find?(call: InquireCall): LookUp | null };
  /** An operation without an exchange is never sent to the gateway. */
  readonly charge?: Exchange<ChargeCall, Answer>;
  readonly capture?: Exchange<FollowUpCall, Answer>;
  readonly void?: Exchange<FollowUpCall, Answer>;
  readonly refund?: Exchange<FollowUpCall, Answer>;
  /** Returns true if the gateway no longer has the card. */
  readonly forgetCard?: PlainExchange<ForgetCall, boolean>;
  lookUp(call: InquireCall): LookUp;
  readonly notifications?: {
    readonly signature: Signature;
    /** @throws as {@link Gateway.readNotifications} */
    read(account: Account, message: Message): readonly SaidEvent[];
  };
};

/** `said`: empty if the body is no JSON object. */
export type Message = Pick<Inbound, "headers" | "rawBody"> & { readonly said: JsonObject; readonly isSigned: IsSigned };

export type AnyCall = Pick<Call, "account" | "referenceNumber" | "firstSentAt">;
