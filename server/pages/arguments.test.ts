import { describe, expect, it } from "vitest";
import { requireOwnForm } from "./arguments";

const MISSING = expect.objectContaining({ digest: expect.stringContaining("404") });
const refusal = (place: object): unknown => {
  try {
    requireOwnForm(place as { readonly id: string }, "id", new FormData());
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
