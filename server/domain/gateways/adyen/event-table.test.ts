import { expect, test } from "vitest";
import WEBHOOKS from "@/server/testing/adyen-documents/webhooks-v1.json";
import { documentedEvents, eventLines } from "@/server/testing/event-table";
import { ADYEN_EVENTS, ruleOf } from "./core/tables/events";

test("the table has every published event code", () => {
  expect(WEBHOOKS.eventCodes).toHaveLength(48);
  expect(Object.keys(ADYEN_EVENTS).sort()).toEqual(WEBHOOKS.eventCodes);
});

test("an unknown event waits for a person", () => {
  expect([ruleOf("SOMETHING_NEW").effect, ruleOf("toString").effect]).toEqual(["listed", "listed"]);
});

test("the page about the gateway shows the table", () => {
  expect(documentedEvents("adyen")).toEqual(eventLines(ADYEN_EVENTS));
});
