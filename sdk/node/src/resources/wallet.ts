import type { WalletOperation } from "../generated/openapi";
import type { Api, ListOf } from "../http/api";
import type { CallOptions } from "../http/transport";
import type { AnswerOf, BodyOf } from "../wire";

const ACCOUNTS = "/b/wallet/{provider}/v1/accounts/";
const ENTRIES = "/b/wallet/{provider}/v1/entries/";
const OPERATIONS = "/b/wallet/{provider}/v1/operations/";
const ADJUSTMENTS = "/b/wallet/{provider}/v1/adjustments/";

/** `sarraf.wallet` is the default wallet; `new Wallet(sarraf, "…")` gives another wallet of the merchant. */
export class Wallet {
  readonly #api: Api;
  readonly #params: { readonly provider: string };

  /** @param provider the wallet's slug */
  constructor(api: Api, provider = "sarraf") {
    this.#api = api;
    this.#params = { provider };
  }

  /** The customer's accounts, one per currency. */
  accounts(filter: BodyOf<"post", typeof ACCOUNTS>, options?: CallOptions): ListOf<"post", typeof ACCOUNTS> {
    return this.#api.listByCursor(ACCOUNTS, { params: this.#params, body: filter }, options);
  }

  /** The ledger of one account, newest first. */
  entries(filter: BodyOf<"post", typeof ENTRIES>, options?: CallOptions): ListOf<"post", typeof ENTRIES> {
    return this.#api.listByCursor(ENTRIES, { params: this.#params, body: filter }, options);
  }

  /** An operation with its ledger entries. */
  operation(operationId: number, options?: CallOptions): Promise<WalletOperation> {
    const body = { operation_id: operationId };
    return this.#api.request("post", OPERATIONS, { params: this.#params, body }, options);
  }

  /** Credits the customer, or debits with a negative amount; once per Idempotency-Key. */
  adjust(
    adjustment: BodyOf<"post", typeof ADJUSTMENTS>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof ADJUSTMENTS>> {
    return this.#api.request("post", ADJUSTMENTS, { params: this.#params, body: adjustment }, options);
  }
}
