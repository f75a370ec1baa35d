/**
 * Expected refusals. Anything else that is thrown is a bug and becomes a 500. The map of kinds to HTTP
 * statuses is in `server/api/rest/error-reply.ts`.
 */

/**
 * Messages by field; nested objects hold nested maps (decision 0008), lists of objects a map for each of them
 * (Spec, "Invoice sums").
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

/**
 * An expected refusal. Its wire body is `fields` when present, else `{"detail": message}` with `extra` merged
 * in.
 */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  readonly fields?: FieldErrors;
  /** Further keys of the wire body, such as `result` and `operation` of a rejected operation. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Seconds after which the caller may try again; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;

  override get name(): string {
    return this.constructor.name;
  }
}

/** Fields of the input break their rules: 400 with the map. */
export class InvalidFields extends AppError {
  readonly kind = "invalid";
  constructor(override readonly fields: FieldErrors) {
    super("Invalid input.");
  }
}

/** The request as a whole cannot be served: 400 `{detail}`. */
export class BadRequest extends AppError {
  readonly kind = "invalid";
  constructor(
    detail: string,
    override readonly extra?: Readonly<Record<string, string>>,
  ) {
    super(detail);
  }
}

/** An amount that its currency cannot hold. Field parsers turn it into the message of their field. */
export class InvalidAmount extends AppError {
  readonly kind = "invalid";
}

/** No or wrong credentials: 401 with `WWW-Authenticate`. */
export class Unauthenticated extends AppError {
  readonly kind = "unauthenticated";
  constructor(detail = "Authentication credentials were not provided.") {
    super(detail);
  }
}

/** A known caller without the right: 403. */
export class Forbidden extends AppError {
  readonly kind = "forbidden";
  constructor(detail = "You do not have permission to perform this action.") {
    super(detail);
  }
}

/** Nothing there that this caller may see: 404. */
export class NotFound extends AppError {
  readonly kind = "not_found";
  constructor(detail = "Not found.") {
    super(detail);
  }
}

/** It was there, and its time is over: 410. */
export class Gone extends AppError {
  readonly kind = "gone";
}

/** The state of the thing forbids it: 409. */
export class Conflict extends AppError {
  readonly kind = "conflict";
  constructor(
    detail: string,
    override readonly extra?: Readonly<Record<string, string>>,
  ) {
    super(detail);
  }
}

/** The same Idempotency-Key with another body: 422. */
export class Unprocessable extends AppError {
  readonly kind = "unprocessable";
}

/** A charge is in flight: 423. */
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

/** The database or the store of files is crowded or away: 503 with `Retry-After`. */
export class Busy extends AppError {
  readonly kind = "busy";
  override readonly retryAfterSeconds = 1;
  /** @param cause what the database said, for the log */
  constructor(cause?: unknown) {
    super("The service is busy. Try again shortly.", { cause });
  }
}

/** The body is larger than the route accepts: 413. */
export class TooLarge extends AppError {
  readonly kind = "too_large";
  constructor() {
    super("The request body is too large.");
  }
}

/** A content type that no parser reads: 415. */
export class UnsupportedMedia extends AppError {
  readonly kind = "unsupported_media";
  constructor(contentType: string) {
    super(`Unsupported media type "${contentType}" in request.`);
  }
}
