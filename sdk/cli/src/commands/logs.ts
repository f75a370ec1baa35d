import { setTimeout as sleep } from "node:timers/promises";
import type { ItemOf, QueryOf } from "@sarraf/node";
import { type Command, countOf, given, type Invocation, unread } from "../command";
import { METHODS, OUTCOMES } from "../words";

type LoggedRequest = ItemOf<"get", "/b/merchant/v1/request-log/">;
type Filter = QueryOf<"get", "/b/merchant/v1/request-log/">;

/** The service also logs requests that read its request log; `--follow` omits those requests. */
const OWN_PATH = "/b/merchant/v1/request-log";
const FOLLOW_MS = 2_000;

function lineOf({ at, status, method, path, duration_ms: ms, request_id: id }: LoggedRequest): string {
  return `${at}  ${status}  ${method.padEnd(6)} ${path}  ${ms} ms  ${id}`;
}

function printed({ out, flag }: Invocation, entries: readonly LoggedRequest[]): void {
  for (const entry of entries) {
    const bodies = [entry.request_body && `  > ${entry.request_body}`, entry.answer_body && `  < ${entry.answer_body}`];
    out.event([lineOf(entry), ...(flag("bodies") ? bodies.filter(Boolean) : [])].join("\n"), entry);
  }
}

async function newest({ sarraf, signal }: Invocation, filter: Filter, most: number): Promise<LoggedRequest[]> {
  const found: LoggedRequest[] = [];
  for await (const entry of sarraf.merchant.requestLog({ ...filter, limit: 100 }, { signal })) {
    if (!entry.path.startsWith(OWN_PATH) && found.push(entry) >= most) break;
  }
  return found.reverse();
}

async function since({ sarraf, signal }: Invocation, filter: Filter, last: bigint): Promise<LoggedRequest[]> {
  const found: LoggedRequest[] = [];
  for await (const entry of sarraf.merchant.requestLog({ ...filter, limit: 100 }, { signal })) {
    if (BigInt(entry.id) <= last) break;
    found.push(entry);
  }
  return found.reverse();
}

async function logs(call: Invocation): Promise<void> {
  const { text, flag, signal } = call;
  const wanted = {
    request_id: text("request-id"),
    method: text("method"),
    path: text("path"),
    outcome: text("outcome"),
  };
  const filter = unread<Filter>(given(wanted));
  const first = await newest(call, filter, countOf(call, "limit", 20));
  printed(call, first);
  let last = BigInt(first.at(-1)?.id ?? 0);
  while (flag("follow")) {
    await sleep(FOLLOW_MS, undefined, { signal });
    const more = await since(call, filter, last);
    last = BigInt(more.at(-1)?.id ?? last);
    printed(
      call,
      more.filter(({ path }) => !path.startsWith(OWN_PATH)),
    );
  }
}

export const LOGS: readonly Command[] = [
  {
    words: "logs",
    help: "Print API requests and responses, oldest first",
    next: "see the bodies of one request: sarraf logs --bodies --request-id <request_id>",
    options: {
      follow: { help: "Keep printing new requests until Ctrl-C" },
      bodies: { help: "Print the bodies too, masked" },
      "request-id": { value: "id", help: "Only this request" },
      path: { value: "text", help: "Only paths that contain this text, such as a session's id" },
      method: { value: "verb", help: "Only this HTTP method", choices: METHODS },
      outcome: { value: "how", help: "Only requests with this outcome", choices: OUTCOMES },
      limit: { value: "number", help: "Maximum number of requests, default 20" },
    },
    examples: ["sarraf logs --outcome refused --bodies", "sarraf logs --follow"],
    run: logs,
  },
];
