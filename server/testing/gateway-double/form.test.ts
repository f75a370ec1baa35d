import { expect, it } from "vitest";
import { readForm, textAt } from "./form";

it("brackets nest, numbers make lists, and text stays text", () => {
  const form = readForm(
    "mode=payment&line_items[0][price_data][unit_amount]=512&line_items[0][quantity]=1&expand[0]=a.b&expand[1]=c" +
      "&metadata[order%20no]=7&success_url=http%3A%2F%2Fa%2F%3Fx%3D%7BID%7D",
  );
  expect(form).toEqual({
    mode: "payment",
    line_items: [{ price_data: { unit_amount: "512" }, quantity: "1" }],
    expand: ["a.b", "c"],
    metadata: { "order no": "7" },
    success_url: "http://a/?x={ID}",
  });
  expect(textAt(form, "line_items", 0, "price_data", "unit_amount")).toBe("512");
  expect(textAt(form, "line_items", 0, "price_data")).toBeNull();
});
