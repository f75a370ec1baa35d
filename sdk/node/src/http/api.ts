/** Calls of the API by their paths, typed by its document. */
import type { AnswerOf, ApiMethod, ApiPath, BodyOf, QueryOf } from "../wire";
import { type Page, PageList, queryOfLink } from "./pages";
import { repetitionOf } from "./repeatable-requests";
import { type CallOptions, type QueryValue, type SarrafOptions, Transport } from "./transport";

/** What a call is made of; parameters fill the braces of its path. */
export type CallInput<Method extends ApiMethod, Path extends ApiPath> = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryOf<Method, Path>;
  readonly body?: BodyOf<Method, Path> | FormData;
};

/** A list that answers pages of this call. */
export type ListOf<Method extends ApiMethod, Path extends ApiPath> = PageList<AnswerOf<Method, Path> & Page<unknown>>;

/** Every call of the API. The resources of a client are made of these. */
export class Api {
  readonly #transport: Transport;

  /** @throws {TypeError} without a key or an address */
  constructor(options: SarrafOptions = {}) {
    this.#transport = new Transport(options);
  }

  /** Address of the installation, without a slash at its end. */
  get baseUrl(): string {
    return this.#transport.baseUrl;
  }

  /**
   * Any call of the API.
   * @throws {SarrafError} of the kind of what went wrong
   */
  async request<Method extends ApiMethod, Path extends ApiPath>(
    method: Method,
    path: Path,
    { params, query, body }: CallInput<Method, Path> = {},
    options: CallOptions = {},
  ): Promise<AnswerOf<Method, Path>> {
    const answer = await this.#transport.send(
      {
        method: method.toUpperCase(),
        path: filled(path, params),
        query: query as Readonly<Record<string, QueryValue>> | undefined,
        body,
        ...repetitionOf(method, path, body),
      },
      options,
    );
    return documented<Method, Path>(answer.body);
  }

  /** Any list of the API that is led on by links. */
  list<Method extends "get" | "post", Path extends ApiPath>(
    method: Method,
    path: Path,
    input: CallInput<Method, Path> = {},
    options: CallOptions = {},
  ): ListOf<Method, Path> {
    return this.#pages((next) => {
      const query = next === null ? input.query : (queryOfLink(next) as QueryOf<Method, Path>);
      return this.request(method, path, { ...input, ...(query !== undefined && { query }) }, options);
    });
  }

  /** Any list of the API whose `next` is sent back in the body, as those of wallets are. */
  listByCursor<Path extends ApiPath>(
    path: Path,
    input: CallInput<"post", Path>,
    options: CallOptions = {},
  ): ListOf<"post", Path> {
    return this.#pages((next) => {
      const body = next === null ? input.body : ({ ...input.body, pagination: next } as BodyOf<"post", Path>);
      return this.request("post", path, { ...input, ...(body !== undefined && { body }) }, options);
    });
  }

  #pages<Method extends ApiMethod, Path extends ApiPath>(
    load: (next: NonNullable<unknown> | null) => Promise<AnswerOf<Method, Path>>,
  ): ListOf<Method, Path> {
    return new PageList((next) => load(next) as Promise<AnswerOf<Method, Path> & Page<unknown>>);
  }
}

/** The answer is as the document says: the service is tested against it. */
function documented<Method extends ApiMethod, Path extends ApiPath>(body: unknown): AnswerOf<Method, Path> {
  return body as AnswerOf<Method, Path>;
}

/** @throws {TypeError} for a parameter that is missing or empty: it would lead to another path */
function filled(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? "");
    if (value === "" || value === "." || value === "..") throw new TypeError(`${path} needs ${name}.`);
    return encodeURIComponent(value);
  });
}
