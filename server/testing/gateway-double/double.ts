/**
 * The double of a gateway, without its wire: a book of payments, pages for customers, faults, a clock,
 * notifications and recorded requests. A vendor adds its routes, bodies, errors, signatures and test cards.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Book, emptyBook } from "./book";
import { type CallRules, CallServer } from "./call-server";
import { serveCustomer } from "./customer-pages";
import { type Message, NoticeQueue } from "./notices";
import type { PageDesk, PageRules, Verdict } from "./pages";

/** What a vendor's part works on. */
export type Desk<N> = PageDesk & {
  readonly queue: NoticeQueue<N>;
  /** Where the double is, without a trailing slash. */
  origin(): string;
};

/** What a vendor fixes for all its doubles. */
export type Style<N> = Pick<Book, "releasesRest" | "name"> & {
  /** Of the API's paths. */
  readonly prefix: string;
  readonly rules: PageRules;
  sign(notice: N, secret: string, now: number): Message;
  /** A secret that is not the account's. */
  forged(secret: string): string;
};

export type StartedDouble<F extends string, B, N, V> = {
  readonly origin: string;
  readonly desk: Desk<N>;
  readonly vendor: V;
  readonly calls: CallServer<F, B>;
  /** The next payments meet these, one each. */
  readonly verdicts: Verdict[];
  /** Moves the double's clock. */
  jump(milliseconds: number): void;
  stop(): Promise<void>;
};

/** Starts it on a free port of the loopback network, or on the one given. */
export async function startDouble<F extends string, B, N, V extends CallRules<F, B> & Pick<Book, "hear">>(
  { releasesRest, name, prefix, rules, sign, forged }: Style<N>,
  vendorOf: (desk: Desk<N>) => V,
  port = 0,
): Promise<StartedDouble<F, B, N, V>> {
  let ahead = 0;
  let origin = "";
  const now = () => Date.now() + ahead;
  const book = emptyBook({ releasesRest, name, now, hear: (happening) => vendor.hear(happening) });
  const queue = new NoticeQueue<N>((notice, secret) => sign(notice, secret, now()), forged);
  const verdicts: Verdict[] = [];
  const nextVerdict = () => verdicts.shift() ?? null;
  const desk: Desk<N> = { book, banks: new Map(), rules, queue, nextVerdict, origin: () => origin };
  const vendor = vendorOf(desk);
  const calls = new CallServer<F, B>(vendor, now);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", origin);
      const text = Buffer.concat(chunks).toString();
      const form = request.method === "POST" ? new URLSearchParams(text) : null;
      if (url.pathname.startsWith(prefix)) void calls.answer(request, response, url, text);
      else serveCustomer(desk, response, url.pathname, form);
    });
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, desk, vendor, calls, verdicts },
    jump: (milliseconds) => {
      ahead += milliseconds;
    },
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The last part of an address's path. */
export function lastOf(url: string): string {
  return new URL(url, "http://double").pathname.split("/").at(-1) ?? "";
}
