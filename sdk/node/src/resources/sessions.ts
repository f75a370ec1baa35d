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

export type OperationDetails = Omit<BodyOf<"post", typeof OPERATION>, "operation" | "session_id" | "order_no">;

/** An operation that moves money; `result` is `pending` while its outcome is unknown. */
export type OperationAnswer = OperationEvent | PendingOperation;

type Operation = BodyOf<"post", typeof OPERATION>;

export class Sessions {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Creates a session, once per Idempotency-Key. Send the customer to its `checkout_url`. */
  create(session: Omit<SessionCreate, "payment_instrument">, options?: CallOptions): Promise<Session> {
    return this.#api.request("post", ALL, { body: session }, options) as Promise<Session>;
  }

  /** Creates a session and pays it with its `payment_instrument` in one call. */
  createAndPay(session: SessionCreate, options?: CallOptions): Promise<Payment> {
    return this.#api.request("post", ALL, { body: session }, options) as Promise<Payment>;
  }

  retrieve(sessionId: string, options?: CallOptions): Promise<Session> {
    return this.#api.request("get", ONE, { params: { session_id: sessionId } }, options);
  }

  /** Changes fields of an unpaid session. */
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

  /** Asks the gateway for the state of an unfinished payment, applies it, and returns the event. */
  inquire(what: BodyOf<"post", typeof INQUIRY>, options?: CallOptions): Promise<AnswerOf<"post", typeof INQUIRY>> {
    return this.#api.request("post", INQUIRY, { body: what }, options);
  }

  /** Uploads a form with `file` and, to attach it to a session immediately, `session_id` or `order_no`. */
  uploadAttachment(form: FormData, options?: CallOptions): Promise<AnswerOf<"post", typeof UPLOAD>> {
    return this.#api.request("post", UPLOAD, { body: form }, options);
  }

  /** Refunds a part of the payment or, without an amount, everything left. */
  refund(sessionId: string, details?: OperationDetails, options?: CallOptions): Promise<OperationAnswer> {
    return this.#operate("refund", sessionId, details, options);
  }

  /** Captures a part of the authorized amount or, without an amount, everything left. */
  capture(sessionId: string, details?: OperationDetails, options?: CallOptions): Promise<OperationAnswer> {
    return this.#operate("capture", sessionId, details, options);
  }

  /** Releases the authorized amount. */
  void(sessionId: string, details?: OperationDetails, options?: CallOptions): Promise<OperationAnswer> {
    return this.#operate("void", sessionId, details, options);
  }

  /** Cancels an unpaid session. */
  cancel(sessionId: string, options?: CallOptions): Promise<EndedTransaction> {
    return this.#operate("cancel", sessionId, {}, options);
  }

  /** Expires an unpaid session. */
  expire(sessionId: string, options?: CallOptions): Promise<EndedTransaction> {
    return this.#operate("expire", sessionId, {}, options);
  }

  /** Deletes a session; one that has moved money can be restored. */
  delete(sessionId: string, options?: CallOptions): Promise<EndedTransaction> {
    return this.#operate("delete", sessionId, {}, options);
  }

  /** The compiler cannot derive the response's type from the operation's. */
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
