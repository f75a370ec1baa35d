import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { AnswerTooLong, fileAgent, guardedFetch, outboundAgent } from "./agents";

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

describe("an answer of more than a megabyte", () => {
  let server: Server;
  let hasEnded: Promise<void>;
  beforeAll(async () => {
    function* endless() {
      for (;;) yield Buffer.alloc(65_536, " ");
    }
    server = createServer(({ url }, response) => {
      if (url === "/whole") return response.end(" ".repeat(1_000_000));
      if (url === "/compressed") {
        response.setHeader("content-encoding", "gzip");
        return response.end(gzipSync(Buffer.alloc(10_000_000)));
      }
      hasEnded = new Promise((done) => pipeline(endless(), response, () => done()));
      return response;
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  beforeEach(() => void vi.stubEnv("BASE_URL", "http://localhost:3000"));
  afterAll(() => server.close());

  const text = async (path: string): Promise<string> => {
    const { port } = server.address() as AddressInfo;
    return (await guardedFetch(`http://127.0.0.1:${port}${path}`)).text();
  };

  test("is refused, and one without end is disconnected", async () => {
    await expect(text("/endless")).rejects.toThrow(AnswerTooLong);
    await hasEnded;
  });

  test("is refused if only its decompressed form is", async () => {
    await expect(text("/compressed")).rejects.toThrow(AnswerTooLong);
    expect(await text("/whole")).toHaveLength(1_000_000);
  });
});
