import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

type MediaType = {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;
};

export type ApiParameter = {
  readonly in: "path" | "query" | "header";
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
};

export type ApiAnswer = {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
};

export type ApiOperation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ApiAnswer>>;
  readonly "x-examples"?: Readonly<
    Record<
      string,
      {
        readonly summary: string;
        readonly params?: Readonly<Record<string, string>>;
        readonly query?: Readonly<Record<string, string>>;
        readonly headers?: Readonly<Record<string, string>>;
      }
    >
  >;
};

export type OpenApi = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, ApiAnswer>>;
  };
};

let read: { readonly document: OpenApi; readonly mtimeMs: number } | null = null;

export function openApi(): OpenApi {
  const path = join(/* turbopackIgnore: true */ process.cwd(), "public/openapi.json");
  const { mtimeMs } = statSync(path);
  if (read?.mtimeMs !== mtimeMs) read = { document: asDocument(JSON.parse(readFileSync(path, "utf8"))), mtimeMs };
  return read.document;
}

/** The cast is safe: the file is generated, and a test checks that it is OpenAPI 3.1. */
function asDocument(value: unknown): OpenApi {
  return value as OpenApi;
}

export function resolveSchema(document: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  return { ...document.components.schemas[nameOf($ref)], ...own };
}

export function resolveAnswer(document: OpenApi, answer: ApiAnswer): ApiAnswer {
  return answer.$ref === undefined ? answer : (document.components.responses?.[nameOf(answer.$ref)] ?? answer);
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
