/** Request and response types, derived from the API document. Amounts are strings. */
import type { paths } from "./generated/openapi";

export type ApiPath = keyof paths & string;

export type ApiMethod = "get" | "post" | "put" | "patch" | "delete";

type Operation<Method extends ApiMethod, Path extends ApiPath> =
  paths[Path] extends Record<Method, infer Found> ? NonNullable<Found> : never;
type JsonOf<Content> = Content extends { content: { "application/json": infer Json } } ? Json : undefined;
type Responses<Found> = Found extends { responses: infer All } ? All : never;

/** Type of a successful response's body; a union if the operation has several. */
export type AnswerOf<Method extends ApiMethod, Path extends ApiPath> = {
  [Status in keyof Responses<Operation<Method, Path>>]: Status extends 200 | 201 | 202 | 204
    ? JsonOf<Responses<Operation<Method, Path>>[Status]>
    : never;
}[keyof Responses<Operation<Method, Path>>];

export type BodyOf<Method extends ApiMethod, Path extends ApiPath> =
  Operation<Method, Path> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined;

export type QueryOf<Method extends ApiMethod, Path extends ApiPath> =
  Operation<Method, Path> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

export type ItemOf<Method extends ApiMethod, Path extends ApiPath> =
  AnswerOf<Method, Path> extends { results: readonly (infer Item)[] } ? Item : never;
