/**
 * A double of Stripe with its protocol and books, for tests only. Written from the type files of the `stripe`
 * package 23.1.0 and Stripe's documentation, and never compared with Stripe itself.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gate } from "../waiting";
import { KeyMemory } from "./answers";
import { answerBank } from "./charging";
import { type Desk, type StripeTrouble, serve, taken } from "./desk";
import { type Notifications, notifications } from "./notifications";
import { type Payment, payLate, submitPage } from "./pages";
import { type Fate, failRefund, NO_FATE, newIntent, settleRefunds } from "./payments";
import { all, type Books, type Movement, type Thing } from "./things";

export type StripeDouble = {
  readonly origin: string;
  /** What the connector did that Stripe would refuse or misread; a sound connector leaves it empty. */
  readonly violations: string[];
  readonly movements: readonly Movement[];
  readonly notifications: Notifications;
  things<K extends Thing["object"]>(kind: K): readonly Extract<Thing, { object: K }>[];
  /** Requests so far, as `POST /v1/refunds`. */
  readonly asked: readonly string[];
  /** What goes wrong with the next call of that method; one that acts unless given. */
  troubleNext(trouble: StripeTrouble, method?: "GET" | "POST"): void;
  /** What the next payment meets. */
  fateNext(fate: Partial<Fate>): void;
  /** The next call is answered once the gate is opened; `came` is when it has come. */
  holdNext(): { readonly came: Promise<void>; open(): void };
  lagSearch(seconds: number): void;
  /** As many payments of others as that, now. */
  crowd(count: number): void;
  /** Lets time pass at Stripe alone. */
  jump(seconds: number): void;
  /** What a customer does on an open page: true if that finished it. */
  submit(pageUrl: string, payment: Payment): boolean;
  /** The customer answers their bank. */
  answerBank(bankUrl: string, isConfirmed: boolean): void;
  payLate(pageId: string, number: string): void;
  /** Refunds are taken up first, and succeed with {@link StripeDouble.settleRefunds}. */
  delayRefunds(): void;
  settleRefunds(): void;
  failRefund(id: string): void;
  stop(): Promise<void>;
};

/** Starts it on a free port, or on a given one. */
export async function startStripeDouble(port = 0): Promise<StripeDouble> {
  let ahead = 0;
  let names = 0;
  const books: Books = {
    things: new Map(),
    movements: [],
    events: [],
    slowRefunds: false,
    now: () => Date.now() + ahead,
    name: (prefix) => {
      names += 1;
      return `${prefix}_${process.pid.toString(36)}${Date.now().toString(36)}${String(names).padStart(4, "0")}`;
    },
  };
  const desk: Desk = {
    books,
    memory: new KeyMemory(),
    violations: [],
    asked: [],
    trouble: null,
    fate: NO_FATE,
    gate: null,
    lagSeconds: 0,
  };
  const server = createServer((request, response) => {
    void serve(desk, originOf(server), request, response);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    origin: originOf(server),
    violations: desk.violations,
    movements: books.movements,
    asked: desk.asked,
    notifications: notifications(books),
    things: (kind) => all(books, kind),
    troubleNext: (trouble, method = "POST") => Object.assign(desk, { trouble: { trouble, method } }),
    fateNext: (fate) => Object.assign(desk, { fate: { ...NO_FATE, ...fate } }),
    holdNext: () => {
      const [arrival, answer] = [gate(), gate()];
      desk.gate = { came: arrival.open, opened: answer.opened };
      return { came: arrival.opened, open: answer.open };
    },
    lagSearch: (seconds) => Object.assign(desk, { lagSeconds: seconds }),
    crowd: (count) => {
      for (let other = 0; other < count; other += 1) newIntent(books, { amount: 100, currency: "usd" });
    },
    jump: (seconds) => {
      ahead += seconds * 1_000;
    },
    submit: (url, payment) => submitPage(books, lastOf(url), { fate: taken(desk), ...payment }),
    answerBank: (url, isConfirmed) => void answerBank(books, lastOf(url), isConfirmed),
    payLate: (id, number) => payLate(books, id, number),
    delayRefunds: () => Object.assign(books, { slowRefunds: true }),
    settleRefunds: () => settleRefunds(books),
    failRefund: (id) => failRefund(books, id),
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function lastOf(url: string): string {
  return new URL(url).pathname.split("/").at(-1) ?? "";
}
