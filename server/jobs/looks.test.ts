import { expect, test } from "vitest";
import { gate } from "@/server/testing/waiting";
import { Looks } from "./looks";

test("of thirty jobs that look at once two query at a time, in their order, and a failed query frees its place", async () => {
  const looks = new Looks(2);
  const gates = Array.from({ length: 30 }, gate);
  const begun: number[] = [];
  let [atWork, most] = [0, 0];
  const done = gates.map(({ opened }, n) =>
    looks.take(async () => {
      begun.push(n);
      atWork += 1;
      most = Math.max(most, atWork);
      await opened;
      atWork -= 1;
      if (n === 0) throw new Error("no connection");
      return n;
    }),
  );
  for (const each of gates) each.open();
  const results = await Promise.allSettled(done);
  expect(results.map(({ status }) => status)).toEqual(["rejected", ...Array.from({ length: 29 }, () => "fulfilled")]);
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 30 }, (_, n) => n));
});
