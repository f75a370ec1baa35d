import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { type DrawingLimits, DrawingQueue } from "./drawing-queue";

const folder = mkdtempSync(join(tmpdir(), "drawing-"));
const program = join(folder, "thread.mjs");
writeFileSync(
  program,
  `import { parentPort } from "node:worker_threads";
  const eaten = [];
  parentPort.on("message", ({ view }) => {
    if (view === "loop") for (;;);
    if (view === "eat") for (;;) eaten.push(new Array(10_000).fill({ view }));
    if (view === "exit") process.exit(3);
    if (view === "throw") throw new Error("bad program");
    const said = view === "secret" ? String(process.env.SARRAF_SECRET) : String(view);
    parentPort.postMessage(view === "bad" ? { failure: "bad view" } : { pdf: new TextEncoder().encode(said) });
  });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** The program above reads only the view, here a text. */
function queueWith(limits: Partial<DrawingLimits> = {}) {
  const queue = new DrawingQueue(program, limits);
  return async (view: string) => {
    const pdf = await queue.draw({ kind: "invoice", view: view as never, language: "en", logo: null });
    return new TextDecoder().decode(pdf);
  };
}

describe("a document that exceeds the limits is put off, and the next one is drawn", () => {
  it.each([
    ["memory", "eat", { heapMiB: 16 }],
    ["a thread that exits", "exit", {}],
    ["an error outside the drawing", "throw", {}],
  ])("%s", async (_name, view, limits) => {
    const draw = queueWith(limits);
    const [refused, next] = [draw(view), draw("next")];
    await expect(refused).rejects.toBeInstanceOf(Busy);
    expect(await next).toBe("next");
  });

  it("time: an endless loop is ended", async () => {
    const draw = queueWith({ documentMs: 200 });
    await expect(draw("loop")).rejects.toBeInstanceOf(Busy);
  });
});

test("a drawing that fails says why, and keeps the thread", async () => {
  const draw = queueWith();
  await expect(draw("bad")).rejects.toThrow("bad view");
  expect(await draw("next")).toBe("next");
});

test("only so many requests wait; the others are put off at once", async () => {
  const draw = queueWith({ waiting: 2 });
  const all = ["1", "2", "3", "4"].map(draw);
  const ended = await Promise.allSettled(all);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
});

test("a request that has waited too long is put off, and is not drawn", async () => {
  const draw = queueWith({ documentMs: 400, waitMs: 50 });
  const [first, second] = await Promise.allSettled([draw("loop"), draw("late")]);
  expect([first, second].map((ended) => ended?.status === "rejected" && ended.reason.cause)).toEqual([
    "The document took more than 400 ms.",
    "The document has waited too long.",
  ]);
});

test("an unused thread ends, and the next document starts another", async () => {
  const draw = queueWith({ idleMs: 0 });
  expect(await draw("1")).toBe("1");
  expect(await draw("2")).toBe("2");
});

test("the thread does not know the service's secrets", async () => {
  expect(await queueWith()("secret")).toBe("undefined");
});
