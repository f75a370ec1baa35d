import { describe, expect, it } from "vitest";
import { requireOwnForm } from "./arguments";

const MISSING = expect.objectContaining({ digest: expect.stringContaining("404") });
const refusal = (place: object, form = new FormData()): unknown => {
  try {
    requireOwnForm(place as { readonly id: string }, "id", form);
    return null;
  } catch (error) {
    return error;
  }
};

describe("the place of a form", () => {
  it.each([
    { lang: "en", id: "whe_1" },
    { lang: "en", id: "whe_1", next: null },
  ])("%j is accepted", (place) => {
    expect(refusal(place)).toBeNull();
  });

  it.each([{ lang: "en" }, { id: 7 }, { id: "whe_\0" }, { id: "whe_1", field: "secret\0key" }, null])(
    "%j is not found",
    (place) => {
      expect(refusal(place as object)).toEqual(MISSING);
    },
  );
});

it.each([
  ["key", "a\0b", true],
  ["a\0b", "on", true],
  ["key", "a\u0001b\u2028", false],
] as const)("the form's field %j with %j is not found: %s", (name, text, isMissing) => {
  const form = new FormData();
  form.append("kind", "first");
  form.append(name, text);
  expect(refusal({ id: "whe_1" }, form)).toEqual(isMissing ? MISSING : null);
});
