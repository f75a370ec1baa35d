import type { WebhookEndpoint } from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf, QueryOf } from "../wire";

const ALL = "/b/merchant/v1/webhook-endpoints/";
const ONE = "/b/merchant/v1/webhook-endpoints/{id}/";
const ROTATE = "/b/merchant/v1/webhook-endpoints/{id}/rotate/";
const TEST = "/b/merchant/v1/webhook-endpoints/{id}/test/";
const DELIVERIES = "/b/merchant/v1/webhook-endpoints/{id}/deliveries/";
const AGAIN = "/b/merchant/v1/webhook-endpoints/{id}/redeliver/";

export class WebhookEndpoints {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  list(page: QueryOf<"get", typeof ALL> = {}, options?: CallOptions): ListOf<"get", typeof ALL> {
    return this.#api.list("get", ALL, { query: page }, options);
  }

  /** Creates an endpoint. Its signing key appears only in this response. */
  create(endpoint: BodyOf<"post", typeof ALL>, options?: CallOptions): Promise<AnswerOf<"post", typeof ALL>> {
    return this.#api.request("post", ALL, { body: endpoint }, options);
  }

  retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint> {
    return this.#api.request("get", ONE, { params: { id: endpointId } }, options);
  }

  update(
    endpointId: string,
    fields: BodyOf<"patch", typeof ONE>,
    options?: CallOptions,
  ): Promise<AnswerOf<"patch", typeof ONE>> {
    return this.#api.request("patch", ONE, { params: { id: endpointId }, body: fields }, options);
  }

  delete(endpointId: string, options?: CallOptions): Promise<AnswerOf<"delete", typeof ONE>> {
    return this.#api.request("delete", ONE, { params: { id: endpointId } }, options);
  }

  /** Replaces the signing key. For 24 hours both keys sign. */
  rotate(endpointId: string, options?: CallOptions): Promise<AnswerOf<"post", typeof ROTATE>> {
    return this.#api.request("post", ROTATE, { params: { id: endpointId } }, options);
  }

  test(endpointId: string, options?: CallOptions): Promise<AnswerOf<"post", typeof TEST>> {
    return this.#api.request("post", TEST, { params: { id: endpointId } }, options);
  }

  deliveries(
    endpointId: string,
    filter: QueryOf<"get", typeof DELIVERIES> = {},
    options?: CallOptions,
  ): ListOf<"get", typeof DELIVERIES> {
    return this.#api.list("get", DELIVERIES, { params: { id: endpointId }, query: filter }, options);
  }

  /** Resends the events of a period, at most 500. */
  redeliver(
    endpointId: string,
    span: BodyOf<"post", typeof AGAIN>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof AGAIN>> {
    return this.#api.request("post", AGAIN, { params: { id: endpointId }, body: span }, options);
  }
}
