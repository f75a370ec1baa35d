/** Speaks the HTTP protocol of an Inngest server to our handler: it signs calls, carries steps from call to call, and takes events. */
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const SIGNING_KEY = `signkey-test-${"ab".repeat(32)}`;
export const EVENT_KEY = "test-event-key";

type Handler = (request: Request) => Promise<Response>;

/** One step as the SDK reports it. */
export type StepReport = { readonly id: string; readonly op: string; readonly name: string; readonly data?: unknown };

/** An event that the service sent. */
export type SentEvent = {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The result of a run, with what its steps reported on the way. */
export type RunReport = { readonly status: number; readonly result: unknown; readonly steps: readonly StepReport[] };

/** JSON with sorted keys, the form that Inngest signs. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

/** The signature header of a body, as Inngest makes it. */
export function signature(body: string, seconds = Math.floor(Date.now() / 1000)): string {
  const key = SIGNING_KEY.replace(/^signkey-\w+-/, "");
  const mac = createHmac("sha256", key)
    .update(`${canonical(JSON.parse(body))}${seconds}`)
    .digest("hex");
  return `t=${seconds}&s=${mac}`;
}

function call(functionId: string, body: string, headers: Readonly<Record<string, string>>): Request {
  return new Request(`http://localhost:3000/api/inngest?fnId=sarraf-${functionId}&stepId=step`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-inngest-signature": signature(body), ...headers },
    body,
  });
}

/** Runs a function to its end; sleeps pass at once. At most `calls` calls. */
export async function runFunction(
  handler: Handler,
  functionId: string,
  { event, calls = 30 }: { event: { name: string; data: unknown }; calls?: number },
): Promise<RunReport> {
  const memory: Record<string, unknown> = {};
  const steps: StepReport[] = [];
  for (let made = 0; made < calls; made += 1) {
    const body = JSON.stringify({
      event,
      events: [event],
      steps: memory,
      version: 2,
      ctx: { run_id: "run", attempt: 0, stack: { stack: Object.keys(memory), current: made } },
    });
    const response = await handler(call(functionId, body, {}));
    const answer = JSON.parse(await response.text());
    if (response.status !== 206) return { status: response.status, result: answer, steps };
    for (const step of answer as StepReport[]) {
      steps.push(step);
      memory[step.id] = step.op === "Sleep" ? null : { type: "data", data: step.data ?? null };
    }
  }
  return { status: 206, result: null, steps };
}

/** The server's side: the events it was sent, and every request as it came. */
export type EventApi = {
  readonly origin: string;
  readonly events: SentEvent[];
  readonly requests: { path: string; body: unknown }[];
  stop(): Promise<void>;
};

/** An Inngest server on a free loopback port that takes everything it is sent. */
export async function startEventApi(): Promise<EventApi> {
  const events: SentEvent[] = [];
  const requests: EventApi["requests"] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8") || "[]");
    const sent: SentEvent[] = request.url?.startsWith(`/e/${EVENT_KEY}`) ? body : [];
    requests.push({ path: request.url ?? "/", body });
    events.push(...sent);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ ids: sent.map(({ id }) => id), status: 200, ok: true, modified: true }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    requests,
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
