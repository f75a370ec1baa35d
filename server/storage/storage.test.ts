import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { StorageAway, storage } from "./index";
import { checkedKey, type Storage } from "./storage";

const TEXT = { contentType: "text/plain" };
const folder = mkdtempSync(join(tmpdir(), "files-"));
const server = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "files", configs: [] }],
});

function chooseDisk(): void {
  vi.stubEnv("S3_BUCKET", "");
  vi.stubEnv("SARRAF_FILES", join(folder, "disk"));
}

function chooseBucket(endpoint: string): void {
  const keys = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
  const place = { S3_BUCKET: "files", S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: "1" };
  for (const [name, value] of Object.entries({ ...place, ...keys })) vi.stubEnv(name, value);
}

const stores: Record<string, Storage> = {};
const opened = (kind: string): Storage => stores[kind] ?? storage();

beforeAll(async () => {
  chooseDisk();
  stores.disk = storage();
  chooseBucket(`http://127.0.0.1:${(await server.run()).port}`);
  stores.bucket = storage();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function content(store: Storage, key: string): Promise<string | null> {
  const file = await store.read(key);
  if (file === null) return null;
  const bytes = await buffer(file.body);
  expect(file.size).toBe(bytes.length);
  return bytes.toString();
}

async function keysBelow(store: Storage, name: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of store.list(name)) keys.push(file.key);
  return keys.sort();
}

describe.each(["disk", "bucket"])("a %s", (kind) => {
  it("gives back what was put, from bytes and from a stream, and the last of two", async () => {
    const store = opened(kind);
    await store.put("a/first", Buffer.from("one"), TEXT);
    await store.put("a/first", Readable.from([Buffer.from("tw"), Buffer.from("o, يا")]), TEXT);
    expect(await content(store, "a/first")).toBe("two, يا");
  });

  it("keeps a file of several parts byte for byte", async () => {
    const part = Buffer.alloc(1_000_000, "0123456789");
    await opened(kind).put("big/file.pdf", Readable.from(Array.from({ length: 7 }, () => part)), TEXT);
    expect(await content(opened(kind), "big/file.pdf")).toBe(part.toString().repeat(7));
  });

  it("has nothing under a key that was never put or was removed, and removing it again is no error", async () => {
    const store = opened(kind);
    expect(await store.read("a/missing")).toBeNull();
    expect(await store.read("a/first/below")).toBeNull();
    expect(await store.read("a")).toBeNull();
    await store.put("a/gone", Buffer.from("x"), TEXT);
    await store.remove("a/gone");
    await store.remove("a/gone");
    expect(await store.read("a/gone")).toBeNull();
  });

  it("stores nothing of a stream that breaks off", async () => {
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("The caller hung up.");
    }
    await expect(opened(kind).put("cut/file", Readable.from(broken()), TEXT)).rejects.toThrow("The caller hung up.");
    expect(await opened(kind).read("cut/file")).toBeNull();
    expect(await keysBelow(opened(kind), "cut")).toEqual([]);
  });

  it("lists what lies below a folder, with sizes and times, and nothing beside it", async () => {
    const store = opened(kind);
    for (const key of ["list/one", "list/deep/two", "list-not/three"]) await store.put(key, Buffer.from("1234"), TEXT);
    expect(await keysBelow(store, "list")).toEqual(["list/deep/two", "list/one"]);
    expect(await keysBelow(store, "nowhere")).toEqual([]);
    for await (const file of store.list("list")) expect(file).toMatchObject({ size: 4, storedAt: expect.any(Date) });
  });

  it("takes no key that is not one", async () => {
    await expect(opened(kind).put("../out", Buffer.from("x"), TEXT)).rejects.toThrow(RangeError);
    await expect(opened(kind).read("/etc/passwd")).rejects.toThrow(RangeError);
    await expect(opened(kind).remove("a/../../out")).rejects.toThrow(RangeError);
  });
});

it("a bucket hands a file out itself, by a signed address that holds for a while; a disk does not", async () => {
  await opened("bucket").put("signed/file", Buffer.from("طلب"), TEXT);
  const handed = { contentType: "text/csv; charset=utf-8", fileName: "report.csv", seconds: 60 };
  const url = (await opened("bucket").presign?.("signed/file", handed)) ?? "";
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, "طلب"]);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="report.csv"');
  expect(new URL(url).searchParams.get("X-Amz-Expires")).toBe("60");
  expect(new URL(url).searchParams.get("X-Amz-Signature")).toMatch(/^[0-9a-f]{64}$/);
  expect(opened("disk").presign).toBeUndefined();
});

it.each(["", ".", "..", "a/", "/a", "a//b", "a/.b", "a/../b", "a\\b", "a b", "a\0", "ملف", `a/${"b".repeat(200)}`])(
  "%j is no key",
  (key) => expect(() => checkedKey(key)).toThrow(RangeError),
);

it.each(["a", "attachments/3f/9c-_.PDF", "a".repeat(200)])("%j is a key", (key) => expect(checkedKey(key)).toBe(key));

it("what a crash leaves of a draft can be found and removed like a file", async () => {
  const disk = opened("disk");
  await disk.put("crash/whole", Buffer.from("x"), TEXT);
  await writeFile(join(folder, "disk/crash/draft-0011"), "half");
  expect(await keysBelow(disk, "crash")).toEqual(["crash/draft-0011", "crash/whole"]);
  await disk.remove("crash/draft-0011");
  expect(await readdir(join(folder, "disk/crash"))).toEqual(["whole"]);
});

it("files on the disk are readable by their owner alone", async () => {
  await opened("disk").put("mine/file", Buffer.from("x"), TEXT);
  expect(statSync(join(folder, "disk/mine/file")).mode & 0o077).toBe(0);
});

describe("a store that does not answer", () => {
  async function silentBucket(): Promise<Storage> {
    const silent = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const address = silent.address();
    chooseBucket(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    return storage();
  }

  async function brokenDisk(): Promise<Storage> {
    const path = join(folder, "loop");
    await symlink(path, path).catch(() => undefined);
    vi.stubEnv("S3_BUCKET", "");
    vi.stubEnv("SARRAF_FILES", path);
    return storage();
  }

  it.each([
    ["bucket", silentBucket],
    ["disk", brokenDisk],
  ])("ends each call with a StorageAway error: a %s", async (_kind, away) => {
    const store = await away();
    const calls = [
      () => store.put("a/first", Buffer.from("x"), TEXT),
      () => store.put("a/first", Readable.from([Buffer.from("x")]), TEXT),
      () => store.read("a/first"),
      () => keysBelow(store, "a"),
    ];
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StorageAway);
    await expect(store.read("a/first")).rejects.toHaveProperty("cause.code");
  });
});
