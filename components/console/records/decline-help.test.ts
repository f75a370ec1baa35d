import { expect, test } from "vitest";
import { MESSAGES } from "../../testing/render";

test("each decline has a meaning and a help", () => {
  for (const texts of Object.values(MESSAGES.en.console.declines))
    expect(Object.keys(texts)).toEqual(["means", "helps"]);
});
