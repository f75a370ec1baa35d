import { expect, it } from "vitest";
import { InvalidFields } from "@/server/kernel/errors";
import { knownStart, type Page, type PageRequest } from "@/server/kernel/page";
import { pageAtCursor } from "./page-at-cursor";

const IDS = ["c", "b", "a"];
const list = async ({ startingAfter }: PageRequest): Promise<Page<string>> => {
  const start = startingAfter === undefined ? -1 : knownStart([...IDS.keys()].find((at) => IDS[at] === startingAfter));
  return { count: IDS.length, results: IDS.slice(start + 1), last: null };
};
const query = (cursor: string | null) => ({ values: { cursor, rows: null, state: "failed" }, dropped: ["kind"] });

it("begins after the row that the cursor names", async () => {
  expect(await pageAtCursor(query("b"), list)).toEqual({ ...query("b"), rows: ["a"], next: null });
  expect(await pageAtCursor(query(null), list)).toEqual({ ...query(null), rows: IDS, next: null });
});

it("shows the first rows and names the cursor as dropped if it names no row", async () => {
  const { values } = query(null);
  expect(await pageAtCursor(query("x"), list)).toEqual({ values, dropped: ["kind", "cursor"], rows: IDS, next: null });
});

it("hides no other refusal of the list", async () => {
  const refuse = async () => {
    throw new InvalidFields({ state: ["No."] });
  };
  await expect(pageAtCursor(query("b"), refuse)).rejects.toThrow(InvalidFields);
});
