/** A simulated Inngest server in its own process, which can be killed together with its queue. */
import { setTimeout as sleep } from "node:timers/promises";
import { FakeInngest } from "@/server/testing/inngest-server";

const [, , port = "0", app = ""] = process.argv;
const RETRY_MS = 500;
const MINUTE_MS = 60_000;

const server = await new FakeInngest().start(Number(port));

async function call(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return fetch(new URL(pathname + search, app), { method, headers, body: await request.text() });
}

/** Registers the app again and again until it answers, as a real server does. */
async function register(): Promise<void> {
  while (server.functions.length === 0) {
    await server.register(call).catch(() => undefined);
    if (server.functions.length === 0) await sleep(RETRY_MS);
  }
}

await register();
setTimeout(
  () => {
    server.tick();
    setInterval(() => server.tick(), MINUTE_MS);
  },
  MINUTE_MS - (Date.now() % MINUTE_MS),
);
console.log("Registered");
