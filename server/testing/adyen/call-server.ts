/** The Adyen double's API: key, idempotency, request checks, faults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Desk, failure, type Json, type Reply } from "./desk";
import { answerFaulty, FAULTY_BEFORE, type Fault } from "./faults";
import { requestFaults } from "./request-check";
import { route } from "./route";

const VERSION = "/v72";
const KEY_LIFE_MS = 7 * 86_400_000;
const MAX_KEY = 64;

/** A request as it came. */
export type CallRecord = {
  readonly method: string;
  /** Below the version, without the query. */
  readonly path: string;
  readonly key: string | null;
  readonly body: Json;
};

type Kept = { readonly call: string; readonly text: string; readonly at: number; readonly reply: Reply };

export type CallServer = {
  readonly records: CallRecord[];
  fail(fault: Fault, pathEnd?: string): void;
  hold(): () => void;
  answer(request: IncomingMessage, response: ServerResponse, asked: { url: URL; text: string }): void;
};

type Rules = {
  /** The only one it takes. */
  readonly apiKey: string;
  /** Gets what no test may cause. */
  readonly violations: string[];
};

/** The API over the desk's book. */
export function callServer(desk: Desk, { apiKey, violations }: Rules): CallServer {
  const records: CallRecord[] = [];
  const faults: { fault: Fault; pathEnd: string }[] = [];
  const kept = new Map<string, Kept>();
  let gate: Promise<void> = Promise.resolve();

  /** The first answer of a key within its life; else the call is carried out. */
  const carryOut = (record: CallRecord, url: URL, text: string): Reply => {
    const { method, path, key, body } = record;
    const call = `${method} ${path}`;
    const known = key === null ? undefined : kept.get(key);
    if (known !== undefined && desk.now() - known.at < KEY_LIFE_MS) {
      if (known.call !== call || known.text !== text) violations.push(`${key}: again, as another request: ${call}`);
      return known.reply;
    }
    const reply = route(desk, { method, path, query: url.searchParams, body });
    if (key !== null) kept.set(key, { call, text, at: desk.now(), reply });
    return reply;
  };

  const check = ({ method, path, key, body }: CallRecord, text: string): void => {
    const wrong = requestFaults(method, path, text === "" ? undefined : body);
    if (key !== null && key.length > MAX_KEY) wrong.push("The idempotency key is too long.");
    violations.push(...wrong.map((fault) => `${method} ${path}: ${fault}`));
  };

  return {
    records,
    fail: (fault, pathEnd = "") => void faults.push({ fault, pathEnd }),
    hold: () => {
      let release = () => {};
      gate = new Promise((done) => {
        release = done;
      });
      return release;
    },
    answer: (request, response, { url, text }) => {
      const key = request.headers["idempotency-key"];
      const path = url.pathname.slice(VERSION.length);
      const body: Json = text === "" ? {} : JSON.parse(text);
      const record = { method: request.method ?? "GET", path, key: typeof key === "string" ? key : null, body };
      records.push(record);
      const at = faults.findIndex(({ pathEnd }) => path.endsWith(pathEnd));
      const fault = at === -1 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
      if (fault !== null && FAULTY_BEFORE.has(fault)) return answerFaulty(response, fault);
      check(record, text);
      const isKnown = request.headers["x-api-key"] === apiKey;
      const reply = isKnown
        ? carryOut(record, url, text)
        : failure(401, "000", "HTTP Status Response - Unauthorized", "security");
      if (fault !== null) return answerFaulty(response, fault);
      const held = gate;
      gate = Promise.resolve();
      void held.then(() => {
        const echo = record.key === null ? {} : { "Idempotency-Key": record.key };
        response
          .writeHead(reply.status, { "Content-Type": "application/json", ...echo })
          .end(JSON.stringify(reply.body));
      });
    },
  };
}
