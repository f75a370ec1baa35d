import type { AnswerOf, ApiMethod, ApiPath, BodyOf, QueryOf } from "../wire";
import { type Page, PageList, queryOfLink } from "./pages";
import { repetitionOf } from "./repeatable-requests";
import { type CallOptions, type QueryValue, type SarrafOptions, Transport } from "./transport";

/** Arguments of a call; `path` fills the braces of its path. */
export type CallInput<Method extends ApiMethod, Path extends ApiPath> = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryOf<Method, Path>;
  readonly body?: BodyOf<Method, Path> | FormData;
};

export type ListOf<Method extends ApiMethod, Path extends ApiPath> = PageList<AnswerOf<Method, Path> & Page<unknown>>;

export class Api {
  readonly #transport: Transport;

  /** @throws {TypeError} without a key or an address */
  constructor(options: SarrafOptions = {}) {
    this.#transport = new Transport(options);
  }

  /** Base URL of the installation, without a trailing slash. */
  get baseUrl(): string {
    return this.#transport.baseUrl;
  }

  /**
   * Sends any call of the API.
   * @throws {SarrafError} of the class that matches the failure
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

  /** Any list of the API whose pages are connected by links. */
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

  /** Any list of the API that takes its cursor `next` in the body, such as the wallet lists. */
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

/** The cast is safe: the service's tests check every response against the API document. */
function documented<Method extends ApiMethod, Path extends ApiPath>(body: unknown): AnswerOf<Method, Path> {
  return body as AnswerOf<Method, Path>;
}

/** @throws {TypeError} for a missing or empty parameter, which would give another path */
function filled(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? "");
    if (value === "" || value === "." || value === "..") throw new TypeError(`${path} needs ${name}.`);
    return encodeURIComponent(value);
  });
}
