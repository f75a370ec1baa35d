/** Fails tests whose replies differ from the API's document (decision 0274). */
import { afterEach, expect } from "vitest";
import { takeFaults } from "./witness";

afterEach(() => {
  expect(takeFaults(), "answers that differ from public/openapi.json; `npm run openapi` writes it").toEqual([]);
});
