import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { precedence } from "./precedence";
import { inSlots, LOOPBACK_SLOTS, PAGE_SLOTS, REQUEST_SLOTS } from "./slots";

let inSlot: ReturnType<typeof inSlots>;
let started: string[];

beforeEach(() => {
  vi.useFakeTimers();
  inSlot = inSlots(PAGE_SLOTS);
  started = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function ask(caller: string, name = caller) {
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  const page = { response, isTaken: true };
  const refuse = () => {
    page.isTaken = false;
  };
  inSlot(caller, { response: response as unknown as ServerResponse, start: () => started.push(name), refuse });
  return page;
}

test("one page is rendered at a time, and callers take turns", async () => {
  const first = ask("a", "a1");
  ask("a", "a2");
  ask("a", "a3");
  ask("b");
  expect(started).toEqual(["a1"]);
  first.response.emit("finish");
  first.response.emit("close");
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(["a1", "a2"]);
  await vi.advanceTimersByTimeAsync(50);
  expect(started).toEqual(["a1", "a2", "b"]);
  await vi.advanceTimersByTimeAsync(52);
  expect(started).toEqual(["a1", "a2", "b", "a3"]);
});

test("a page that takes long leaves its slot, and a caller who left takes none", async () => {
  ask("a");
  ask("b").response.destroyed = true;
  ask("c");
  ask("d");
  await vi.advanceTimersByTimeAsync(51);
  expect(started).toEqual(["a", "c"]);
  await vi.advanceTimersByTimeAsync(51);
  expect(started).toEqual(["a", "c", "d"]);
});

test("at most a thousand pages wait or are unanswered, also those that left their slot", async () => {
  const pages = Array.from({ length: 40 }, (_, each) => ask(`a${each}`));
  await vi.advanceTimersByTimeAsync(40 * 60);
  expect(started).toHaveLength(40);
  for (let each = 40; each < 1_000; each += 1) expect(ask(`a${each}`).isTaken).toBe(true);
  expect(ask("z").isTaken).toBe(false);
  pages[0]?.response.emit("finish");
  pages[0]?.response.emit("close");
  expect([ask("z").isTaken, ask("y").isTaken]).toEqual([true, false]);
});

test("in a busy process a page that is in work keeps its slot for 200 ms, and other requests for 50", async () => {
  const isBusy = () => true;
  inSlot = inSlots(PAGE_SLOTS, isBusy);
  ask("a");
  ask("b");
  await vi.advanceTimersByTimeAsync(190);
  expect(started).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(20);
  expect(started).toEqual(["a", "b"]);
  started = [];
  inSlot = inSlots({ ...REQUEST_SLOTS, slots: 1 }, isBusy);
  ask("c");
  ask("d");
  await vi.advanceTimersByTimeAsync(60);
  expect(started).toEqual(["c", "d"]);
});

test("in a busy process two slow loopback pages keep their slots for 400 ms", async () => {
  inSlot = inSlots(LOOPBACK_SLOTS, () => true);
  for (const name of ["a", "b", "c"]) ask("::1", name);
  await vi.advanceTimersByTimeAsync(150);
  expect(started).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(260);
  expect(started).toEqual(["a", "b", "c"]);
});

test("if a thousand pages wait, a newcomer takes the place of the caller with the most", async () => {
  const pages = Array.from({ length: 1_000 }, (_, each) => ask(`a${each % 50}`, `a${each}`));
  expect(ask("z").isTaken).toBe(true);
  expect(pages.filter(({ isTaken }) => !isTaken)).toHaveLength(1);
  for (const { response } of pages) response.emit("close");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(started.indexOf("z")).toBeLessThan(60);
});

test("a caller who left before the turn takes no slot and is not rendered", () => {
  const response = Object.assign(new EventEmitter(), { destroyed: true }) as unknown as ServerResponse;
  inSlot("a", { response, start: () => started.push("left"), refuse: () => started.push("refused") });
  ask("a", "a1");
  expect(started).toEqual(["a1"]);
});

test("four other requests are in work at a time; one that waits for a gateway leaves its slot", async () => {
  inSlot = inSlots(REQUEST_SLOTS);
  const first = Array.from({ length: 6 }, (_, each) => ask("a", `a${each}`))[0];
  ask("b");
  expect(started).toEqual(["a0", "a1", "a2", "a3"]);
  first?.response.emit("close");
  await vi.advanceTimersByTimeAsync(1);
  expect(started.slice(4)).toEqual(["a4"]);
  await vi.advanceTimersByTimeAsync(50);
  expect(started.slice(5)).toEqual(["b", "a5"]);
});

test("any number of other requests wait", () => {
  inSlot = inSlots(REQUEST_SLOTS);
  for (let each = 0; each < 20_000; each += 1) expect(ask(`a${each % 9}`).isTaken).toBe(true);
});

test("in a busy process pages and other requests start one after another, each after 20 ms at the latest", async () => {
  let isBusy = true;
  const turns = precedence(() => isBusy);
  const [inPage, inRequest] = [inSlots(PAGE_SLOTS, () => isBusy, turns), inSlots(REQUEST_SLOTS, () => isBusy, turns)];
  const startedIn = (slot: typeof inPage, name: string) => {
    inSlot = slot;
    return ask(name).response;
  };
  const first = startedIn(inRequest, "r1");
  startedIn(inRequest, "r2");
  startedIn(inPage, "page");
  expect(started).toEqual(["r1"]);
  first.emit("finish");
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(["r1", "r2"]);
  await vi.advanceTimersByTimeAsync(20);
  expect(started).toEqual(["r1", "r2", "page"]);
  isBusy = false;
  startedIn(inRequest, "r3");
  expect(started).toEqual(["r1", "r2", "page", "r3"]);
});

test("any number of callers who left before their turn are passed over at once", async () => {
  inSlot = inSlots(REQUEST_SLOTS);
  for (let each = 0; each < 20_000; each += 1) {
    const { response } = ask(`a${each % 9}`);
    response.destroyed = each >= 4;
  }
  ask("b");
  await vi.advanceTimersByTimeAsync(51);
  expect(started).toEqual(["a0", "a1", "a2", "a3", "b"]);
});

test("one caller's unanswered pages keep nobody else out, and are forgotten after 30 seconds", async () => {
  const pages = Array.from({ length: 1_000 }, () => ask("a"));
  expect(pages.filter(({ isTaken }) => isTaken)).toHaveLength(100);
  await vi.advanceTimersByTimeAsync(100 * 60);
  expect(started).toHaveLength(100);
  expect([ask("a").isTaken, ask("z").isTaken]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask("a").isTaken).toBe(true);
});
