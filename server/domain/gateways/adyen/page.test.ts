import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import {
  adyenBench,
  begin,
  clockCtx,
  doubleAccount,
  endPage,
  kwd,
  openedPage,
  pageCall,
  readReturn,
  told,
} from "@/server/testing/adyen/connector-bench";
import { answerIn } from "@/server/testing/gateway-contract/answer-in";
import type { BeginCall } from "../calls";
import { NotSent } from "../port";
import { ADYEN } from "./gateway";

const bench = adyenBench();
const { inquire } = ADYEN;
const HOUR_MS = 3_600_000;
const ctx = clockCtx();
const links = doubleAccount({ page: "link" });

const asking = (call: BeginCall, refs: Readonly<Record<string, string>>) =>
  inquire(ctx, { ...call, kind: "charge", refs });

/** What the browser brings back from `url`. */
const brought = (url: string | null) => readReturn(Object.fromEntries(new URL(url ?? "").searchParams));

describe("a page is opened for exactly what is asked", () => {
  it("on Hosted Checkout, captured at once", async () => {
    const call = pageCall();
    const page = await openedPage(ctx, call);
    expect(page.expiresAt).toEqual(call.expiresAt);
    expect(page.refs.session).toMatch(/^CS/);
    expect(bench.double.requests[0]).toMatchObject({
      path: "/sessions",
      key: `begin:${call.referenceNumber}`,
      body: {
        amount: { currency: "KWD", value: 10500 },
        reference: call.referenceNumber,
        captureDelayHours: 0,
        mode: "hosted",
        shopperLocale: "en-US",
      },
    });
    expect(bench.double.requests[0]?.body).not.toHaveProperty("storePaymentMethodMode");
  });

  it("an authorization waits for its capture, and an Arabic customer reads Arabic", async () => {
    await openedPage(ctx, pageCall({ operation: "authorize", language: "ar" }));
    await openedPage(ctx, pageCall({ operation: "authorize", account: links }));
    const [session, link] = bench.double.requests;
    expect(session?.body).toMatchObject({ additionalData: { manualCapture: "true" }, shopperLocale: "ar" });
    expect(session?.body).not.toHaveProperty("captureDelayHours");
    expect(link?.body).toMatchObject({ manualCapture: true });
    expect(link?.body).not.toHaveProperty("captureDelayHours");
  });

  it.each([
    ["ask", undefined, "askForConsent", "CardOnFile"],
    ["yes", { kind: "recurring", initiator: "customer", first: true }, "enabled", "Subscription"],
    ["yes", { kind: "unscheduled", initiator: "merchant", first: true }, "enabled", "UnscheduledCardOnFile"],
  ] as const)("keeping: %s, agreement %o", async (keepCard, agreement, mode, model) => {
    await openedPage(ctx, pageCall({ keepCard, ...(agreement && { agreement }) }));
    expect(bench.double.requests[0]?.body).toMatchObject({
      storePaymentMethodMode: mode,
      recurringProcessingModel: model,
      shopperReference: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("nothing is kept of a customer without a name of the merchant's", async () => {
    await openedPage(ctx, pageCall({ keepCard: "yes", customer: { id: null } }));
    expect(bench.double.requests[0]?.body).not.toHaveProperty("storePaymentMethodMode");
    expect(bench.double.requests[0]?.body).not.toHaveProperty("shopperReference");
  });

  it("a country is sent as two letters or not at all", async () => {
    await openedPage(ctx, pageCall({ customer: { id: "c", country: "Kuwait" } }));
    await openedPage(ctx, pageCall({ customer: { id: "c", country: "kw" } }));
    expect(bench.double.requests.map(({ body }) => body.countryCode)).toEqual([undefined, "KW"]);
  });

  it("an amount that Adyen cannot hold is not sent", async () => {
    const total = money("10.50", currency("CVE"));
    await expect(begin(ctx, pageCall({ total }))).rejects.toThrow(NotSent);
    expect(bench.double.requests).toEqual([]);
  });
});

describe("a page lives in real time", () => {
  it("a session at most 24 hours, a link at most 70 days", async () => {
    const expiresAt = new Date(Date.now() + 100 * 24 * HOUR_MS);
    const lives = [
      await openedPage(ctx, pageCall({ expiresAt })),
      await openedPage(ctx, pageCall({ expiresAt, account: links })),
    ].map((page) => Math.round((page.expiresAt.getTime() - Date.now()) / HOUR_MS));
    expect(lives).toEqual([24, 70 * 24]);
  });

  it("and ends on the merchant's clock, which may run ahead", async () => {
    const ahead = 90 * 24 * HOUR_MS;
    const expiresAt = new Date(Date.now() + ahead + HOUR_MS);
    const askedAt = new Date(Date.now() + ahead);
    const page = await openedPage(clockCtx(ahead), pageCall({ askedAt, expiresAt }));
    expect(Math.abs(page.expiresAt.getTime() - expiresAt.getTime())).toBeLessThan(60_000);
    const [open] = bench.double.book.pages.values();
    expect(Math.abs((open?.expiresAt ?? 0) - Date.now() - HOUR_MS)).toBeLessThan(60_000);
  });
});

describe("what the browser brings back is never an outcome", () => {
  it("a paid session stays undecided until its notification", async () => {
    const call = pageCall();
    const page = await openedPage(ctx, call);
    const refs = { ...page.refs, ...brought(bench.double.act(page.url, { act: "pay" })) };
    const inquiry = await asking(call, refs);
    expect(inquiry).toMatchObject({ known: "answer", answer: { outcome: "pending" } });
    const [event] = told(bench.double);
    expect(event).toMatchObject({ about: "charge", join: { reference: call.referenceNumber } });
    expect(answerIn(event)).toMatchObject({ outcome: "success", actual: call.total });
    expect(inquiry).toMatchObject({ answer: { refs: event?.join.paymentRefs } });
    // From then on the page is not asked again, because it never denies what was paid.
    expect(await asking(call, { ...refs, ...event?.join.paymentRefs })).toEqual({ known: "cannot_ask" });
  });

  it("a customer who gave up is known at once", async () => {
    const call = pageCall();
    const page = await openedPage(ctx, call);
    const refs = { ...page.refs, ...brought(bench.double.act(page.url, { act: "cancel" })) };
    expect(await asking(call, refs)).toMatchObject({ known: "answer", answer: { outcome: "canceled" } });
  });

  it("the return of another payment says nothing of this one", async () => {
    const [call, other] = [pageCall(), pageCall()];
    const [page, paid] = [await openedPage(ctx, call), await openedPage(ctx, other)];
    const refs = brought(bench.double.act(paid.url, { act: "pay" }));
    expect(await asking(call, { ...page.refs, ...refs })).toEqual({ known: "cannot_ask" });
    expect(await asking(call, { session: paid.refs.session ?? "", ...refs })).toEqual({ known: "cannot_ask" });
  });

  it.each([
    [{}, {}],
    [{ sessionId: "CS1", sessionResult: "abc" }, { session_result: "abc" }],
    [{ redirectResult: "xyz" }, { redirect_result: "xyz" }],
    [{ sessionResult: "" }, {}],
    [{ sessionResult: "x".repeat(8_001) }, {}],
  ])("%o", (query, refs) => {
    expect(readReturn(query as Record<string, string>)).toEqual(refs);
  });
});

describe("Adyen cannot be asked for a payment by reference", () => {
  it.each(["begin", "charge", "capture", "void", "refund"] as const)("%s", async (kind) => {
    expect(await inquire(ctx, { ...pageCall(), kind, refs: { session: "CS1" } })).toEqual({ known: "cannot_ask" });
    expect(bench.double.requests).toEqual([]);
  });
});

describe("a payment link can be asked and ended", () => {
  it("it is open, and then it is over", async () => {
    const call = pageCall({ account: links });
    const { refs } = await openedPage(ctx, call);
    expect(await asking(call, refs)).toMatchObject({ answer: { outcome: "pending", message: "active" } });
    expect(await endPage(ctx, { ...call, kind: "charge", refs })).toBe("ended");
    expect(await asking(call, refs)).toMatchObject({ answer: { outcome: "canceled" } });
  });

  it("one that was paid is not ended, and waits for its notification", async () => {
    const call = pageCall({ account: links });
    const page = await openedPage(ctx, call);
    bench.double.act(page.url, { act: "pay" });
    expect(await endPage(ctx, { ...call, kind: "charge", refs: page.refs })).toBe("too_late");
    expect(await asking(call, page.refs)).toMatchObject({ answer: { outcome: "pending", message: "completed" } });
    expect(answerIn(told(bench.double)[0])?.outcome).toBe("success");
  });

  it("the link of another payment or sum says nothing", async () => {
    const call = pageCall({ account: links });
    const { refs } = await openedPage(ctx, call);
    expect(await asking({ ...call, referenceNumber: "SRFOTHER" }, refs)).toEqual({ known: "cannot_ask" });
    expect(await asking({ ...call, total: kwd("10.501") }, refs)).toEqual({ known: "cannot_ask" });
  });

  it("Hosted Checkout stays open", async () => {
    const call = pageCall();
    const { refs } = await openedPage(ctx, call);
    expect(await endPage(ctx, { ...call, kind: "charge", refs })).toBe("stays_open");
  });
});

describe("what customers do on a page, as notifications tell it", () => {
  it("a refused card does not end the page, and the next one pays", async () => {
    const page = await openedPage(ctx, pageCall());
    expect(bench.double.act(page.url, { act: "decline" })).toBeNull();
    bench.double.act(page.url, { act: "pay" });
    const [refused, paid] = told(bench.double);
    expect(answerIn(refused)).toMatchObject({
      outcome: "pending",
      decline: { category: "insufficient_funds", code: "12", networkCode: "51", again: "later" },
    });
    expect(answerIn(paid)?.outcome).toBe("success");
    expect(refused?.key).not.toBe(paid?.key);
  });

  it("an unpaid page that lapses is canceled", async () => {
    const page = await openedPage(ctx, pageCall());
    bench.double.lapse(page.url);
    expect(told(bench.double)[0]).toMatchObject({ about: "charge", answer: { outcome: "canceled", refs: {} } });
  });

  it("a page that is over may still be paid: the payment was under way", async () => {
    const call = pageCall({ account: links });
    const page = await openedPage(ctx, call);
    await endPage(ctx, { ...call, kind: "charge", refs: page.refs });
    expect(bench.double.act(page.url, { act: "pay" })).toBeNull();
    bench.double.act(page.url, { act: "pay", late: true });
    expect(answerIn(told(bench.double)[0])?.outcome).toBe("success");
  });

  it("less money, or another currency, is reported as charged", async () => {
    const [partial, other] = [await openedPage(ctx, pageCall()), await openedPage(ctx, pageCall())];
    bench.double.next({ kind: "approved", amount: { units: 4_000 } });
    bench.double.act(partial.url, { act: "pay" });
    bench.double.next({ kind: "approved", amount: { currency: "USD" } });
    bench.double.act(other.url, { act: "pay" });
    expect(told(bench.double).map((event) => answerIn(event)?.actual)).toEqual([
      kwd("4"),
      money("105.00", currency("USD")),
    ]);
  });
});

test("a kept card is reported with the payment that kept it, and its handle is not in the stored answer", async () => {
  const page = await openedPage(ctx, pageCall({ keepCard: "ask" }));
  bench.double.act(page.url, { act: "pay", keep: true });
  const [event] = told(bench.double);
  const [kept] = bench.double.book.owners.keys();
  expect(answerIn(event)).toMatchObject({
    keptCard: { handle: { id: kept }, networkTransactionId: "MCC123456789012" },
    card: { token: null, brand: "Visa", last4: "1111", expiryMonth: 3, expiryYear: 2030 },
  });
  expect(JSON.stringify(answerIn(event)?.raw)).not.toContain(kept);
});

test("a page without money keeps a card", async () => {
  const page = await openedPage(ctx, pageCall({ total: kwd("0"), keepCard: "yes" }));
  bench.double.act(page.url, { act: "pay" });
  const [event] = told(bench.double);
  expect(answerIn(event)).toMatchObject({ outcome: "success", actual: kwd("0"), keptCard: { handle: {} } });
});
