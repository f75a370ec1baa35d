import { describe, expect, it } from "vitest";
import { readPaymentQuery, widerFilters } from "./payment-query";

describe("an address that says what nobody understands shows the rest, and names what was left out", () => {
  it.each([
    [{ view: "paid", currency: "KWD" }, []],
    [{ view: "stolen", from: "2026-02-30" }, ["view", "from"]],
    [{ currency: "kwd", cursor: "1 OR 1=1", type: "x" }, ["currency", "type", "cursor"]],
    [{ q: "x".repeat(129) }, ["q"]],
    [{ link: `plink_${"A".repeat(32)}` }, []],
    [{ link: "plink_' OR 1=1" }, ["link"]],
    [{ counted: "yes" }, []],
    [{ counted: "no" }, ["counted"]],
    [{ cursor: `1769000000000-${"a".repeat(40)}`, range: "all" }, []],
    [{ cursor: `8200000000000000-${"a".repeat(40)}` }, ["cursor"]],
  ])("%j", (query, dropped) => {
    expect([...readPaymentQuery(query as Record<string, string>).dropped].sort()).toEqual([...dropped].sort());
  });
});

it.each([
  [{ from: "31/13/2027", to: "2027-01-31" }, ["from"]],
  [{ q: "state:nonsense" }, ["state:nonsense"]],
  [{ q: "amount:>x sara" }, ["amount:>x"]],
  [{ q: "sara", cursor: "x" }, []],
])("a file or an action by %j is refused because of %j", (query, names) => {
  expect(widerFilters(readPaymentQuery(query))).toEqual(names);
});
