/**
 * A double of Adyen's Checkout API v72 with its notifications and a book of movements. It follows the
 * documents of github.com/Adyen/adyen-openapi and docs.adyen.com (Hosted Checkout, modifications,
 * idempotency, webhooks) and was never compared with Adyen itself.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Book, emptyBook, type Page } from "./book";
import { type CallRecord, type CallServer, callServer } from "./call-server";
import type { Desk } from "./desk";
import type { Verdict } from "./faults";
import { lapse, undoLater } from "./later";
import { type NoticeQueue, noticeQueue } from "./notice-queue";
import { servePage } from "./page-server";
import { actOnPage, type CustomerAct } from "./pages";

/** The key that the double takes, and what its test account is called. */
export const DOUBLE_KEY = "AQE-test-key";
export const DOUBLE_MERCHANT = "SarrafTestCOM";
/** What its notifications are signed with, unless the test's address says otherwise. */
export const DOUBLE_HMAC_KEY = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";

export type AdyenDouble = {
  /** What `ADYEN_BASE_URL` is set to. */
  readonly url: string;
  readonly book: Book;
  /** Every request as it came. */
  readonly requests: readonly CallRecord[];
  /** A key repeated with another body, or a request that the documents refuse. */
  readonly violations: readonly string[];
  /** The notifications. */
  readonly queue: NoticeQueue;
  /** For the next request to a path with this end. */
  readonly fail: CallServer["fail"];
  /** Delays the next answer; its request runs at once. @returns sends the answer */
  readonly hold: CallServer["hold"];
  /** The next payment ends so. */
  decide(verdict: Verdict): void;
  /** The next modification of that kind is refused by its notification. */
  refuse(kind: "capture" | "cancel" | "refund", reason: string): void;
  /** Purchases are not captured yet when they are authorised. */
  captureLater(): void;
  /** Moves the double's clock. */
  jump(milliseconds: number): void;
  /** @returns the browser's next address, or null */
  act(pageUrl: string, act: CustomerAct): string | null;
  /** An unpaid page lapses. */
  close(pageUrl: string): void;
  /** @param psp of the capture or refund that fails after success */
  failLater(psp: string, eventCode: "CAPTURE_FAILED" | "REFUND_FAILED" | "REFUNDED_REVERSED"): void;
  stop(): Promise<void>;
};

type Orders = Pick<AdyenDouble, "decide" | "refuse" | "captureLater" | "jump"> &
  Pick<Desk, "nextVerdict" | "nextRefusal" | "isSlow" | "now">;

/** What a test orders, and how the double learns of it. */
function orders(): Orders {
  const verdicts: Verdict[] = [];
  const refusals: { kind: string; reason: string }[] = [];
  let ahead = 0;
  let isSlow = false;
  return {
    captureLater: () => {
      isSlow = true;
    },
    isSlow: () => isSlow,
    decide: (verdict) => void verdicts.push(verdict),
    refuse: (kind, reason) => void refusals.push({ kind, reason }),
    jump: (milliseconds) => {
      ahead += milliseconds;
    },
    now: () => Date.now() + ahead,
    nextVerdict: () => verdicts.shift() ?? null,
    nextRefusal: (kind) => {
      const at = refusals.findIndex((one) => one.kind === kind);
      return at === -1 ? null : (refusals.splice(at, 1)[0]?.reason ?? null);
    },
  };
}

/** Starts the double on a free port of the loopback network, or on the one named. */
export async function startAdyenDouble(port = 0): Promise<AdyenDouble> {
  const book = emptyBook();
  const violations: string[] = [];
  const ordered = orders();
  let origin = "";
  const queue = noticeQueue({ merchantAccount: DOUBLE_MERCHANT, isLive: false, now: ordered.now }, violations);
  const desk: Desk = {
    ...{ book, redirects: new Map(), merchantAccount: DOUBLE_MERCHANT, origin: () => origin },
    ...{ ...ordered, notify: queue.notify },
  };
  const calls = callServer(desk, { violations, apiKey: DOUBLE_KEY });
  const server = serverOf(desk, calls);
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { decide, refuse, captureLater, jump } = ordered;
  return {
    ...{ url: origin, book, requests: calls.records, violations, queue },
    ...{ fail: calls.fail, hold: calls.hold, decide, refuse, captureLater, jump },
    act: (pageUrl, act) => actOnPage(desk, pageAt(book, pageUrl), act),
    close: (pageUrl) => lapse(desk, pageAt(book, pageUrl)),
    failLater: (psp, eventCode) => undoLater(desk, psp, eventCode),
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function serverOf(desk: Desk, calls: CallServer) {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://double");
      const text = Buffer.concat(chunks).toString();
      if (url.pathname.startsWith("/v72/")) calls.answer(request, response, { url, text });
      else servePage(desk, response, url.pathname, request.method === "POST" ? new URLSearchParams(text) : null);
    });
  });
}

function pageAt({ pages }: Book, pageUrl: string): Page {
  const page = pages.get(pageUrl.split("/").at(-1) ?? "");
  if (page === undefined) throw new Error(`No page at ${pageUrl}.`);
  return page;
}
