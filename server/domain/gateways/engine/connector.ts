/**
 * What the author of a connector writes: data, and pure functions that turn calls into requests and replies
 * into answers. The engine does the rest: addresses, time-outs, idempotency keys, meaning of failures,
 * look-ups, selection of stored fields.
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
import type { FieldFault } from "./core/field-fault";
import type { KeepList } from "./core/keep";
import type { UnitTable } from "./core/minor-units";
import type { PageLife } from "./core/page-life";
import type { IsSigned, Signature } from "./core/signature";

/** Values of a request's body or query; undefined values are not sent. */
export type Body = object;

export type Request = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The request's path, relative to the transport's base address, without a query. */
  readonly path: string;
  readonly query?: Body;
  readonly body?: Body;
  /**
   * The request's idempotency key, if it differs from the call's reference; null if the request is idempotent
   * without one.
   */
  readonly key?: string | null;
};

/** A readable reply: the gateway accepted the request (2xx) or refused it (4xx). */
export type Reply = { readonly status: number; readonly said: JsonObject };

export type Of<C> = C & { readonly merchantId: string };

/** `endsAt` is the page's end in real time, within the connector's {@link PageLife}. */
export type PageCall = BeginCall & { readonly endsAt: Date };

/** A page that the gateway opened. `endsAt` is in real time; null if the page ends at the requested time. */
export type SaidPage = { readonly url: string; readonly refs: LooseFields<GatewayRefs>; readonly endsAt: Date | null };

export type Transport = {
  /**
   * Base address of the gateway's API without a trailing slash; null if the account lacks a part of the
   * address.
   */
  baseUrl(account: Account): string | null;
  headers(account: Account): Readonly<Record<string, string>>;
  readonly encoding: "json" | "form";
  /**
   * False if a proxy or another program replied instead of the gateway. `said` is the parsed body; null if it
   * is no JSON.
   */
  isOwn(status: number, said: JsonObject | null): boolean;
  /** True if the outcome is unknown after the gateway's refusal, for example because the key is in use. */
  isUnknown(reply: Reply): boolean;
  /** True if the gateway repeats an answer that it stored for the idempotency key. */
  isReplay?(headers: Headers): boolean;
  /** Paths of a refusal's logged facts, which must not be personal data. */
  readonly errors: readonly string[];
};

export type RequestOrAnswer<Answer> = Request | { readonly answer: Answer };

export type Exchange<C, Answer> = {
  /**
   * A request that is sent before the main request and moves no money, for example to get a single-use token.
   */
  readonly prepare?: {
    request(call: Of<C>): Request | null;
    read(said: JsonObject): string | null;
  };
  /** @throws {NotSent} {RefusedHere} if the gateway's API cannot express the call */
  request(call: Of<C>, prepared: string | null): RequestOrAnswer<Answer>;
  /**
   * The answer in the reply to an accepted request; null if it is unreadable, so that the outcome is unknown.
   */
  read(said: JsonObject, call: C): Answer | null;
  /** Reads a refusal of this request, instead of the connector's general function `refused`. */
  refused?(reply: Reply): Answer;
  /**
   * The request for the current state after a refusal, because an earlier call may have acted. For an
   * operation, only a success that names the call's reference replaces the refusal.
   */
  recheck?(call: C): Request;
};

/** A request to the gateway whose answer is not about money. */
export type PlainExchange<C, Answer> = Exchange<C, Answer> & { refused(reply: Reply): Answer };

/** A request that asks the gateway for a call's outcome. */
export type Query = {
  readonly request: Request;
  /** Returns null if the reply is unreadable or concerns another call. */
  read(said: JsonObject, call: InquireCall): Answer | Inquiry | null;
  refused?(reply: Reply): Inquiry | null;
  /** The result if the reply is unreadable or names another call; if absent, the outcome stays unknown. */
  readonly otherwise?: Inquiry;
  /** References of the request that count as confirmed once the gateway answers. */
  readonly confirms?: GatewayRefs;
};

/** A search for the call's object in a list, such as all objects that a gateway created in a period. */
export type Window = {
  /** Maximum difference in seconds between the gateway's clock and ours. */
  readonly aroundSeconds: number;
  /** Seconds after a call from which on the gateway's list certainly contains the call's object. */
  readonly settledSeconds: number;
  readonly askAfterSeconds: number;
  readonly mostPages: number;
  /** Names of the reply's fields: the list of objects, an object's id, and whether there are more pages. */
  readonly fields: Readonly<Record<"objects" | "id" | "more", string>>;
  /**
   * @param period in Unix seconds
   * @param after the id of the last object of the previous page
   */
  page(period: { readonly from: number; readonly to: number }, after: string | null): Request;
  isFound(object: JsonObject): boolean;
  found(id: string, object: JsonObject): LookUp | Answer;
  /** The result if no object is found, even after {@link settledSeconds}. */
  readonly none?: Inquiry;
  /** The result if the list has more pages than {@link mostPages}. */
  readonly tooMany: LookUp;
};

/** How to find the outcome of an earlier call; an {@link Inquiry} if no request can find that outcome. */
export type LookUp = Inquiry | Query | { readonly window: Window };

export type VerifyExchange = {
  request(account: Account): Request;
  read(said: JsonObject, account: Account): string | null;
  /** The account field that a refusal is about. Without `cause` the HTTP status determines the cause. */
  refused(reply: Reply): FieldFault & { readonly cause?: CheckCause };
  /** The account field that the error names if the gateway cannot be reached; by default the first. */
  unreached?(account: Account): string;
};

export type Connector = Pick<
  Gateway,
  "identifier" | "accountFields" | "capabilities" | "readReturn" | "cardScriptOf"
> & {
  readonly units: UnitTable;
  readonly transport: Transport;
  keep(said: JsonObject): KeepList;
  readonly verify: VerifyExchange;
  /**
   * The answer to a call that the gateway refused.
   * @param outcome `error` for a payment, `failed` for an operation
   */
  refused(reply: Reply, outcome: PartOf<GatewayOutcome, "error" | "failed">): Answer;
  /** Limits of a page's lifetime; if absent, a page ends with its session. */
  pageLife?(account: Account): PageLife;
  readonly begin?: Exchange<PageCall, SaidPage | Answer>;
  /**
   * With `find` the page is first retrieved; the references in the found page replace the call's references.
   */
  readonly endPage?: PlainExchange<InquireCall, PageEnd> & { find?(call: InquireCall): LookUp | null };
  /** An operation for which the connector defines no request is never sent to the gateway. */
  readonly charge?: Exchange<ChargeCall, Answer>;
  readonly capture?: Exchange<FollowUpCall, Answer>;
  readonly void?: Exchange<FollowUpCall, Answer>;
  readonly refund?: Exchange<FollowUpCall, Answer>;
  /** Deletes a saved card; true if the gateway no longer has the card. */
  readonly forgetCard?: PlainExchange<ForgetCall, boolean>;
  lookUp(call: InquireCall): LookUp;
  readonly notifications?: {
    readonly signature: Signature;
    /** @throws {OtherAccount} {NotAuthentic} */
    read(account: Account, message: Message): readonly SaidEvent[];
  };
};

/** A notification. `said` is its parsed body; empty if that is no JSON object. */
export type Message = Pick<Inbound, "headers" | "rawBody"> & { readonly said: JsonObject; readonly isSigned: IsSigned };

export type AnyCall = Pick<Call, "account" | "referenceNumber" | "firstSentAt">;
