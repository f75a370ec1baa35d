import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haproxyConfig, pgbouncerConfig } from "./texts.mjs";

const deploying = (name: string) => readFileSync(`docs/deploying/${name}`, "utf8");

describe("HAProxy in front of a cluster", () => {
  const made = haproxyConfig(deploying("haproxy.cfg"), {
    port: 4200,
    processes: [4201, 4202],
    errors: "/run/try again.http",
    socket: "/run/a folder/haproxy.sock",
  });

  it("leads to both processes, and to nothing of the file's own addresses", () => {
    expect(made).toContain("bind 127.0.0.1:4200");
    expect(made).toContain("server app-1 127.0.0.1:4201");
    expect(made).toContain("server app-2 127.0.0.1:4202");
    expect(made).not.toMatch(/:3000|\/usr\/local/);
    expect(made).toContain('stats socket "/run/a folder/haproxy.sock" mode 600');
  });

  it("answers what it cannot pass on with a 503 that says when to repeat", () => {
    for (const status of [502, 503, 504]) expect(made).toContain(`errorfile ${status} "/run/try again.http"`);
    const [head = "", body = ""] = deploying("try-again.http").split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n/);
    expect(head).toContain(`Content-Length: ${body.length}`);
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) });
  });

  it("a file without a line to replace is refused", () => {
    expect(() => haproxyConfig("", { port: 1, processes: [], errors: "", socket: "" })).toThrow("bind");
  });
});

describe("PgBouncer in front of a cluster's Postgres", () => {
  const file = deploying("pgbouncer.ini");
  const made = pgbouncerConfig(file, { port: 4203, primary: 5433, users: "/run/userlist.txt" });

  it("leads both of its databases to the primary, one in transactions and one in sessions", () => {
    const lines = made.split("\n").filter((line) => line.startsWith("sarraf"));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain("host=127.0.0.1 port=5433 dbname=sarraf");
    expect(lines[0]).toContain("SET lock_timeout = 10000; SET statement_timeout = 30000");
    expect(lines[1]).toContain("pool_mode=session");
    expect(made).toContain("\npool_mode = transaction\n");
  });
});
