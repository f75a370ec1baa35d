/** The kind of error, for a `switch` instead of `instanceof`. */
export type ErrorKind =
  | "authentication"
  | "permission"
  | "not_found"
  | "invalid_request"
  | "conflict"
  | "rate_limit"
  | "service"
  | "connection";

/** Messages per field, by dotted path such as `autopay.start_date` or `lines.0.amount`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export type ErrorFacts = {
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** `X-Request-Id` by which the request log finds the request. */
  readonly requestId: string;
  /** The response's parsed body, its text if it is not JSON, or undefined without a body. */
  readonly body?: unknown;
  /** `Retry-After` of the response, in seconds. */
  readonly retryAfterSeconds?: number | undefined;
};

/** An argument of the client is unusable; nothing was sent. The message does not contain a secret. */
export class ArgumentError extends TypeError {
  override readonly name = "ArgumentError";
}

/** Base class of errors of calls that reached the network. */
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

/** 401: the key is missing, wrong, revoked, or of a kind that this call does not accept. */
export class AuthenticationError extends SarrafError {
  readonly kind = "authentication";
}

/** 403: the caller is known but lacks the permission. */
export class PermissionError extends SarrafError {
  readonly kind = "permission";
}

/** 404 or 410: not found, or owned by another merchant. */
export class NotFoundError extends SarrafError {
  readonly kind = "not_found";
}

/** 400, 405, 413, 415 or 422: the request is invalid, or a rule or the gateway refused it. */
export class InvalidRequestError extends SarrafError {
  readonly kind = "invalid_request";
  /** Messages per field; empty if the error concerns the whole request. */
  readonly fields: FieldMessages;

  constructor(message: string, facts: ErrorFacts, fields: FieldMessages) {
    super(message, facts);
    this.fields = fields;
  }
}

/** 409 or 423: not possible in the current state, or another request holds a lock. */
export class ConflictError extends SarrafError {
  readonly kind = "conflict";
}

/** 429: too many requests; retry after `retryAfterSeconds`. */
export class RateLimitError extends SarrafError {
  readonly kind = "rate_limit";
}

/** 5xx, or a response that is not from this API. Whether the request took effect is unknown. */
export class ServiceError extends SarrafError {
  readonly kind = "service";
}

/** No response: the connection failed or timed out. */
export class ConnectionError extends SarrafError {
  readonly kind = "connection";
  /** True if no connection to the service was made, so that nothing was sent. */
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

export function fieldMessages(body: unknown): FieldMessages {
  const found: Record<string, string[]> = {};
  const collect = (value: unknown, path: string): void => {
    if (typeof value === "string" && path !== "") found[path] = [...(found[path] ?? []), value];
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      // An error list holds either messages, or one map per object of a list in the request.
      const isMessage = Array.isArray(value) && typeof inner === "string";
      collect(inner, isMessage ? path : [path, key].filter((part) => part !== "").join("."));
    }
  };
  collect(body, "");
  return found;
}
