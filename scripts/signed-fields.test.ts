/** The fields that a webhook's body signature covers are those of the contract, wherever they are listed. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { SIGNED_FIELDS } from "@/server/domain/webhooks";

type Schema = {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
};

const text = (path: string): string => readFileSync(resolve(__dirname, "..", path), "utf8");
const schemas: Readonly<Record<string, Schema>> = JSON.parse(text("public/openapi.json")).components.schemas;

/** True if an event of the schema may have the path. An object whose keys are not ours may have any. */
function holds(schema: Schema | undefined, [step, ...rest]: readonly string[]): boolean {
  if (schema === undefined) return false;
  if (step === undefined) return true;
  if (schema.$ref !== undefined) return holds(schemas[schema.$ref.split("/").at(-1) ?? ""], [step, ...rest]);
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => holds(each, [step, ...rest]));
  if (schema.properties === undefined) return schema.additionalProperties !== false && "additionalProperties" in schema;
  return holds(schema.properties[step], rest);
}

function signedOf(event: string, paths: readonly string[]): string[] {
  return paths.filter((path) => holds(schemas[event], path.split(".")));
}

describe("the signed fields of an event", () => {
  it("are eighteen, of subscriptions twenty-six, sorted by their path", () => {
    const { standard, subscription } = SIGNED_FIELDS;
    expect([standard.length, subscription.length]).toEqual([18, 26]);
    for (const paths of [standard, subscription]) expect(paths).toEqual([...new Set(paths)].sort());
  });

  it("are all fields of a payment's event", () => {
    expect(signedOf("PaymentEvent", SIGNED_FIELDS.subscription)).toEqual(SIGNED_FIELDS.subscription);
  });

  // A new field with a signed name would change the signature of every event that receivers verify already.
  it.each([
    ["OperationEvent", ["amount", "order_no", "reference_number", "result"]],
    ["SubscriptionEvent", ["amount", "currency_code", "gateway_account"]],
  ])("of %s stay the same", (event, fields) => {
    expect(signedOf(event, SIGNED_FIELDS.standard)).toEqual(fields);
  });
});

/** True if some part of the text names the paths in their order, with nothing else between them. */
function lists(source: string, paths: readonly string[]): boolean {
  const words = source.match(/[a-z_0-9]+(?:\.[a-z_0-9]+)*/g) ?? [];
  return words.some((_, from) => paths.every((path, at) => words[from + at] === path));
}

const { standard, subscription } = SIGNED_FIELDS;
const further = subscription.filter((path) => !standard.includes(path));

// What a receiver copies, in languages that have no package.
test.each(["docs/guides/en/webhooks.md", "docs/guides/ar/webhooks.md", "examples/php-laravel/app/SarrafWebhook.php"])(
  "%s lists the signed fields",
  (path) => {
    const source = text(path);
    expect([lists(source, standard), lists(source, further)]).toEqual([true, true]);
  },
);
