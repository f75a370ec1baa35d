/** Every client sends its requests through the proxy of the environment, and no error repeats a secret. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bundleCli } from "@/scripts/build-packages.mjs";
import { ArgumentError, ConnectionError } from "../errors";
import { proxyFor } from "./proxy";
import { type ApiRequest, Transport } from "./transport";

const ROOT = resolve(__dirname, "../../../..");
const GET: ApiRequest = { method: "GET", path: "/b/sandbox/v1/clock/", repeatability: "always" };
const servers: Server[] = [];
const sockets = new Set<Socket>();
let folder: string;
let seen: string[];
let refusal: number | null;
let proxy: string;
/** The port of a TLS server with a certificate of pay.example; null without openssl. */
let tls: number | null = null;

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.on("connection", (socket) => void sockets.add(socket));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    seen.push(
      `${method} ${url} host=${headers.host} key=${headers.authorization} by=${headers["proxy-authorization"]}`,
    );
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ now: "2026-11-23T08:00:00Z", sent: Buffer.concat(chunks).toString() }));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const names = ["-subj", "/CN=pay.example", "-addext", "subjectAltName=DNS:pay.example"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  const made = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    ...names,
    ...files,
  ]);
  if (made.status === 0) {
    const [key, cert] = ["key.pem", "cert.pem"].map((name) => readFileSync(join(folder, name)));
    tls = await listening(createTlsServer({ key, cert }, answer));
  }
  const server = createServer(answer);
  server.on("connect", (request, client) => {
    seen.push(`CONNECT ${request.url} by=${request.headers["proxy-authorization"]}`);
    if (refusal !== null || tls === null) return void client.end(`HTTP/1.1 ${refusal ?? 502} No\r\n\r\n`);
    const origin = connect(tls, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      origin.pipe(client).pipe(origin);
    });
    for (const end of [client, origin]) end.on("error", () => client.destroy());
  });
  proxy = `http://ali:p%40ss@127.0.0.1:${await listening(server)}`;
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
});
beforeEach(() => {
  [seen, refusal] = [[], null];
  for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"])
    for (const each of [name, name.toLowerCase()]) vi.stubEnv(each, "");
});
afterEach(() => vi.unstubAllEnvs());

const BY = `Basic ${Buffer.from("ali:p@ss").toString("base64")}`;

test.each([
  ["https://pay.example", { HTTPS_PROXY: "http://p:8" }, "http://p:8/"],
  ["https://pay.example", { https_proxy: "p:8", HTTPS_PROXY: "http://q:8" }, "http://p:8/"],
  ["https://pay.example", { HTTP_PROXY: "http://p:8" }, null],
  ["https://pay.example", { ALL_PROXY: "http://p:8" }, "http://p:8/"],
  ["https://pay.example", { ALL_PROXY: "http://p:8", NO_PROXY: "other.example, .example" }, null],
  ["https://pay.example", { ALL_PROXY: "http://p:8", NO_PROXY: "y.example,ay.example" }, "http://p:8/"],
  ["https://pay.example", { ALL_PROXY: "http://p:8", NO_PROXY: "pay.example:443" }, null],
  ["https://pay.example", { ALL_PROXY: "http://p:8", NO_PROXY: "pay.example:8443" }, "http://p:8/"],
  ["https://pay.example", { ALL_PROXY: "http://p:8", no_proxy: "*" }, null],
  ["https://[2001:db8::1]", { ALL_PROXY: "http://p:8", NO_PROXY: "2001:db8::1" }, null],
  ["https://[2001:db8::1]", { ALL_PROXY: "http://p:8", NO_PROXY: "[2001:DB8::1]" }, null],
  ["https://[2001:db8::1]", { ALL_PROXY: "http://p:8", NO_PROXY: "[2001:db8::1]:443" }, null],
  ["https://[2001:db8::1]", { ALL_PROXY: "http://p:8", NO_PROXY: "[2001:db8::1]:8443" }, "http://p:8/"],
  ["https://[2001:db8::1]", { ALL_PROXY: "http://p:8", NO_PROXY: "2001:db8::2" }, "http://p:8/"],
  ["https://pay.example", { ALL_PROXY: "socks5://q:1" }, null],
  ["https://pay.example", { ALL_PROXY: "socks5h://ali:secret@q" }, null],
  ["https://pay.example", { ALL_PROXY: "https://q:8" }, null],
  ["https://pay.example", { ALL_PROXY: "socks5://q:1", HTTPS_PROXY: "http://p:8" }, "http://p:8/"],
  ["https://pay.example", { ALL_PROXY: "p:8" }, "http://p:8/"],
  ["http://localhost:3000", { ALL_PROXY: "http://p:8" }, null],
  ["http://127.0.0.1:3000", { HTTP_PROXY: "http://p:8" }, null],
])("%s with %j goes through %s", (address, env, through) => {
  expect(proxyFor(address, env)?.href ?? null).toBe(through);
});

describe("the client for Node", () => {
  test("names the whole address of an http request to the proxy, with body and key", async () => {
    vi.stubEnv("HTTP_PROXY", proxy);
    const transport = new Transport({ apiKey: "sk_1", baseUrl: "http://pay.example/base" });
    const { body } = await transport.send({ ...GET, method: "POST", body: { a: "é" } });
    expect(body).toMatchObject({ sent: '{"a":"é"}' });
    expect(seen).toEqual([`POST http://pay.example/base${GET.path} host=pay.example key=Api-Key sk_1 by=${BY}`]);
  });

  test("an https request that the proxy refuses was not sent, and the error names no password", async () => {
    vi.stubEnv("HTTPS_PROXY", proxy);
    refusal = 407;
    const transport = new Transport({ apiKey: "sk_1", baseUrl: "https://pay.example", maxRetries: 0 });
    const error = await transport.send(GET).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ isUnsent: true, message: "https://pay.example cannot be reached (PROXY_407)." });
    expect(seen).toEqual([`CONNECT pay.example:443 by=${BY}`]);
  });

  test.each([
    [{ baseUrl: "https://pay.example" }, "ftp://ali:secret@p"],
    [{ baseUrl: "https://pay.example" }, "https://ali:secret@p"],
    [{ baseUrl: "https://pay.example" }, "socks5://ali:secret@p"],
    [{ baseUrl: "sk_secret" }, ""],
    [{ baseUrl: "ftp://ali:secret@pay.example" }, ""],
    [{ baseUrl: "https://ali:secret@pay.example" }, ""],
  ])("%j with the proxy %j is refused without repeating it", (options, given) => {
    vi.stubEnv("HTTPS_PROXY", given);
    const make = () => new Transport({ apiKey: "sk_1", ...options });
    expect(make).toThrow(ArgumentError);
    expect(make).not.toThrow(/secret/);
  });
});

/** Environment of a program that reaches pay.example by the proxy alone. */
function programEnv(): NodeJS.ProcessEnv {
  const certificates = { NODE_EXTRA_CA_CERTS: join(folder, "cert.pem"), SSL_CERT_FILE: join(folder, "cert.pem") };
  const service = { SARRAF_API_KEY: "sk_1", SARRAF_BASE_URL: "https://pay.example", HTTPS_PROXY: proxy };
  return { NODE_ENV: "test", PATH: process.env.PATH, HOME: folder, ...service, ...certificates };
}

const OVER_TLS = `GET ${GET.path} host=pay.example key=Api-Key sk_1 by=undefined`;
const hasTls = spawnSync("openssl", ["version"]).status === 0;
const hasPython = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

describe.skipIf(!hasTls)("over TLS the proxy learns neither key nor path (openssl is needed)", () => {
  test("of the command line", async () => {
    const program = join(folder, "sarraf.mjs");
    await bundleCli({ outfile: program });
    const args = [program, "clock", "show", "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: programEnv() });
    expect(stdout).toContain("2026-11-23T08:00:00Z");
    expect(seen).toEqual([`CONNECT pay.example:443 by=${BY}`, OVER_TLS]);
  });

  test.skipIf(!hasPython)("of the client for Python (3.9 or newer is needed)", async () => {
    const script = "from sarraf import Sarraf; print(Sarraf().sandbox.clock()['now'])";
    const env = { ...programEnv(), PYTHONPATH: join(ROOT, "sdk/python/src"), PYTHONDONTWRITEBYTECODE: "1" };
    const { stdout } = await promisify(execFile)("python3", ["-c", script], { env });
    expect(stdout).toContain("2026-11-23T08:00:00Z");
    expect(seen).toEqual([`CONNECT pay.example:443 by=${BY}`, OVER_TLS]);
    const plain = { ...env, SARRAF_BASE_URL: "http://pay.example", HTTP_PROXY: proxy };
    await promisify(execFile)("python3", ["-c", script], { env: plain });
    expect(seen[2]).toBe(`GET http://pay.example${GET.path} host=pay.example key=Api-Key sk_1 by=${BY}`);
    const wrong = { ...env, HTTPS_PROXY: "http://ali:secret" };
    const failed = await promisify(execFile)("python3", ["-c", script], { env: wrong }).catch(({ stderr }) => stderr);
    expect(failed).toMatch(/ALL_PROXY is no address of an http proxy\.$/m);
    expect(failed).not.toContain("secret");
  });
});
