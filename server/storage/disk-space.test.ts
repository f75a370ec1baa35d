import { statfs } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { isDiskFull } from "./disk-space";

const { env } = vi.hoisted(() => ({ env: { bucket: null as object | null, filesFolder: "/data/files" } }));
vi.mock("@/server/env", () => ({ env }));
vi.mock("node:fs/promises", () => ({ statfs: vi.fn() }));

const free = (bytes: number) => ({ bavail: bytes / 4_096, bsize: 4_096 }) as never;

beforeEach(() => {
  vi.mocked(statfs).mockReset();
  env.bucket = null;
});

test("a disk is full if less than 16 MiB are free", async () => {
  vi.mocked(statfs).mockResolvedValueOnce(free(16_777_216)).mockResolvedValueOnce(free(16_773_120));
  expect([await isDiskFull(), await isDiskFull()]).toEqual([false, true]);
});

test("before the first file the folder's parent is asked, and a bucket has no disk", async () => {
  vi.mocked(statfs).mockRejectedValueOnce(new Error("ENOENT")).mockResolvedValueOnce(free(0));
  expect(await isDiskFull()).toBe(true);
  expect(vi.mocked(statfs).mock.calls).toEqual([["/data/files"], ["/data"]]);
  env.bucket = {};
  expect(await isDiskFull()).toBeNull();
});
