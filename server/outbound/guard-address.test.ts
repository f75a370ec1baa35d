import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Exceptions, guardedConnector, mayDial, type Resolve } from "./guard-address";

const NONE: Exceptions = { local: false, networks: [] };

describe("only addresses of the public internet may be dialled", () => {
  it.each([
    ["8.8.8.8", true],
    ["1.1.1.1", true],
    ["2606:4700:4700::1111", true],
    ["::ffff:8.8.8.8", true],
    ["127.0.0.1", false],
    ["127.255.255.254", false],
    ["0.0.0.0", false],
    ["10.1.2.3", false],
    ["172.16.0.1", false],
    ["172.31.255.255", false],
    ["192.168.1.1", false],
    ["169.254.169.254", false],
    ["100.64.0.1", false],
    ["192.0.0.1", false],
    ["192.0.2.1", false],
    ["198.18.0.1", false],
    ["224.0.0.1", false],
    ["240.0.0.1", false],
    ["255.255.255.255", false],
    ["::", false],
    ["::1", false],
    ["::ffff:127.0.0.1", false],
    ["::ffff:169.254.169.254", false],
    ["::ffff:7f00:1", false],
    ["::ffff:a9fe:a9fe", false],
    ["::127.0.0.1", false],
    ["::7f00:1", false],
    ["64:ff9b::7f00:1", false],
    ["64:ff9b::a9fe:a9fe", false],
    ["64:ff9b::808:808", true],
    ["64:ff9b:1::a9fe:a9fe", false],
    ["2002:7f00:1::", false],
    ["2002:808:808::", false],
    ["2001::1", false],
    ["2001:0:4136:e378:8000:63bf:80ff:fffe", false],
    ["2001:2::1", false],
    ["3fff::1", false],
    ["4000::1", false],
    ["5f00::1", false],
    ["100::1", false],
    ["fe80::1", false],
    ["fe80::1%eth0", false],
    ["fc00::1", false],
    ["fd00:ec2::254", false],
    ["fec0::1", false],
    ["ff02::1", false],
    ["2001:db8::1", false],
    ["not an address", false],
    ["", false],
  ])("%s: %s", (address, expected) => {
    expect(mayDial(address, NONE)).toBe(expected);
  });
});

describe("an installation on a loopback address dials loopback and private networks, but no other special range", () => {
  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["10.1.2.3", true],
    ["fd00::1", true],
    ["64:ff9b::7f00:1", true],
    ["169.254.169.254", false],
    ["fe80::1", false],
    ["100.64.0.1", false],
    ["0.0.0.0", false],
    ["224.0.0.1", false],
    ["::7f00:1", false],
  ])("%s: %s", (address, expected) => {
    expect(mayDial(address, { local: true, networks: [] })).toBe(expected);
  });
});

describe("the networks of the environment may be dialled, and no address beside them", () => {
  const listed: Exceptions = { local: false, networks: ["10.8.0.0/16", "fd12::/16", "169.254.169.254/32"] };
  it.each([
    ["10.8.255.1", true],
    ["::ffff:10.8.0.1", true],
    ["10.9.0.1", false],
    ["127.0.0.1", false],
    ["fd12::5", true],
    ["fd13::5", false],
    ["169.254.169.254", true],
    ["8.8.8.8", true],
  ])("%s: %s", (address, expected) => {
    expect(mayDial(address, listed)).toBe(expected);
  });
});

describe("a guarded connection", () => {
  let server: Server;
  let port: number;
  let hits = 0;

  beforeAll(async () => {
    server = createServer((_, response) => {
      hits += 1;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const resolvingTo =
    (...addresses: string[]): Resolve =>
    (_, __, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );

  async function dial(host: string, resolve?: Resolve): Promise<unknown> {
    const dispatcher = new Agent({ connect: guardedConnector(1_000, () => NONE, resolve) });
    try {
      return await request(`http://${host}:${port}/`, { method: "POST", dispatcher });
    } finally {
      await dispatcher.close();
    }
  }

  // The URL parser turns octal, hexadecimal and decimal forms into dotted ones before anything is dialled.
  it.each([
    "127.0.0.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "127.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::7f00:1]",
    "[4000::1]",
    "0",
  ])("refuses the address %s written out", async (host) => {
    await expect(dial(host)).rejects.toMatchObject({ code: "FORBIDDEN_ADDRESS" });
  });

  it.each([
    ["loopback", ["127.0.0.1"]],
    ["the cloud's metadata", ["169.254.169.254"]],
    ["a private network", ["10.0.0.7"]],
    ["an IPv4-mapped loopback", ["::ffff:127.0.0.1"]],
    ["a public and a private address", ["8.8.8.8", "127.0.0.1"]],
    ["nothing", []],
  ])("refuses a name that resolves to %s", async (_, addresses) => {
    await expect(dial("receiver.example", resolvingTo(...addresses))).rejects.toMatchObject({
      code: "FORBIDDEN_ADDRESS",
    });
  });

  test("refuses localhost, and passes on that a name is unknown", async () => {
    await expect(dial("localhost")).rejects.toMatchObject({ code: "FORBIDDEN_ADDRESS" });
    const unknown: Resolve = (_, __, callback) =>
      callback(Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }), []);
    await expect(dial("receiver.example", unknown)).rejects.toMatchObject({ code: "ENOTFOUND" });
  });

  test("reaches none of them", () => {
    expect(hits).toBe(0);
  });
});
