import { expect, it } from "vitest";
import { z } from "zod";
import { InvalidFields } from "./errors";
import { formHint } from "./form-hint";
import { listOfObjects } from "./object-list";
import { readInput } from "./read-input";
import { object, text } from "./wire";

const READER = z.object({ rows: listOfObjects(object({ name: text(3), inner: object({ x: text(1) }) }), 3) });
const SOUND = { name: "a", inner: { x: "y" } };

function refusal(rows: unknown): unknown {
  try {
    return readInput(READER, { rows });
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields.rows;
    throw error;
  }
}

it("reads every object", () => {
  expect(refusal([SOUND, SOUND])).toEqual({ rows: [SOUND, SOUND] });
  expect(formHint(READER.shape.rows)).toEqual({ kind: "list" });
});

it.each<[string, unknown, unknown]>([
  [
    "a map for each object, empty if it is sound",
    [SOUND, { inner: {} }],
    [{}, { name: ["This field is required."], inner: { x: ["This field is required."] } }],
  ],
  ["what is no object", [5], [{ non_field_errors: ["Invalid data. Expected a dictionary, but got int."] }]],
  ["nothing", undefined, ["This field is required."]],
  ["an empty list", [], ["This list may not be empty."]],
  ["too many", [SOUND, SOUND, SOUND, SOUND], ["Ensure this field has no more than 3 elements."]],
])("%s", (_, rows, errors) => {
  expect(refusal(rows)).toEqual(errors);
});
