/**
 * Simulates a gateway: its books, pages for customers, faults, clock, notifications and recorded requests.
 * Each gateway adds routes, bodies, errors, signatures and test cards.
 */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Route } from "./acts";
import { type Book, emptyBook, type Happening, settleRefunds, undo, type Verdict } from "./book";
import { type CallRules, CallServer, type DoubleCall, type Reply, send } from "./call-server";
import { serveCustomer } from "./customer-pages";
import { type Desk, found, type PageRules, type Why } from "./desk";
import { type Message, NoticeQueue } from "./notices";
import { actOnPage, answerBank, type CustomerAct, endPage, expirePages } from "./pages";

/** The parts that differ between gateways. `N` is the type of an unsigned notification. */
export type Skin<F extends string, N> = CallRules<F> &
  Pick<Book, "releasesRest"> & {
    /** Creates an identifier. @param fresh sixteen unique letters and digits */
    name(prefix: string, fresh: string): string;
    readonly routes: Readonly<Record<string, Route>>;
    readonly rules: PageRules;
    /** The gateway's other files for browsers; null for an unknown path. */
    serves?(request: { readonly method: string; readonly path: string }): Reply | null;
    /** Refuses a request before its route runs, such as for a wrong key. */
    bars?(call: DoubleCall): Reply | null;
    refusal(why: Why, name: string): Reply;
    /** Changes every successful response body. */
    shape?(shown: object, call: DoubleCall): object;
    /** The notifications of a change. */
    tells(desk: Desk, happening: Happening): readonly N[];
    sign(notice: N, secret: string, now: number): Message;
    /** Returns a secret that differs from the account's. */
    forged(secret: string): string;
  };

export type Double<F extends string, N> = Awaited<ReturnType<typeof startDouble<F, N>>>;

/** Starts the simulated gateway on a loopback port, a free one by default. */
export async function startDouble<F extends string, N>(skin: Skin<F, N>, port = 0) {
  let ahead = 0;
  let origin = "";
  const now = () => Date.now() + ahead;
  const { releasesRest, rules, shape = (shown) => shown } = skin;
  const name = (prefix: string) => skin.name(prefix, freshName());
  const queue = new NoticeQueue<N>((notice, secret) => skin.sign(notice, secret, now()), skin.forged);
  const hear = (happening: Happening) => {
    for (const notice of skin.tells(desk, happening)) queue.notify(notice);
  };
  const book = emptyBook({ releasesRest, name, now, hear });
  const verdicts: Verdict[] = [];
  const nextVerdict = () => verdicts.shift() ?? null;
  const desk: Desk = { book, banks: new Map(), rules, nextVerdict, refusal: skin.refusal, origin: () => origin };
  const perform = (call: DoubleCall): Reply => {
    const barred = skin.bars?.(call) ?? null;
    if (barred !== null) return barred;
    expirePages(book);
    const [status, act] = skin.routes[call.route] ?? [];
    return status === undefined || act === undefined
      ? skin.refusal("missing", call.route)
      : { status, body: shape(act(desk, call), call) };
  };
  const calls = new CallServer<F>(skin, perform, now);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", origin);
      const text = Buffer.concat(chunks).toString();
      const form = request.method === "POST" ? new URLSearchParams(text) : null;
      const served = skin.serves?.({ method: request.method ?? "GET", path: url.pathname }) ?? null;
      if (served !== null) send(response, served);
      else if (url.pathname.startsWith(skin.prefix)) void calls.answer(request, response, url, text);
      else serveCustomer(desk, response, url.pathname, form);
    });
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pageAt = (url: string) => found(desk, book.pages, lastOf(url));
  return {
    ...{ origin, desk, book, notices: queue, requests: calls.records, violations: calls.violations },
    fail: calls.fail.bind(calls),
    hold: calls.hold.bind(calls),
    /** Sets the outcome of the next payment. */
    next: (verdict: Verdict) => void verdicts.push(verdict),
    /** Sets the simulated gateway's clock ahead. */
    jump: (seconds: number) => {
      ahead += seconds * 1_000;
    },
    /** Acts as the customer on a page. @returns the browser's next address, or null */
    act: (url: string, customerAct: CustomerAct = {}) => actOnPage(desk, pageAt(url), customerAct),
    answerBank: (url: string, isConfirmed: boolean) => answerBank(desk, lastOf(url), isConfirmed),
    /** Expires an unpaid page without a request. */
    lapse: (url: string) => endPage(book, pageAt(url), "page_lapsed"),
    settleRefunds: () => settleRefunds(book),
    undo: (id: string, end?: "failed_later" | "returned") => undo(book, id, end),
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";

const freshName = () => [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** The last part of an address's path. */
function lastOf(url: string): string {
  return new URL(url, "http://double").pathname.split("/").at(-1) ?? "";
}
