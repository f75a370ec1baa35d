/** Payment sessions and what is done to them. */

import type {
  EndedTransaction,
  OperationEvent,
  Payment,
  PendingOperation,
  Session,
  SessionCreate,
  SessionUpdate,
} from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf, QueryOf } from "../wire";

const ALL = "/b/checkout/v1/pymt-txn/";
const ONE = "/b/checkout/v1/pymt-txn/{session_id}/";
const OPERATION = "/b/pbl/v2/operation/";
const INQUIRY = "/b/pbl/v2/inquiry/";
const UPLOAD = "/b/checkout/v1/upload-attachment/";

/** What an operation takes besides its name and its session. */
export type OperationDetails = Omit<BodyOf<"post", typeof OPERATION>, "operation" | "session_id" | "order_no">;

/** What moved money, or will: `result` is `pending` if that is not known yet. */
export type OperationAnswer = OperationEvent | PendingOperation;

type Operation = BodyOf<"post", typeof OPERATION>;

/** `sarraf.sessions` */
export class Sessions {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Makes a session, once under its Idempotency-Key. Send the customer to its `checkout_url`. */
  create(session: Omit<SessionCreate, "payment_instrument">, options?: CallOptions): Promise<Session> {
    return this.#api.request("post", ALL, { body: session }, options) as Promise<Session>;
  }

  /** Makes a session and pays it with its `payment_instrument` in the same call. */
  createAndPay(session: SessionCreate, options?: CallOptions): Promise<Payment> {
    return this.#api.request("post", ALL, { body: session }, options) as Promise<Payment>;
  }

  retrieve(sessionId: string, options?: CallOptions): Promise<Session> {
    return this.#api.request("get", ONE, { params: { session_id: sessionId } }, options);
  }

  /** Changes the given fields of a session that is not paid yet. */
  update(sessionId: string, fields: SessionUpdate, options?: CallOptions): Promise<AnswerOf<"patch", typeof ONE>> {
    return this.#api.request("patch", ONE, { params: { session_id: sessionId }, body: fields }, options);
  }

  /** Sessions that are not deleted, newest first. */
  list(
    filter: QueryOf<"get", "/b/pbl/v2/transactions/"> = {},
    options?: CallOptions,
  ): ListOf<"get", "/b/pbl/v2/transactions/"> {
    return this.#api.list("get", "/b/pbl/v2/transactions/", { query: filter }, options);
  }

  /** Deleted sessions that can be restored, newest first. */
  listDeleted(
    filter: QueryOf<"get", "/b/pbl/v2/deleted-transactions/"> = {},
    options?: CallOptions,
  ): ListOf<"get", "/b/pbl/v2/deleted-transactions/"> {
    return this.#api.list("get", "/b/pbl/v2/deleted-transactions/", { query: filter }, options);
  }

  restore(
    sessionId: string,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", "/b/pbl/v2/deleted-transactions/{session_id}/restore/">> {
    const path = "/b/pbl/v2/deleted-transactions/{session_id}/restore/";
    return this.#api.request("post", path, { params: { session_id: sessionId } }, options);
  }

  /** Asks the gateway how an unfinished payment stands, settles what it says, and answers with the event. */
  inquire(what: BodyOf<"post", typeof INQUIRY>, options?: CallOptions): Promise<AnswerOf<"post", typeof INQUIRY>> {
    return this.#api.request("post", INQUIRY, { body: what }, options);
  }

  /** Uploads a form with `file`, and `session_id` or `order_no` if a session is to have it at once. */
  uploadAttachment(form: FormData, options?: CallOptions): Promise<AnswerOf<"post", typeof UPLOAD>> {
    return this.#api.request("post", UPLOAD, { body: form }, options);
  }

  /** Gives back a part of what was paid or, without an amount, all that is left. */
  refund(sessionId: string, details?: OperationDetails, options?: CallOptions): Promise<OperationAnswer> {
    return this.#operate("refund", sessionId, details, options);
  }

  /** Takes a part of what was authorized or, without an amount, all that is left. */
  capture(sessionId: string, details?: OperationDetails, options?: CallOptions): Promise<OperationAnswer> {
    return this.#operate("capture", sessionId, details, options);
  }

  /** Releases what was authorized. */
  void(sessionId: string, details?: OperationDetails, options?: CallOptions): Promise<OperationAnswer> {
    return this.#operate("void", sessionId, details, options);
  }

  /** Ends an unpaid session. */
  cancel(sessionId: string, options?: CallOptions): Promise<EndedTransaction> {
    return this.#operate("cancel", sessionId, {}, options);
  }

  /** Ends an unpaid session as if its time were over. */
  expire(sessionId: string, options?: CallOptions): Promise<EndedTransaction> {
    return this.#operate("expire", sessionId, {}, options);
  }

  /** Puts a session away; one that has moved money can be restored. */
  delete(sessionId: string, options?: CallOptions): Promise<EndedTransaction> {
    return this.#operate("delete", sessionId, {}, options);
  }

  /** The kind of the answer follows from that of the operation. */
  #operate<Answer extends OperationAnswer | EndedTransaction>(
    operation: Operation["operation"],
    sessionId: string,
    details: OperationDetails = {},
    options?: CallOptions,
  ): Promise<Answer> {
    const body: Operation = { ...details, operation, session_id: sessionId };
    return this.#api.request("post", OPERATION, { body }, options) as Promise<Answer>;
  }
}
