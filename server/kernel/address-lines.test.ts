import { expect, it } from "vitest";
import { addressLines } from "./address-lines";

it("writes what was sent, in order, with the country's name in the reader's language", () => {
  const address = { line1: "Street 12", line2: "Block 3", city: "Salmiya", postal_code: "22001", country: "KW" };
  expect(addressLines(address, "en")).toEqual(["Street 12", "Block 3", "Salmiya 22001", "Kuwait"]);
  expect(addressLines({ line1: "شارع 12", city: "السالمية", country: "KW" }, "ar")).toEqual([
    "شارع 12",
    "السالمية",
    "الكويت",
  ]);
  expect(addressLines(null, "en")).toEqual([]);
});
