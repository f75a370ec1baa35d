/** Subscriptions. They start with a session whose `payment_type` is `auto_pay`. */

import type { Subscription } from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf, QueryOf } from "../wire";

const ALL = "/b/pbl/v2/subscriptions/";
const ONE = "/b/pbl/v2/subscriptions/{subscription_id}/";
const CYCLES = "/b/pbl/v2/subscriptions/{subscription_id}/cycles/";
const CANCEL = "/b/pbl/v2/subscriptions/{subscription_id}/cancel/";
const CHANGES = "/b/pbl/v2/subscriptions/{subscription_id}/changes/";
const UPCOMING = "/b/pbl/v2/subscriptions/{subscription_id}/upcoming/";
const PAUSE = "/b/pbl/v2/subscriptions/{subscription_id}/pause/";
const RESUME = "/b/pbl/v2/subscriptions/{subscription_id}/resume/";
const LINK = "/b/pbl/v2/subscriptions/{subscription_id}/page-link/";
const NEW_LINK = "/b/pbl/v2/subscriptions/{subscription_id}/regenerate-page-token/";

export class Subscriptions {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Lists subscriptions, newest first. */
  list(filter: BodyOf<"post", typeof ALL> = {}, options?: CallOptions): ListOf<"post", typeof ALL> {
    return this.#api.list("post", ALL, { body: filter }, options);
  }

  retrieve(subscriptionId: string, options?: CallOptions): Promise<Subscription> {
    return this.#api.request("get", ONE, { params: { subscription_id: subscriptionId } }, options);
  }

  /** Billing cycles, ordered by number. */
  cycles(
    subscriptionId: string,
    page: QueryOf<"get", typeof CYCLES> = {},
    options?: CallOptions,
  ): ListOf<"get", typeof CYCLES> {
    return this.#api.list("get", CYCLES, { params: { subscription_id: subscriptionId }, query: page }, options);
  }

  /** Cancels immediately or at the end of the paid period. The Idempotency-Key must be a UUID v4. */
  cancel(
    subscriptionId: string,
    how: BodyOf<"post", typeof CANCEL>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof CANCEL>> {
    return this.#api.request("post", CANCEL, { params: { subscription_id: subscriptionId }, body: how }, options);
  }

  /** Changes amount, description, mail address or card of cycles that do not exist yet. */
  change(subscriptionId: string, change: BodyOf<"patch", typeof ONE>, options?: CallOptions): Promise<Subscription> {
    return this.#api.request("patch", ONE, { params: { subscription_id: subscriptionId }, body: change }, options);
  }

  /** Pauses now or from the next scheduled day. Charges due earlier stay due. */
  pause(
    subscriptionId: string,
    how: BodyOf<"post", typeof PAUSE> = {},
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof PAUSE>> {
    return this.#api.request("post", PAUSE, { params: { subscription_id: subscriptionId }, body: how }, options);
  }

  /** Ends the pause today, or withdraws a pause that has not begun. */
  resume(
    subscriptionId: string,
    how: BodyOf<"post", typeof RESUME> = {},
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof RESUME>> {
    return this.#api.request("post", RESUME, { params: { subscription_id: subscriptionId }, body: how }, options);
  }

  /** The next charges, at most 24. */
  upcoming(
    subscriptionId: string,
    page: QueryOf<"get", typeof UPCOMING> = {},
    options?: CallOptions,
  ): ListOf<"get", typeof UPCOMING> {
    return this.#api.list("get", UPCOMING, { params: { subscription_id: subscriptionId }, query: page }, options);
  }

  /** Changes by merchant and customer, newest first. */
  changes(
    subscriptionId: string,
    page: QueryOf<"get", typeof CHANGES> = {},
    options?: CallOptions,
  ): ListOf<"get", typeof CHANGES> {
    return this.#api.list("get", CHANGES, { params: { subscription_id: subscriptionId }, query: page }, options);
  }

  /** The link of the customer's self-service page. */
  pageLink(subscriptionId: string, options?: CallOptions): Promise<AnswerOf<"get", typeof LINK>> {
    return this.#api.request("get", LINK, { params: { subscription_id: subscriptionId } }, options);
  }

  /** Creates a new link of the self-service page; earlier links stop working. */
  regeneratePageLink(subscriptionId: string, options?: CallOptions): Promise<AnswerOf<"post", typeof NEW_LINK>> {
    return this.#api.request("post", NEW_LINK, { params: { subscription_id: subscriptionId } }, options);
  }
}
