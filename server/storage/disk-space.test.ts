import { expect, test, vi } from "vitest";
import { isDiskFull } from "./disk-space";

const FOLDER = { bucket: null, filesFolder: "/data/files" } as const;

const free = (bytes: number) => ({ bavail: bytes / 4_096, bsize: 4_096 }) as never;

test("a disk is full if less than 16 MiB are free", async () => {
  const spaceOf = vi.fn().mockResolvedValueOnce(free(16_777_216)).mockResolvedValueOnce(free(16_773_120));
  expect([await isDiskFull(FOLDER, spaceOf), await isDiskFull(FOLDER, spaceOf)]).toEqual([false, true]);
});

test("before the first file the folder's parent is asked, and a bucket has no disk", async () => {
  const spaceOf = vi.fn().mockRejectedValueOnce(new Error("ENOENT")).mockResolvedValueOnce(free(0));
  expect(await isDiskFull(FOLDER, spaceOf)).toBe(true);
  expect(spaceOf.mock.calls).toEqual([["/data/files"], ["/data"]]);
  expect(await isDiskFull({ ...FOLDER, bucket: {} as never }, spaceOf)).toBeNull();
});
