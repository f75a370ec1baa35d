import { expect, test } from "vitest";
import { MESSAGES } from "../../testing/render";

test("both languages have the same declines, each with a meaning and a help", () => {
  const entries = Object.values(MESSAGES).map(({ console: { declines } }) =>
    Object.entries(declines).map(([word, texts]) => [word, Object.keys(texts)]),
  );
  expect(entries[0]).toEqual(entries[1]);
  expect(entries[0]?.every(([, names]) => String(names) === "means,helps")).toBe(true);
});
