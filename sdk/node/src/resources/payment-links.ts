import type { PaymentLink } from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { BodyOf, QueryOf } from "../wire";

const ALL = "/b/pbl/v2/payment-links/";
const ONE = "/b/pbl/v2/payment-links/{link_id}/";
const CLOSE = "/b/pbl/v2/payment-links/{link_id}/close/";

export class PaymentLinks {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  list(page: QueryOf<"get", typeof ALL> = {}, options?: CallOptions): ListOf<"get", typeof ALL> {
    return this.#api.list("get", ALL, { query: page }, options);
  }

  create(link: BodyOf<"post", typeof ALL>, options?: CallOptions): Promise<PaymentLink> {
    return this.#api.request("post", ALL, { body: link }, options);
  }

  retrieve(linkId: string, options?: CallOptions): Promise<PaymentLink> {
    return this.#api.request("get", ONE, { params: { link_id: linkId } }, options);
  }

  update(linkId: string, fields: BodyOf<"patch", typeof ONE>, options?: CallOptions): Promise<PaymentLink> {
    return this.#api.request("patch", ONE, { params: { link_id: linkId }, body: fields }, options);
  }

  /** Closes the link permanently. A payment begun before still counts. */
  close(linkId: string, options?: CallOptions): Promise<PaymentLink> {
    return this.#api.request("post", CLOSE, { params: { link_id: linkId } }, options);
  }
}
