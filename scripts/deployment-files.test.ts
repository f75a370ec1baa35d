/** The tools check the files of docs/deploying where installed; the files agree with the project. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Ajv } from "ajv";
import { validate } from "dockerfile-utils";
import { describe, expect, it, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import composeSchema from "./compose-spec.json";

const ROOT = resolve(__dirname, "..");
const FOLDER = join(ROOT, "docs", "deploying");
const run = promisify(execFile);

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const files = readdirSync(FOLDER);
const units = files.filter((name) => /\.(?:service|timer)$/.test(name));
const installed = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** The lines `Key=value` of a unit, by section; a value may have several lines. */
function sectionsOf(unit: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  let current: string[] = [];
  for (const line of read(`docs/deploying/${unit}`).split("\n")) {
    const [, section] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (section !== undefined) sections[section] = current = [];
    else if (line !== "" && !line.startsWith("#")) {
      expect(line).toMatch(/^[A-Z]\w+=.+$/);
      current.push(line);
    }
  }
  return sections;
}

describe("the units of systemd", () => {
  it("have their sections, and start programs of this project", () => {
    expect(units.toSorted()).toEqual(["sarraf-backup.service", "sarraf-backup.timer", "sarraf.service"]);
    for (const unit of units) {
      const sections = sectionsOf(unit);
      expect(Object.keys(sections)).toContain("Unit");
      expect(sections[unit.endsWith(".timer") ? "Timer" : "Service"]?.length).toBeGreaterThan(2);
    }
    const service = read("docs/deploying/sarraf.service");
    const [, script = ""] = /^ExecStartPre=.* (scripts\/\S+)$/m.exec(service) ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
    expect(service).toMatch(/^Environment=LISTEN_HOST=127\.0\.0\.1 TRUST_PROXY=127\.0\.0\.0\/8,::1\/128$/m);
    expect(service).toContain(/^CMD \["node", "([^"]+)"\]$/m.exec(read("Dockerfile"))?.[1]);
  });

  it.skipIf(!installed("systemd-analyze", "--version"))("are accepted by systemd-analyze (if installed)", async () => {
    const paths = units.map((name) => join(FOLDER, name));
    const { stdout, stderr } = await run("systemd-analyze", ["verify", "--man=no", ...paths]);
    const ours = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("sarraf"));
    expect(ours).toEqual([]);
  });

  it("the backup leaves no partial folder under the name of a whole one, and keeps others if it fails", async () => {
    const [, command = ""] =
      /^ExecStart=\/bin\/sh -ec '(.*)'$/m.exec(read("docs/deploying/sarraf-backup.service")) ?? [];
    const folder = mkdtempSync(join(tmpdir(), "backup-"));
    const script = command.replaceAll("%%", "%").replaceAll("$$", () => "$");
    const env = { NODE_ENV: "test" as const, STATE_DIRECTORY: folder, BACKUP_URL: "", PATH: process.env.PATH };
    // Replaces the program: refuses a folder that is not empty, fills it, then fails or not.
    const stub = (status: number) =>
      `pg_basebackup() { for last; do :; done; [ ! -e "$last/x" ]; mkdir -p "$last"; touch "$last/x"; return ${status}; }; `;
    for (const _ of [1, 2]) {
      await expect(run("/bin/sh", ["-ec", stub(1) + script], { env })).rejects.toThrow();
      expect(readdirSync(folder)).toEqual(["partial"]);
    }
    await run("/bin/sh", ["-ec", stub(0) + script], { env });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^base-\d{8}T\d{6}Z$/)]);
    rmSync(folder, { recursive: true });
  });
});

describe("the proxies", () => {
  it("Caddy asks the process's port and hides the metrics", () => {
    const text = read("docs/deploying/Caddyfile");
    expect(text).toMatch(/reverse_proxy 127\.0\.0\.1:3000 \{/);
    expect(text).toMatch(/@metrics path \/metrics .*\n\s+respond @metrics 404/);
    expect(text.match(/\{$/gm)?.length).toBe(text.match(/^\t*\}$/gm)?.length);
  });

  it.skipIf(!installed("caddy", "version"))("the Caddyfile is accepted by Caddy (if installed)", async () => {
    const args = ["validate", "--adapter", "caddyfile", "--config", join(FOLDER, "Caddyfile")];
    const home = mkdtempSync(join(tmpdir(), "caddy-"));
    const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, HOME: home };
    const { stdout } = await run("caddy", args, { env }).finally(() => rmSync(home, { recursive: true }));
    expect(stdout).toContain("Valid configuration");
  });

  it("HAProxy keeps the caller's address that a trusted proxy names, of others none, and adds its own peer", () => {
    const lines = read("docs/deploying/haproxy.cfg")
      .split("\n")
      .map((line) => line.trim());
    const rules = lines.filter(
      (line) => /from_trusted_proxy|forwardfor|X-Forwarded-For/.test(line) && !line.startsWith("#"),
    );
    expect(rules).toEqual([
      "acl from_trusted_proxy src 127.0.0.1 ::1",
      "http-request del-header X-Forwarded-For unless from_trusted_proxy",
      "option forwardfor",
    ]);
  });

  it.skipIf(!installed("haproxy", "-v"))("haproxy.cfg is accepted by HAProxy (if installed)", async () => {
    const page = "/usr/local/etc/haproxy/try-again.http";
    const text = read("docs/deploying/haproxy.cfg").replaceAll(page, join(FOLDER, "try-again.http"));
    const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
    writeFileSync(join(folder, "haproxy.cfg"), text);
    const checked = spawnSync("haproxy", ["-c", "-f", join(folder, "haproxy.cfg")], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringContaining("ALERT")]);
  });
});

type Service = {
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
};

type Manifest = { kind: string; metadata: { name: string }; spec: Record<string, unknown> };

describe("the manifests of Kubernetes", () => {
  const manifests = (text: string): Manifest[] =>
    parseAllDocuments(text).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    });

  it("hold what the documents name, and the Ingress leads to the Service", () => {
    const { resources } = parse(read("docs/deploying/kustomization.yaml"));
    const all = resources.flatMap((name: string) => manifests(read(`docs/deploying/${name}`)));
    expect(all.map(({ kind }: Manifest) => kind)).toEqual([
      ...["Deployment", "Service", "PodDisruptionBudget", "Ingress"],
    ]);
    const [deployment, service, , ingress] = all;
    const { initContainers, containers } = deployment.spec.template.spec;
    expect(initContainers[0].command).toEqual(["node", "scripts/migrate.mjs"]);
    expect(initContainers[0].image).toBe(containers[0].image);
    const [{ http }] = ingress.spec.rules;
    const { name, port } = http.paths[0].backend.service;
    expect([name, port.name]).toEqual([service.metadata.name, service.spec.ports[0].name]);
  });

  const asks = ["get", "--raw", "/version", "--request-timeout=1s"];
  it.skipIf(!installed("kubectl", ...asks))(
    "are accepted by a cluster, which keeps nothing (if one answers)",
    async () => {
      await run("kubectl", ["apply", "--dry-run=server", "-k", FOLDER]);
    },
  );

  it.skipIf(!installed("kubectl", "version", "--client"))(
    "are built by Kustomize, which changes the image of both containers (if kubectl is installed)",
    async () => {
      const { stdout } = await run("kubectl", ["kustomize", FOLDER]);
      expect(manifests(stdout)).toHaveLength(4);
      expect(stdout.match(/image: registry\.example\.com\/sarraf:0\.1\.0$/gm)).toHaveLength(2);
      // A Job cannot be applied again with another image.
      expect(stdout).not.toMatch(/^kind: Job$/m);
    },
  );
});

describe("the containers", () => {
  it("the Dockerfile has no fault that its parser knows, and copies what exists", () => {
    expect(validate(read("Dockerfile"))).toEqual([]);
    expect(validate("FROM a AS b\nCOPPY . .\n")).toHaveLength(1);
    const copied = [...read("Dockerfile").matchAll(/\/app\/(\S+)/g)].map(([, path = ""]) => path);
    const built = ["node_modules", ".next"];
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((path) => !built.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("compose.yaml follows the published schema of Compose, and names what exists", () => {
    const { $schema: _, ...schema } = composeSchema;
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const compose = parse(read("compose.yaml"), { merge: true });
    expect([isValid(compose), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...compose, services: { ...compose.services, proxy: { image: "a", port: ["1"] } } })).toBe(false);
    for (const { depends_on: needs = [], command = [] } of Object.values<Service>(compose.services)) {
      const names = Array.isArray(needs) ? needs : Object.keys(needs);
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(names));
      for (const word of command.filter((each) => each.includes("/"))) expect(existsSync(join(ROOT, word))).toBe(true);
    }
    for (const [volume = ""] of Object.values<Service>(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((each) => each.split(":")),
    ))
      expect(volume.startsWith("./") ? existsSync(join(ROOT, volume)) : volume in compose.volumes).toBe(true);
  });

  it.skipIf(!installed("docker", "compose", "version"))(
    "compose.yaml is accepted by Docker Compose (if installed)",
    async () => {
      const secrets = { SARRAF_SECRET: "s", POSTGRES_PASSWORD: "p", SERVICE_PASSWORD: "q" };
      const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, ...secrets };
      await run("docker", ["compose", "-f", join(ROOT, "compose.yaml"), "config", "--quiet"], { env });
    },
  );
});

describe("the files of HAProxy and PgBouncer", () => {
  it("the page that HAProxy answers with says its true length", () => {
    const [head = "", body = ""] = read("docs/deploying/try-again.http").split(/\r?\n\r?\n/);
    expect(Number(/^Content-Length: (\d+)/m.exec(head)?.[1])).toBe(Buffer.byteLength(body));
    expect(JSON.parse(body)).toHaveProperty("detail");
  });

  it("pgbouncer.ini has its sections, each with lines of name and value", () => {
    const lines = read("docs/deploying/pgbouncer.ini").split("\n");
    const told = lines.filter((line) => line !== "" && !line.startsWith(";"));
    expect(told.filter((line) => line.startsWith("["))).toEqual(["[databases]", "[pgbouncer]"]);
    expect(told.filter((line) => !/^(?:\[\w+\]|\w+ =(?: .+)?)$/.test(line))).toEqual([]);
  });
});

test("every variable that compose.yaml demands is written by the documented command", () => {
  const demanded = [...read("compose.yaml").matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => name);
  const [command = ""] = /^printf .*> \.env$/m.exec(read("docs/deploying.md")) ?? [];
  expect(Object.keys(parse(read("compose.yaml")).services)).toContain("proxy");
  expect(demanded.filter((name) => !command.includes(`${name}=%s`))).toEqual([]);
});

test("every variable that a file sets is documented", () => {
  const texts = ["docs/deploying/sarraf.service", "docs/deploying/kubernetes.yaml", "compose.yaml"]
    .map(read)
    .join("\n");
  const names = [...texts.matchAll(/\b((?:SARRAF|DATABASE|S3)_[A-Z]+|BASE_URL|TRUST_PROXY|LISTEN_HOST)\b/g)].map(
    ([name]) => name,
  );
  const documented = read("docs/operating.md");
  expect(new Set(names.filter((name) => !documented.includes(name)))).toEqual(new Set());
});
