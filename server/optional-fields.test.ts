/** An optional field that is added to a contract must be a compile error at its view. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(__dirname, "..");
const SOURCES = readdirSync(join(ROOT, "server"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path) && !path.startsWith("db/generated"))
  .map((path) => readFileSync(join(ROOT, "server", path), "utf8"));

type Schema = { readonly properties?: Readonly<Record<string, unknown>>; readonly required?: readonly string[] };
const schemas: Readonly<Record<string, Schema>> = JSON.parse(readFileSync(join(ROOT, "public/openapi.json"), "utf8"))
  .components.schemas;

/** Contracts' constants by their name in the API's document. */
const CONSTANTS = new Map(
  SOURCES.flatMap((text) => [...text.matchAll(/export const (\w+) = named\(\s*"(\w+)"/g)]).map(
    ([, constant = "", name = ""]) => [name, constant],
  ),
);

/** Answers without such a view, and why. */
const WITHOUT_VIEW: Readonly<Record<string, string>> = {
  Agreement: "echoed as it was stored",
  CardAcceptanceCriteria: "echoed as it was stored",
  Address: "echoed as it was stored",
  ShippingAddress: "echoed as it was stored",
  GatewayField: "a table of constants",
  Payment: "made of the event of a payment",
  DeletedSession: "made of a session",
  RetrievedSession: "made of a session",
};

it("every answer with optional fields is made by answer<…>(), which asks for each of them", () => {
  const checked = new Set(
    SOURCES.flatMap((text) => [...text.matchAll(/answer<(?:Omit<)?(\w+)/g)]).map(([, type]) => type),
  );
  const unchecked = [...CONSTANTS].filter(([name, constant]) => {
    const { properties = {}, required = [] } = schemas[name] ?? {};
    return (
      Object.keys(properties).length > required.length &&
      ![constant, name].some((each) => checked.has(each)) &&
      !(name in WITHOUT_VIEW)
    );
  });
  expect(unchecked.map(([name]) => name)).toEqual([]);
});
