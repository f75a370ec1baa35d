import { expect, it } from "vitest";
import { Busy, NotFound } from "@/server/kernel/errors";
import { BUSY, busyPage } from "./busy-page";

it("a page reads on, is busy when the database is, and lets every other fault through", async () => {
  expect(await busyPage(Promise.resolve("page"))).toBe("page");
  expect(await busyPage(Promise.reject(new Busy()))).toBe(BUSY);
  await expect(busyPage(Promise.reject(new NotFound()))).rejects.toBeInstanceOf(NotFound);
  await expect(busyPage(Promise.reject(new TypeError("a bug")))).rejects.toBeInstanceOf(TypeError);
});
