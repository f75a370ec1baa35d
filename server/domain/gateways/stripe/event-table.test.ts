import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentedEvents, eventLines } from "@/server/testing/event-table";
import { ruleOf, STRIPE_EVENTS } from "./core/tables/events";

/** The event types in the types of the installed package `stripe`. */
function publishedTypes(): string[] {
  const path = join(process.cwd(), "node_modules/stripe/esm/resources/Events.d.ts");
  return [...readFileSync(path, "utf8").matchAll(/^ {4}type: '([a-z_.]+)';$/gm)].map(([, type = ""]) => type);
}

const CONCERNED =
  /^(charge|payment_intent|checkout\.session|refund|review|radar\.early_fraud_warning|payout|mandate)\./;

test("the table has every published event about payments, refunds, disputes, reviews, payouts and mandates", () => {
  const published = publishedTypes();
  expect(published.length).toBeGreaterThan(200);
  expect(Object.keys(STRIPE_EVENTS).sort()).toEqual(published.filter((type) => CONCERNED.test(type)).sort());
});

test("an unknown event about a payment waits for a person, and other unknown events do nothing", () => {
  expect(ruleOf("charge.new_word").effect).toBe("listed");
  expect([ruleOf("customer.created").effect, ruleOf("toString").effect]).toEqual(["ignored", "ignored"]);
});

test("the page about the gateway shows the table", () => {
  expect(documentedEvents("stripe")).toEqual(eventLines(STRIPE_EVENTS));
});
