/** The OpenAPI document as pages, one per tag (decision 0282). */
import { anchorOf } from "@/server/kernel/anchor";
import { type ReferenceExample, requestExamples } from "./examples";
import { fieldOf, fieldsOf, type ReferenceField } from "./fields";
import { type ApiOperation, type OpenApi, openApi, resolveAnswer } from "./openapi";

export type ReferencePage = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly operations: readonly ReferenceOperation[];
};

export type ReferenceParameter = ReferenceField & { readonly place: "path" | "query" | "header" };

type ReferenceAnswer = {
  readonly status: string;
  readonly description: string;
  /** Anchor of an earlier operation with the same response; otherwise null. */
  readonly sameAs: string | null;
  readonly fields: readonly ReferenceField[];
};

export type ReferenceOperation = {
  readonly id: string;
  readonly anchor: string;
  /** The operation's HTTP method in upper case; null for a webhook. */
  readonly method: string | null;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly credentials: readonly string[];
  readonly parameters: readonly ReferenceParameter[];
  /** The body's media types, JSON first, and its fields; null without a body. */
  readonly body: {
    readonly types: readonly string[];
    /** Anchor of an earlier operation with the same body; otherwise null. */
    readonly sameAs: string | null;
    readonly fields: readonly ReferenceField[];
  } | null;
  readonly answers: readonly ReferenceAnswer[];
  readonly refusals: readonly Pick<ReferenceAnswer, "status" | "description">[];
  readonly examples: readonly ReferenceExample[];
};

const WEBHOOKS = { slug: "webhook-events", title: "Webhook events" };
const METHODS = ["get", "post", "put", "patch", "delete"];
const made = new WeakMap<OpenApi, readonly ReferencePage[]>();

export function referencePages(): readonly ReferencePage[] {
  const document = openApi();
  const pages = made.get(document) ?? pagesOf(document);
  made.set(document, pages);
  return pages;
}

function pagesOf(document: OpenApi): readonly ReferencePage[] {
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    METHODS.flatMap((method) => {
      const operation = verbs[method];
      return operation === undefined ? [] : [{ path, method: method.toUpperCase(), operation }];
    }),
  );
  const tags = document.tags.map(({ name, description = "" }) => ({
    slug: anchorOf(name),
    title: name,
    summary: description,
    operations: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => operationOf(document, operation, { path, method })),
  }));
  const events = Object.entries(document.webhooks ?? {}).flatMap(([name, verbs]) =>
    Object.values(verbs).map((operation) => operationOf(document, operation, { path: name, method: null })),
  );
  const summary = "What this service posts to the address of a session or merchant.";
  const pages = [...tags, { ...WEBHOOKS, summary, operations: events }];
  return pages.map((page) => ({ ...page, operations: withoutRepeats(page.operations) }));
}

/** Shows a response's fields once per page; later operations link to the first. */
function withoutRepeats(operations: readonly ReferenceOperation[]): readonly ReferenceOperation[] {
  const shown = new Map<string, string>();
  const once = <T extends { readonly fields: readonly ReferenceField[] }>(part: T, what: string, anchor: string) => {
    const names = `${what} ${part.fields.map(({ name, type }) => `${name} ${type}`).join()}`;
    const sameAs = part.fields.length === 0 ? undefined : shown.get(names);
    if (sameAs === undefined) shown.set(names, anchor);
    return sameAs === undefined ? part : { ...part, sameAs, fields: [] };
  };
  return operations.map((operation) => ({
    ...operation,
    body: operation.body === null ? null : once(operation.body, "body", operation.anchor),
    answers: operation.answers.map((answer) => once(answer, "answer", operation.anchor)),
  }));
}

type OperationPlace = Pick<ReferenceOperation, "path" | "method">;

function operationOf(document: OpenApi, operation: ApiOperation, place: OperationPlace): ReferenceOperation {
  const content = operation.requestBody?.content;
  const [type] = Object.keys(content ?? {});
  const schema = content?.[type ?? ""]?.schema;
  const answers = Object.entries(operation.responses).map(([status, given]) => {
    const answer = resolveAnswer(document, given);
    const shown = Object.values(answer.content ?? {})[0]?.schema;
    return { status, description: answer.description ?? "", schema: shown };
  });
  const isRefusal = ({ status }: { status: string }) => /^[45]/.test(status);
  return {
    ...place,
    id: operation.operationId,
    anchor: anchorOf(operation.operationId),
    summary: operation.summary,
    description: operation.description ?? "",
    deprecated: operation.deprecated ?? false,
    credentials: (operation.security ?? []).flatMap((each) => Object.keys(each)),
    parameters: (operation.parameters ?? []).map(({ in: where, name, required = false, description, schema: of }) => ({
      ...fieldOf(document, { name, required, schema: { ...of, ...(description !== undefined && { description }) } }),
      place: where,
    })),
    body:
      schema === undefined
        ? null
        : { types: Object.keys(content ?? {}), sameAs: null, fields: fieldsOf(document, schema) },
    answers: answers
      .filter((answer) => !isRefusal(answer))
      .map(({ schema: shown, ...answer }) => ({
        ...answer,
        sameAs: null,
        fields: shown === undefined ? [] : fieldsOf(document, shown),
      })),
    refusals: answers.filter(isRefusal).map(({ status, description }) => ({ status, description })),
    examples: place.method === null ? [] : requestExamples(operation, { path: place.path, method: place.method }),
  };
}

export function referencePage(slug: string): ReferencePage | null {
  return referencePages().find((page) => page.slug === slug) ?? null;
}
