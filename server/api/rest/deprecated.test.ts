import { expect, it, test } from "vitest";
import { deprecationHeaders } from "./deprecated";

const SINCE = { since: "2026-11-23", see: "/docs" };

test("an endpoint that is not deprecated says nothing", () => {
  expect(deprecationHeaders(undefined)).toEqual({});
});

it.each([
  [SINCE, { Deprecation: "@1795392000", Link: '</docs>; rel="deprecation"; type="text/html"' }],
  [
    { ...SINCE, sunset: "2027-11-23", successor: "/b/x/" },
    {
      Deprecation: "@1795392000",
      Sunset: "Tue, 23 Nov 2027 00:00:00 GMT",
      Link: '</docs>; rel="deprecation"; type="text/html", </b/x/>; rel="successor-version"',
    },
  ],
])("%j has the forms of RFC 9745 and RFC 8594", (declared, headers) => {
  expect(deprecationHeaders(declared)).toEqual(headers);
});

it.each(["2026-02-31x", "soon", "2026-13-01"])("a declaration since %j is a mistake", (since) => {
  expect(() => deprecationHeaders({ ...SINCE, since })).toThrow(/is not a day/);
});
