import { readFileSync } from "node:fs";

const OTHERS = /^(?:SARRAF_|CHAOS_|INNGEST_|OTEL_)|^(?:NODE_ENV|LISTEN_HOST|TRUST_PROXY)$/;

/**
 * Removes the service's variables, so that tests do not reach the caller's service.
 * @param {Record<string, string | undefined>} env is changed
 */
export function forgetService(env) {
  const reader = readFileSync(new URL("../server/env.ts", import.meta.url), "utf8");
  const read = new Set([...reader.matchAll(/"([A-Z][A-Z\d_]+)"/g)].map(([, name]) => name));
  for (const name of Object.keys(env)) if (read.has(name) || OTHERS.test(name)) delete env[name];
}
