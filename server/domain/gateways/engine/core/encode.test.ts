import { expect, it, test } from "vitest";
import { addressOf, encoded, formText } from "./encode";

it.each([
  [{ a: 1, b: undefined, c: null, d: false }, "a=1&c=&d=false"],
  [{ line: [{ price: { unit: 5 } }], tag: ["x", "y"] }, "line[0][price][unit]=5&tag[0]=x&tag[1]=y"],
  [{ name: "Shop: A&B=(1)*'!" }, "name=Shop%3A%20A%26B%3D%281%29%2A%27%21"],
  [{ "metadata[x]": "دينار" }, "metadata[x]=%D8%AF%D9%8A%D9%86%D8%A7%D8%B1"],
  [{}, ""],
])("%j as a form is %s", (body, text) => {
  expect(formText(body)).toBe(text);
});

test("an address has a query only if a value is given", () => {
  const request = { method: "GET", path: "/payments" } as const;
  expect(addressOf("https://x", request)).toBe("https://x/payments");
  expect(addressOf("https://x", { ...request, query: { after: undefined } })).toBe("https://x/payments");
  expect(addressOf("https://x", { ...request, query: { limit: 1 } })).toBe("https://x/payments?limit=1");
});

test("JSON leaves out what is undefined", () => {
  expect(encoded({ a: undefined, b: 1 }, "json")).toEqual({ type: "application/json", text: '{"b":1}' });
});
