import { expect, it } from "vitest";
import { inReadersLanguage } from "./in-readers-language";

it.each([
  ["", "en"],
  ["en-US,en;q=0.9", "en"],
  ["ar-KW,ar;q=0.9,en;q=0.8", "ar"],
  ["fr,en;q=0.5,ar;q=0.8", "ar"],
  ["ar;q=0.3,en", "en"],
  ["nonsense;q=x", "en"],
])("a browser that accepts %o reads the documentation in %s", (accepted, language) => {
  const request = new Request("http://localhost/docs/search?q=a", { headers: { "accept-language": accepted } });
  const response = inReadersLanguage(request);
  expect([response.status, response.headers.get("location")]).toEqual([307, `/${language}/docs/search?q=a`]);
});
