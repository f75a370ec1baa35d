import type { Settings } from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf, QueryOf } from "../wire";

const SETTINGS = "/b/merchant/v1/settings/";
const KEYS = "/b/merchant/v1/api-keys/";
const KEY = "/b/merchant/v1/api-keys/{id}/";
const LOG = "/b/merchant/v1/request-log/";

export class Merchant {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  settings(options?: CallOptions): Promise<Settings> {
    return this.#api.request("get", SETTINGS, {}, options);
  }

  updateSettings(
    fields: BodyOf<"patch", typeof SETTINGS>,
    options?: CallOptions,
  ): Promise<AnswerOf<"patch", typeof SETTINGS>> {
    return this.#api.request("patch", SETTINGS, { body: fields }, options);
  }

  apiKeys(page: QueryOf<"get", typeof KEYS> = {}, options?: CallOptions): ListOf<"get", typeof KEYS> {
    return this.#api.list("get", KEYS, { query: page }, options);
  }

  /** Creates a key pair. Its keys appear only in this response. */
  createApiKey(pair: BodyOf<"post", typeof KEYS>, options?: CallOptions): Promise<AnswerOf<"post", typeof KEYS>> {
    return this.#api.request("post", KEYS, { body: pair }, options);
  }

  revokeApiKey(keyId: string, options?: CallOptions): Promise<AnswerOf<"delete", typeof KEY>> {
    return this.#api.request("delete", KEY, { params: { id: keyId } }, options);
  }

  /** API requests of the last 30 days, newest first. */
  requestLog(filter: QueryOf<"get", typeof LOG> = {}, options?: CallOptions): ListOf<"get", typeof LOG> {
    return this.#api.list("get", LOG, { query: filter }, options);
  }
}
