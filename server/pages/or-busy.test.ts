import { expect, it } from "vitest";
import { Busy, NotFound } from "../kernel/errors";
import { BUSY, orBusy } from "./or-busy";

it("a page reads on, is busy when the database is, and lets every other fault through", async () => {
  expect(await orBusy(Promise.resolve("page"))).toBe("page");
  expect(await orBusy(Promise.reject(new Busy()))).toBe(BUSY);
  await expect(orBusy(Promise.reject(new NotFound()))).rejects.toBeInstanceOf(NotFound);
  await expect(orBusy(Promise.reject(new TypeError("a bug")))).rejects.toBeInstanceOf(TypeError);
});
