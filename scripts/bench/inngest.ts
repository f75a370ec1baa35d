import "@/server/wiring";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startAnnouncing } from "@/server/jobs/inngest/announcer";
import { inngest } from "@/server/jobs/inngest/client";
import { inngestHandler } from "@/server/jobs/inngest/handler";
import { startGuard, startLocalDriver } from "@/server/jobs/local";
import { JOBS } from "@/server/jobs/registry";
import { EVENT_KEY, FakeInngest, SIGNING_KEY } from "@/server/testing/inngest-server";
import { line, tell } from "./figures.mjs";
import { fallDue, KINDS, type Kind, multiply, templates, until } from "./mass-work";
import { withDatabase } from "./service.mjs";
import { knowTables } from "./turns.mjs";

const MERCHANTS = Number(process.env.BENCH_MERCHANTS ?? 1_000);
const RECEIVER = 100;
/** Maximum seconds per kind of job for the default number of merchants. */
const MOST_SECONDS = { webhooks: 2, expiries: 2, all: 15 };
const MASSES = JOBS.filter(({ name }) =>
  ["charge-due-cycles", "resolve-unknown-operations", "expire-sessions", "deliver-webhooks"].includes(name),
);

type Stoppable = { stop(): Promise<void> };

async function round(
  client: pg.Client,
  name: string,
  [batch, kinds]: [string, readonly Kind[]],
  start: () => Promise<Stoppable[]>,
  most?: number,
) {
  const drivers = await start();
  await sleep(1_000);
  await fallDue(client, batch, kinds);
  const { done, left } = await until(client, batch, kinds);
  await Promise.all(drivers.map((driver) => driver.stop()));
  const cell = (kind: Kind): string => done.get(kind)?.toFixed(1) ?? "never";
  line(
    name,
    KINDS.map((kind) => (kinds.includes(kind) ? cell(kind) : "")),
  );
  for (const kind of kinds) if (!done.has(kind)) console.log(`  left: ${left.get(kind)}`);
  if (most === undefined) return;
  const last = Math.max(...kinds.map((kind) => done.get(kind) ?? Number.POSITIVE_INFINITY));
  tell(name, last, { most, unit: " s" });
}

const server = await new FakeInngest().start();
const environment = {
  INNGEST_SIGNING_KEY: SIGNING_KEY,
  INNGEST_EVENT_KEY: EVENT_KEY,
  INNGEST_BASE_URL: server.origin,
  INNGEST_SERVE_ORIGIN: "https://pay.example",
};

async function byInngest(): Promise<Stoppable[]> {
  Object.assign(process.env, environment);
  inngest().setEnvVars();
  server.forget();
  await server.register(inngestHandler(MASSES));
  const clock = setInterval(() => server.tick(), 60_000);
  const ticking = { stop: async () => clearInterval(clock) };
  return [startAnnouncing(MASSES), startGuard(MASSES), ticking];
}
const locally = async (): Promise<Stoppable[]> => [startLocalDriver(MASSES)];

const receiver = createServer((request, response) => request.resume().on("end", () => response.end()));
await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

await withDatabase("inngest", async (client: pg.Client) => {
  const made = await templates(client, url);
  for (const driver of ["inngest", "local"]) {
    await multiply(client, made, [`${driver[0]}w`, 1, 20]);
    await multiply(client, made, [`${driver[0]}o`, 1, RECEIVER]);
    await multiply(client, made, [`${driver[0]}m`, MERCHANTS, 1]);
    await multiply(client, made, [`${driver[0]}e`, MERCHANTS, 1]);
  }
  await knowTables(client);
  for (const [driver, start] of [
    ["local", locally],
    ["inngest", byInngest],
  ] as const) {
    line(`${driver}, seconds`, KINDS);
    await round(client, "warm: 20 charges, expiries, webhooks", [`${driver[0]}w`, KINDS], start);
    await round(
      client,
      `${RECEIVER} webhooks to one receiver`,
      [`${driver[0]}o`, ["webhooks"]],
      start,
      MOST_SECONDS.webhooks,
    );
    await round(
      client,
      `${MERCHANTS} merchants' expiries`,
      [`${driver[0]}e`, ["expiries"]],
      start,
      MOST_SECONDS.expiries,
    );
    await round(
      client,
      `${MERCHANTS} merchants: charge, expiry, webhook`,
      [`${driver[0]}m`, KINDS],
      start,
      MOST_SECONDS.all,
    );
  }
});
receiver.closeAllConnections();
receiver.close();
await server.stop();
process.exit(0);
