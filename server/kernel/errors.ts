/**
 * Errors shown to clients. All other errors are bugs: status 500. `server/api/rest/error-reply.ts` maps kinds
 * to HTTP statuses.
 */

/**
 * Messages by field; nested maps for objects (decision 0008), a list of maps for a list of objects (Spec,
 * "Invoice sums").
 */
export type FieldErrors = { readonly [field: string]: readonly string[] | FieldErrors | readonly FieldErrors[] };

export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "gone"
  | "too_large"
  | "unsupported_media"
  | "unprocessable"
  | "locked"
  | "rate_limited"
  | "busy";

/** The response body is `fields` if present, otherwise `{"detail": message}` with `extra`. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  readonly fields?: FieldErrors;
  /** Further keys of the response body, such as `result` and `operation` of a rejected operation. */
  readonly extra?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;

  override get name(): string {
    return this.constructor.name;
  }
}

export class InvalidFields extends AppError {
  readonly kind = "invalid";
  constructor(override readonly fields: FieldErrors) {
    super("Invalid input.");
  }
}

/** An error of the request as a whole, not of a field: 400 `{detail}`. */
export class BadRequest extends AppError {
  readonly kind = "invalid";
  constructor(
    detail: string,
    override readonly extra?: Readonly<Record<string, string>>,
  ) {
    super(detail);
  }
}

/** Thrown by field schemas, which convert it to a message of the field. */
export class InvalidAmount extends AppError {
  readonly kind = "invalid";
}

/** Missing or invalid credential: 401 with `WWW-Authenticate`. */
export class Unauthenticated extends AppError {
  readonly kind = "unauthenticated";
  constructor(detail = "Authentication credentials were not provided.") {
    super(detail);
  }
}

/** 403: the caller lacks a permission for the request. */
export class Forbidden extends AppError {
  readonly kind = "forbidden";
  constructor(detail = "You do not have permission to perform this action.") {
    super(detail);
  }
}

/** 404: the object does not exist or this caller may not see it. */
export class NotFound extends AppError {
  readonly kind = "not_found";
  constructor(detail = "Not found.") {
    super(detail);
  }
}

/** 410: the requested object existed and has expired. */
export class Gone extends AppError {
  readonly kind = "gone";
}

/** 409: the state of the object forbids the request. */
export class Conflict extends AppError {
  readonly kind = "conflict";
  constructor(
    detail: string,
    override readonly extra?: Readonly<Record<string, string>>,
  ) {
    super(detail);
  }
}

/** 422: an idempotency key was reused with another body. */
export class Unprocessable extends AppError {
  readonly kind = "unprocessable";
}

/** 423: a charge is being processed. */
export class Locked extends AppError {
  readonly kind = "locked";
}

/** Too many requests: 429 with `Retry-After`. */
export class RateLimited extends AppError {
  readonly kind = "rate_limited";
  constructor(override readonly retryAfterSeconds: number) {
    super(
      `Request was throttled. Expected available in ${retryAfterSeconds} second${retryAfterSeconds === 1 ? "" : "s"}.`,
    );
  }
}

/** 503 with `Retry-After`: database or file store overloaded or unavailable. */
export class Busy extends AppError {
  readonly kind = "busy";
  override readonly retryAfterSeconds = 1;
  /** @param cause the original error, written to the log */
  constructor(cause?: unknown) {
    super("The service is busy. Try again shortly.", { cause });
  }
}

/** The request's body is too large: status 413. */
export class TooLarge extends AppError {
  readonly kind = "too_large";
  constructor() {
    super("The request body is too large.");
  }
}

/** The request's media type is not supported: status 415. */
export class UnsupportedMedia extends AppError {
  readonly kind = "unsupported_media";
  constructor(contentType: string) {
    super(`Unsupported media type "${contentType}" in request.`);
  }
}
