import { describe, expect, test } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { hashingQueue } from "./hashing-queue";

/** Works that end when asked to. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((end) => ends.set(name, () => end(name)));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((turn) => setImmediate(turn));
  };
  return { started, work, end };
}

describe("the queue of password hashes", () => {
  test("runs as many as allowed, one of a caller at a time, and callers take turns", async () => {
    const { started, work, end } = works();
    const queue = hashingQueue(2, 10, 10);
    const done = [
      queue("192.0.2.1", work("a1")),
      queue("192.0.2.1", work("a2")),
      queue("192.0.2.1", work("a3")),
      queue("2001:db8::1", work("b1")),
      queue("2001:db8::2", work("b2")),
      queue("192.0.2.3", work("c1")),
    ];
    await end("");
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "a2"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1", "a2", "b2"]);
    await end("a2");
    expect(started).toEqual(["a1", "b1", "a2", "b2", "c1"]);
    for (const name of ["b2", "c1", "a3"]) await end(name);
    expect(await Promise.all(done)).toEqual(["a1", "a2", "a3", "b1", "b2", "c1"]);
  });

  test("refuses what would wait too long: of one caller, and of all", async () => {
    const { work } = works();
    const queue = hashingQueue(1, 3, 2);
    for (const name of ["a1", "a2", "a3"]) void queue("192.0.2.1", work(name));
    await expect(queue("192.0.2.1", work("a4"))).rejects.toThrow(Busy);
    void queue("192.0.2.2", work("b1"));
    await expect(queue("192.0.2.3", work("c1"))).rejects.toThrow(Busy);
  });

  test("goes on after a failure", async () => {
    const { work, end, started } = works();
    const queue = hashingQueue(1, 3, 2);
    await expect(queue("192.0.2.1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    void queue("192.0.2.1", work("a2"));
    await end("");
    expect(started).toEqual(["a2"]);
  });
});
