import { expect, it } from "vitest";
import { hasAt, readForm, textAt, textsAt } from "./form";

const FORM = readForm(
  "mode=payment&line_items[0][price_data][unit_amount]=512&line_items[0][quantity]=1&expand[0]=a.b&expand[1]=c" +
    "&metadata[order%20no]=7&success_url=http%3A%2F%2Fa%2F%3Fx%3D%7BID%7D",
);

it("brackets nest, numbers make lists, and text stays text", () => {
  expect(FORM).toEqual({
    mode: "payment",
    line_items: [{ price_data: { unit_amount: "512" }, quantity: "1" }],
    expand: ["a.b", "c"],
    metadata: { "order no": "7" },
    success_url: "http://a/?x={ID}",
  });
});

it("a path leads through objects and lists, and the first path that has a value counts", () => {
  expect(textAt(FORM, "amount line_items/0/price_data/unit_amount")).toBe("512");
  expect(textAt(FORM, "line_items/0/price_data")).toBe("");
  expect(textsAt(FORM, "metadata")).toEqual({ "order no": "7" });
  expect([hasAt(FORM, "mode=setup mode=payment"), hasAt({ manual: true }, "manual=false")]).toEqual([true, false]);
});
