/** Records a gateway's responses without secrets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { vi } from "vitest";

type Recorded = {
  /** Receives a file for each response. */
  readonly folder: string;
  /** Hosts whose responses are recorded. */
  readonly hosts: RegExp;
  /** Removes all fields that the connector does not store. */
  stored(said: unknown): unknown;
};

/** Records the responses to the tests of a file; replaced functions are restored afterwards. */
export function recordAnswersInto({ folder, hosts, stored }: Recorded): void {
  mkdirSync(folder, { recursive: true });
  const { fetch } = globalThis;
  let count = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const response = await fetch(url, init);
    const { pathname, hostname } = new URL(String(url));
    if (!hosts.test(hostname)) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    count += 1;
    const said = body === null ? "no JSON" : stored(body);
    const record = { asked: `${init?.method} ${pathname}`, status: response.status, said };
    writeFileSync(`${folder}/${String(count).padStart(3, "0")}.json`, `${JSON.stringify(record, null, 2)}\n`);
    return response;
  });
}
