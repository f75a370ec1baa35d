import { describe, expect, it } from "vitest";
import { affectedSince, CONSOLE_JOURNEYS, importsOf, journeysAffected, readsFiles, testsLoading } from "./affected.mjs";

describe("the tests that a change can affect", () => {
  const imports = new Map([
    ["a.test.ts", ["a.ts"]],
    ["b.test.ts", ["b.ts", "words.json"]],
    ["a.ts", ["shared.ts"]],
    ["b.ts", ["c.ts"]],
    ["c.ts", ["b.ts"]],
  ]);
  const tests = ["a.test.ts", "b.test.ts"];

  it.each([
    ["itself", ["a.test.ts"], ["a.test.ts"]],
    ["a file that it loads through another", ["shared.ts"], ["a.test.ts"]],
    ["a file of a circle", ["c.ts"], ["b.test.ts"]],
    ["data", ["words.json"], ["b.test.ts"]],
    ["nothing that a test loads", ["README.md"], []],
  ])("%s", (_, changed, affected) => {
    expect(testsLoading(changed, tests, imports)).toEqual(affected);
  });

  it("are found through the imports of the real files", async () => {
    const test = "scripts/affected.test.ts";
    const found = await importsOf([test]);
    expect(testsLoading(["scripts/lock.mjs"], [test], found)).toEqual([]);
    expect(testsLoading(["scripts/run-and-count.mjs"], [test], found)).toEqual([test]);
  });

  it("include those that read files, which no import shows", () => {
    expect(readsFiles("server/house-rules.test.ts")).toBe(true);
    expect(readsFiles("server/kernel/money.test.ts")).toBe(false);
  });

  it("include those whose helpers read files", async () => {
    const test = "server/documentation/guides.test.ts";
    const found = await importsOf([test]);
    expect(readsFiles(test)).toBe(false);
    expect(testsLoading([...found.keys()].filter(readsFiles), [test], found)).toEqual([test]);
  });

  it("need a commit that is also in this clone", async () => {
    await expect(affectedSince("no-such-branch")).rejects.toThrow("--since no-such-branch: this clone has no commit");
  });
});

describe("the journeys that a change can affect", () => {
  it.each([
    ["a page of the console", ["components/console/tabs.tsx"], [], CONSOLE_JOURNEYS],
    ["one journey", ["e2e/pay.spec.ts"], ["e2e/pay.spec.ts"], ["e2e/pay.spec.ts"]],
    ["any other page", ["components/console/tabs.tsx", "components/ui/button.tsx"], [], []],
    ["the server in front of the app", ["server/front/listen.ts"], [], []],
    ["a picture of the console", ["e2e/pictures/payments-en-1280.png"], [], []],
    ["a document", ["README.md"], [], null],
    ["a test of the server", ["server/kernel/money.test.ts"], [], null],
  ])("%s", (_, changed, specs, words) => {
    expect(journeysAffected(changed, specs)).toEqual(words);
  });
});
