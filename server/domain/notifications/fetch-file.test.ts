import { Agent } from "undici";
import { expect, test } from "vitest";
import { textProvider } from "@/server/testing/text-provider";
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
