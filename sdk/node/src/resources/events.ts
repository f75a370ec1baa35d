import type { Event } from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, QueryOf } from "../wire";

const ALL = "/b/events/v1/events/";
const ONE = "/b/events/v1/events/{id}/";
const AGAIN = "/b/events/v1/events/{id}/redeliver/";

export class Events {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Lists events, newest first. With `wait`, responds once there are more events than `known`. */
  list(filter: QueryOf<"get", typeof ALL> = {}, options?: CallOptions): ListOf<"get", typeof ALL> {
    return this.#api.list("get", ALL, { query: filter }, options);
  }

  retrieve(eventId: string, options?: CallOptions): Promise<Event> {
    return this.#api.request("get", ONE, { params: { id: eventId } }, options);
  }

  /** Posts the event again immediately and returns the delivery. */
  redeliver(eventId: string, options?: CallOptions): Promise<AnswerOf<"post", typeof AGAIN>> {
    return this.#api.request("post", AGAIN, { params: { id: eventId } }, options);
  }
}
