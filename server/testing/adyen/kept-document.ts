/** The part of Adyen's Checkout API document that checks the connector's requests in every test run. */

/** The connector's calls. */
const CALLS = [
  ["/paymentMethods", "post"],
  ["/sessions", "post"],
  ["/sessions/{sessionId}", "get"],
  ["/paymentLinks", "post"],
  ["/paymentLinks/{linkId}", "patch"],
  ["/paymentLinks/{linkId}", "get"],
  ["/payments", "post"],
  ["/payments/details", "post"],
  ["/payments/{paymentPspReference}/captures", "post"],
  ["/payments/{paymentPspReference}/cancels", "post"],
  ["/payments/{paymentPspReference}/refunds", "post"],
  ["/payments/{paymentPspReference}/reversals", "post"],
  ["/storedPaymentMethods/{storedPaymentMethodId}", "delete"],
] as const;

export type Operation = {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { $ref: string } }> };
};
export type PublishedDocument = {
  readonly paths?: Record<string, Record<string, Operation>>;
  readonly webhooks?: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
};

const ONLY_EXPLAINS = /^(description|title|default|deprecated|examples?|externalDocs|x-.*)$/;

/** The schema without the keywords that check nothing. */
function rulesOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rulesOf);
  if (schema === null || typeof schema !== "object") return schema;
  const rules = Object.entries(schema).filter(([keyword]) => !ONLY_EXPLAINS.test(keyword));
  return Object.fromEntries(
    rules.map(([keyword, value]) => [keyword, keyword === "properties" ? eachOf(value) : rulesOf(value)]),
  );
}

/** The schemas of properties, whose names may be those of keywords. */
function eachOf(properties: object): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, rulesOf(schema)]));
}

function operationOf({ parameters = [], requestBody }: Operation): Operation {
  const query = parameters.filter((parameter) => parameter.in === "query");
  const body = requestBody?.content["application/json"]?.schema;
  return {
    ...(query.length > 0 && {
      parameters: query.map(({ name, required, schema }) => ({ name, in: "query", required, schema })),
    }),
    ...(body !== undefined && { requestBody: { content: { "application/json": { schema: body } } } }),
  };
}

/** @returns the paths of the connector's calls with their query and body, and all schemas that these need */
export function keptPart({ paths, components: { schemas } }: PublishedDocument): PublishedDocument {
  const kept: Record<string, Record<string, Operation>> = {};
  for (const [path, method] of CALLS) {
    const operation = paths?.[path]?.[method];
    if (operation === undefined) throw new Error(`The document has no ${method} ${path}.`);
    kept[path] = { ...kept[path], [method]: operationOf(operation) };
  }
  const needed: Record<string, object> = {};
  const keepSchemasOf = (value: object) => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in needed) continue;
      needed[name] = rulesOf(schemas[name]) as object;
      keepSchemasOf(needed[name]);
    }
  };
  keepSchemasOf(kept);
  return { paths: kept, components: { schemas: needed } };
}
