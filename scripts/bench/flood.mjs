/**
 * A separate process that floods the service, started by `strangers.mjs`. It gets only CPU time that the
 * service leaves, which imitates clients on other machines.
 */
import { existsSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import autocannon from "autocannon";
import { strangerRequests } from "./stranger-requests.mjs";
import { WORKERS } from "./turns.mjs";

const LOWEST = 19;
/** Linux divides CPU time between sessions first, so a thread's priority counts only within its session. */
const GROUP = "/proc/self/autogroup";

setPriority(LOWEST);
if (existsSync(GROUP)) writeFileSync(GROUP, String(LOWEST));

let strangers = 0;

function newAddress() {
  strangers += 1;
  return `203.0.113.${strangers}`;
}

/**
 * @returns {Promise<{ rate: number, refused: number }>} requests per second, and the number of 429 responses
 */
async function flood(url, { fresh, freshBody, ...request }, { duration, isLimited }) {
  const headers = { ...request.headers, ...(isLimited && { "x-forwarded-for": newAddress() }) };
  const setupRequest = (sent) => ({
    ...sent,
    headers: fresh({ headers }),
    ...(freshBody && { body: freshBody() }),
  });
  const requests = [{ method: "GET", ...request, headers, ...(fresh && { setupRequest }) }];
  const { requests: sent, statusCodeStats } = await autocannon({ url, connections: WORKERS, duration, requests });
  return { rate: sent.average, refused: Number(statusCodeStats?.[429]?.count ?? 0) };
}

/** @type {Record<string, any>} */
let known = {};

/** The first message contains data for making the requests; the reply lists the requests' names. */
process.on("message", async ({ facts, url, names, how }) => {
  if (facts !== undefined) known = strangerRequests(facts);
  const made = facts === undefined ? names.map((name) => flood(url, known[name], how)) : Object.keys(known);
  process.send?.(await Promise.all(made));
});
