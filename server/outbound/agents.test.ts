import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { fileAgent, guardedFetch, outboundAgent } from "./agents";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
afterEach(() => vi.unstubAllEnvs());

const FORBIDDEN = { cause: { code: "FORBIDDEN_ADDRESS" } };
const fetched = async (): Promise<number> => (await guardedFetch(receiver.url(), { method: "POST" })).status;

describe("where BASE_URL is public", () => {
  beforeEach(() => void vi.stubEnv("BASE_URL", "https://pay.example"));

  test("a loopback address is not dialled", async () => {
    const before = receiver.received.length;
    await expect(fetched()).rejects.toMatchObject(FORBIDDEN);
    expect(receiver.received).toHaveLength(before);
  });

  test("a listed network is", async () => {
    vi.stubEnv("OUTBOUND_NETWORKS", "127.0.0.0/8");
    expect(await fetched()).toBe(200);
  });
});

test("where BASE_URL is a loopback address, that one is dialled, except for files, whose content can be read", async () => {
  vi.stubEnv("BASE_URL", "http://localhost:3000");
  expect(await fetched()).toBe(200);
  const dispatched = fetch(receiver.url(), Object.assign({ method: "POST" }, { dispatcher: fileAgent() }));
  await expect(dispatched).rejects.toMatchObject(FORBIDDEN);
});

it("one client serves all requests of a kind", () => {
  expect(outboundAgent()).toBe(outboundAgent());
  expect(fileAgent()).toBe(fileAgent());
});
