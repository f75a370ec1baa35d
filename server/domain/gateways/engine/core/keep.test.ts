import { expect, test } from "vitest";
import { readJson } from "@/server/kernel/exact-json";
import type { JsonObject } from "@/server/kernel/json";
import { keeping, kept } from "./keep";

const LIST = keeping("id  amount\n captured", { card: keeping("last4", { wallet: keeping("type") }) });

test("a field is stored only if it is listed", () => {
  const said = {
    id: "1",
    captured: false,
    number: "4111",
    card: { last4: "1111", cvv: "1", wallet: { type: "w", token: "t" } },
  };
  expect(kept(said, LIST)).toEqual({ id: "1", captured: false, card: { last4: "1111", wallet: { type: "w" } } });
});

test("objects and lists under the name of a plain value, null and empty parts are dropped", () => {
  expect(kept({ id: { secret: "s" }, amount: ["s"], captured: null, card: { cvv: "1" } }, LIST)).toEqual({});
});

test("an object that is named by its id alone keeps the id, and long numbers keep their digits", () => {
  const said = readJson('{"card":"card_1","amount":99999999999999999}') as JsonObject;
  expect(kept(said, LIST)).toEqual({ card: "card_1", amount: "99999999999999999" });
});
