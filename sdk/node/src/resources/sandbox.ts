/** The test clock and the mailbox of merchants that are not in production. */
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf, QueryOf } from "../wire";

const CLOCK = "/b/sandbox/v1/clock/";
const ADVANCE = "/b/sandbox/v1/clock/advance/";
const EMAILS = "/b/sandbox/v1/emails/";

/** Everything that falls due on the way is done before the answer comes. */
const ADVANCE_TIMEOUT_MS = 600_000;

/** `sarraf.sandbox` */
export class Sandbox {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** The merchant's present. */
  clock(options?: CallOptions): Promise<AnswerOf<"get", typeof CLOCK>> {
    return this.#api.request("get", CLOCK, {}, options);
  }

  /** Moves the clock forward, `by` an ISO 8601 duration or `to` an instant, and tells which jobs ran. */
  advanceClock(
    target: BodyOf<"post", typeof ADVANCE>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof ADVANCE>> {
    return this.#api.request("post", ADVANCE, { body: target }, { timeoutMs: ADVANCE_TIMEOUT_MS, ...options });
  }

  /** Mails and texts as they were sent, newest first. */
  emails(filter: QueryOf<"get", typeof EMAILS> = {}, options?: CallOptions): ListOf<"get", typeof EMAILS> {
    return this.#api.list("get", EMAILS, { query: filter }, options);
  }
}
