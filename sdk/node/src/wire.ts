/** The types of requests and answers, taken from the API's own document. Amounts are strings throughout. */
import type { paths } from "./generated/openapi";

/** A path of the API, its parameters in braces. */
export type ApiPath = keyof paths & string;

/** A verb in the document's small letters. */
export type ApiMethod = "get" | "post" | "put" | "patch" | "delete";

type Operation<Method extends ApiMethod, Path extends ApiPath> =
  paths[Path] extends Record<Method, infer Found> ? NonNullable<Found> : never;
type JsonOf<Content> = Content extends { content: { "application/json": infer Json } } ? Json : undefined;
type Responses<Found> = Found extends { responses: infer All } ? All : never;

/** What a success of the call answers; a union if it may answer with more than one. */
export type AnswerOf<Method extends ApiMethod, Path extends ApiPath> = {
  [Status in keyof Responses<Operation<Method, Path>>]: Status extends 200 | 201 | 202 | 204
    ? JsonOf<Responses<Operation<Method, Path>>[Status]>
    : never;
}[keyof Responses<Operation<Method, Path>>];

/** The body that the call takes. */
export type BodyOf<Method extends ApiMethod, Path extends ApiPath> =
  Operation<Method, Path> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined;

/** The query that the call takes. */
export type QueryOf<Method extends ApiMethod, Path extends ApiPath> =
  Operation<Method, Path> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

/** One item of a list. */
export type ItemOf<Method extends ApiMethod, Path extends ApiPath> =
  AnswerOf<Method, Path> extends { results: readonly (infer Item)[] } ? Item : never;
