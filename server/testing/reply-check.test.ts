import { expect, it } from "vitest";
import { replyFaults } from "./reply-check";

const CLOCK = "GET /b/sandbox/v1/clock/";
const NOW = "2026-11-21T09:30:00.000Z";

it.each<[what: string, operation: string, status: number, body: unknown, faults: string[]]>([
  ["an answer as it is documented", CLOCK, 200, { now: NOW }, []],
  ["a field more", CLOCK, 200, { now: NOW, zone: "x" }, ["(the body): has a field that is not documented: zone"]],
  ["a field less", CLOCK, 200, {}, ["(the body): must have required property 'now' "]],
  ["another type", CLOCK, 200, { now: 7 }, ["/now: must be string "]],
  ["another form", CLOCK, 200, { now: "today" }, ['/now: must match format "date-time" ']],
  ["no body", CLOCK, 200, undefined, ["(the body): must be object "]],
  ["another status", CLOCK, 202, { now: NOW }, [`the status 202 is not documented: {"now":"${NOW}"}`]],
  ["a refusal", CLOCK, 403, { detail: "No." }, []],
  [
    "a refusal in another shape",
    CLOCK,
    403,
    { error: "No." },
    ["(the body): must have required property 'detail' ", "(the body): has a field that is not documented: error"],
  ],
  ["messages by field", CLOCK, 400, { now: ["No."], of: [{}, { it: ["No."] }] }, []],
  [
    "a body where there is none",
    "DELETE /b/merchant/v1/users/{id}/",
    204,
    {},
    ["the document says that it has no body"],
  ],
  ["none where there is none", "DELETE /b/merchant/v1/users/{id}/", 204, undefined, []],
])("%s", (_, operation, status, body, faults) => {
  expect(replyFaults(operation, { status, body, headers: new Headers() })).toEqual(faults);
});

it("names a header that is not documented, but for those of every answer", () => {
  const headers = new Headers({ "X-Request-Id": "1", "Cache-Control": "no-store", "X-New": "1" });
  expect(replyFaults(CLOCK, { status: 200, body: { now: NOW }, headers })).toEqual([
    "the header x-new is not documented",
  ]);
});
