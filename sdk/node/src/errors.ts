/** What goes wrong, by kind: each kind is a class of its own and names itself in `kind`. */

/** What kind of error it is; for a `switch` in place of `instanceof`. */
export type ErrorKind =
  | "authentication"
  | "permission"
  | "not_found"
  | "invalid_request"
  | "conflict"
  | "rate_limit"
  | "service"
  | "connection";

/** The messages of each field by its dotted path, such as `autopay.start_date` or `lines.0.amount`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** What an answer said. */
export type ErrorFacts = {
  /** HTTP status; null if nothing was answered. */
  readonly status: number | null;
  /** The answer's `X-Request-Id`, or the one that was sent; the request log finds the request by it. */
  readonly requestId: string;
  /** The parsed body; its text if it is no JSON, undefined without one. */
  readonly body?: unknown;
  /** Seconds of the answer's `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
};

/** Every error of a call that reached the network. Its classes say which. */
export abstract class SarrafError extends Error {
  abstract readonly kind: ErrorKind;
  readonly status: number | null;
  readonly requestId: string;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, facts: ErrorFacts, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.body = facts.body;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** 401: no key, a wrong one, a revoked one, or one of a kind that this call does not take. */
export class AuthenticationError extends SarrafError {
  readonly kind = "authentication";
}

/** 403: the caller is known and may not do this. */
export class PermissionError extends SarrafError {
  readonly kind = "permission";
}

/** 404 or 410: there is no such thing, or it is another merchant's. */
export class NotFoundError extends SarrafError {
  readonly kind = "not_found";
}

/** 400, 405, 413, 415 or 422: the request is wrong, or was refused by a rule or the gateway. */
export class InvalidRequestError extends SarrafError {
  readonly kind = "invalid_request";
  /** Empty if the request as a whole is wrong. */
  readonly fields: FieldMessages;

  constructor(message: string, facts: ErrorFacts, fields: FieldMessages) {
    super(message, facts);
    this.fields = fields;
  }
}

/** 409 or 423: it cannot be done in this state, or something else is at work on it. */
export class ConflictError extends SarrafError {
  readonly kind = "conflict";
}

/** 429: too many requests; `retryAfterSeconds` says when to come again. */
export class RateLimitError extends SarrafError {
  readonly kind = "rate_limit";
}

/** 5xx, or an answer that is none of this API's. Whether anything was done is not known. */
export class ServiceError extends SarrafError {
  readonly kind = "service";
}

/** No answer: no connection, or none in time. */
export class ConnectionError extends SarrafError {
  readonly kind = "connection";
  /** No connection came about, so nothing was sent. */
  readonly isUnsent: boolean;
  readonly isTimeout: boolean;

  constructor(
    message: string,
    { requestId, isUnsent, isTimeout }: { requestId: string; isUnsent: boolean; isTimeout: boolean },
    options?: ErrorOptions,
  ) {
    super(message, { status: null, requestId }, options);
    this.isUnsent = isUnsent;
    this.isTimeout = isTimeout;
  }
}

type PlainErrorClass = new (message: string, facts: ErrorFacts) => SarrafError;

const CLASSES: Readonly<Record<number, PlainErrorClass>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: NotFoundError,
  423: ConflictError,
  429: RateLimitError,
};

/** The error of an answer whose status is no success. */
export function errorOf(facts: ErrorFacts & { readonly status: number }): SarrafError {
  const { status, body } = facts;
  const detail = detailOf(body);
  const Class = CLASSES[status];
  if (Class !== undefined) return new Class(detail ?? `The service answered ${status}.`, facts);
  if (status < 400 || status >= 500) return new ServiceError(detail ?? `The service answered ${status}.`, facts);
  const fields = detail === null ? fieldMessages(body) : {};
  return new InvalidRequestError(detail ?? sentence(fields) ?? `The service answered ${status}.`, facts, fields);
}

function detailOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("detail" in body)) return null;
  return typeof body.detail === "string" ? body.detail : null;
}

function sentence(fields: FieldMessages): string | null {
  const parts = Object.entries(fields).map(([path, messages]) => `${path}: ${messages.join(" ")}`);
  return parts.length === 0 ? null : parts.join(" ");
}

/** The map of the API, nested as the body is, made flat. */
export function fieldMessages(body: unknown): FieldMessages {
  const found: Record<string, string[]> = {};
  const collect = (value: unknown, path: string): void => {
    if (typeof value === "string" && path !== "") found[path] = [...(found[path] ?? []), value];
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      // A list holds messages, or a map for each object of a list that was sent.
      const isMessage = Array.isArray(value) && typeof inner === "string";
      collect(inner, isMessage ? path : [path, key].filter((part) => part !== "").join("."));
    }
  };
  collect(body, "");
  return found;
}
