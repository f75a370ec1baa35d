import { Agent } from "undici";
import { expect, test } from "vitest";
import { textProvider } from "@/server/testing/text-provider";
import { MAX_FILE_BYTES } from "./core/file-types";
import { fetchFile } from "./fetch-file";

test("a file is fetched whole or not at all", async () => {
  const [there, gone] = [
    await textProvider({ status: 200, body: { a: 1 } }),
    await textProvider({ status: 404, body: {} }),
  ];
  const via = new Agent();
  expect(Buffer.from((await fetchFile(`${there.url}/a.txt`, via)) ?? []).toString()).toBe('{"a":1}');
  expect(await fetchFile(gone.url, via)).toBeNull();
  expect(await fetchFile(there.url)).toBeNull();
  there.close();
  gone.close();
  expect(await fetchFile(there.url, via)).toBeNull();
  await via.close();
});

test.each([
  ["redirects to a file", { status: 302, body: {}, headers: { Location: "https://shop.example/a.txt" } }],
  ["needs a password", { status: 401, body: {} }],
  ["has no content", { status: 204, body: {} }],
  ["sends a part", { status: 206, body: {} }],
  ["fails", { status: 500, body: {} }],
  ["sends too much", { status: 200, body: { a: "a".repeat(MAX_FILE_BYTES) } }],
])("no file is fetched from an address that %s", async (_, answer) => {
  const provider = await textProvider(answer);
  const via = new Agent();
  expect(await fetchFile(provider.url, via)).toBeNull();
  expect(provider.asked).toHaveLength(1);
  provider.close();
  await via.close();
});
