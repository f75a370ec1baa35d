import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf, QueryOf } from "../wire";

const CLOCK = "/b/sandbox/v1/clock/";
const ADVANCE = "/b/sandbox/v1/clock/advance/";
const EMAILS = "/b/sandbox/v1/emails/";

/** Time-out in milliseconds: the response arrives after every job due in the skipped time has run. */
const ADVANCE_TIMEOUT_MS = 600_000;

export class Sandbox {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  clock(options?: CallOptions): Promise<AnswerOf<"get", typeof CLOCK>> {
    return this.#api.request("get", CLOCK, {}, options);
  }

  /** Moves the clock forward, `by` an ISO 8601 duration or `to` an instant, and returns which jobs ran. */
  advanceClock(
    target: BodyOf<"post", typeof ADVANCE>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof ADVANCE>> {
    return this.#api.request("post", ADVANCE, { body: target }, { timeoutMs: ADVANCE_TIMEOUT_MS, ...options });
  }

  /** Sent mails and text messages, newest first. */
  emails(filter: QueryOf<"get", typeof EMAILS> = {}, options?: CallOptions): ListOf<"get", typeof EMAILS> {
    return this.#api.list("get", EMAILS, { query: filter }, options);
  }
}
