import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import {
  clockCtx,
  inquiryAbout,
  kwd,
  openedPage,
  pageCall,
  paidPage,
  stripeBench,
} from "@/server/testing/stripe/connector-bench";
import { session } from "@/server/testing/stripe/things";
import type { InquireCall } from "../calls";
import { STRIPE } from "./gateway";

const ctx = clockCtx();
const bench = stripeBench();

const sessions = () => [...bench.double.book.pages.values()].map((page) => session(bench.double.desk, page));

async function answerTo(call: InquireCall) {
  const inquiry = await STRIPE.inquire(ctx, call);
  return inquiry.known === "answer" ? inquiry.answer : inquiry;
}

describe("a page is opened for the total and nothing is charged by that", () => {
  it("it ends with its session and is known by its own name", async () => {
    const call = pageCall();
    const page = await openedPage(ctx, call);
    const [opened] = sessions();
    expect(page).toEqual({ url: opened?.url, expiresAt: expect.any(Date), refs: { session: opened?.id } });
    expect(Math.abs(page.expiresAt.getTime() - call.expiresAt.getTime())).toBeLessThan(1_000);
    expect(opened).toMatchObject({ amount_total: 5120, currency: "kwd", client_reference_id: call.referenceNumber });
    expect(bench.double.book.movements).toEqual([]);
  });

  it("the customer comes back with the page's name, and leaves to the address for leaving", async () => {
    const [returnUrl, cancelUrl] = [
      "https://pay.example.com/en/return?t=1",
      "https://pay.example.com/en/return?t=1&left=1",
    ];
    await openedPage(ctx, pageCall({ returnUrl, cancelUrl }));
    const [opened] = sessions();
    expect(opened?.success_url).toBe("https://pay.example.com/en/return?t=1&session_id={CHECKOUT_SESSION_ID}");
    expect(opened?.cancel_url).toBe(cancelUrl);
  });

  it("the same call again is the same page", async () => {
    const call = pageCall();
    const first = await openedPage(ctx, call);
    expect(await openedPage(ctx, { ...call, firstSentAt: new Date() })).toEqual(first);
    expect(sessions()).toHaveLength(1);
  });

  it("on a test clock that runs ahead it ends in Stripe's time, and says so on the merchant's", async () => {
    const week = 7 * 86_400_000;
    const call = pageCall();
    const expiresAt = new Date(call.expiresAt.getTime() + week);
    const askedAt = new Date(call.askedAt.getTime() + week);
    const page = await openedPage(clockCtx(week), { ...call, askedAt, expiresAt });
    expect(Math.abs(page.expiresAt.getTime() - expiresAt.getTime())).toBeLessThan(1_000);
    const [opened] = sessions();
    expect(opened?.expires_at).toBe(Math.floor(call.expiresAt.getTime() / 1_000));
  });

  it("an Arabic customer gets a page in the language of the browser", async () => {
    await openedPage(ctx, pageCall({ language: "ar" }));
    expect(bench.double.requests[0]?.body.locale).toBe("auto");
  });

  it.each([
    ["5.125", "KWD"],
    ["10.000", "IQD"],
  ])("%s %s is never asked for", async (amount, code) => {
    const answer = await STRIPE.begin?.(ctx, pageCall({ total: money(amount, currency(code)) }));
    expect(answer).toMatchObject({ outcome: "error", decline: { category: "limit" } });
    expect(bench.double.requests).toEqual([]);
  });
});

describe("a page is decided by what its customer did", () => {
  it("paid", async () => {
    const { answer, call } = await paidPage(bench.double, ctx);
    expect(answer).toMatchObject({
      outcome: "success",
      stage: "taken",
      message: null,
      card: { last4: "4242", brand: "Visa", expiryMonth: 12, expiryYear: 2034, token: null },
      params: { track_id: call.referenceNumber, card_number: "**** 4242" },
      refs: {
        session: expect.stringMatching(/^cs_/),
        intent: expect.stringMatching(/^pi_/),
        charge: expect.stringMatching(/^ch_/),
      },
    });
    expect(answer.actual && toWire(answer.actual)).toBe("5.120");
    expect(answer.keptCard).toBeUndefined();
  });

  it("held", async () => {
    const { answer } = await paidPage(bench.double, ctx, { operation: "authorize" });
    expect(answer).toMatchObject({ outcome: "success", stage: "held", captureBefore: expect.any(Date) });
    expect(bench.double.book.movements.map(({ kind }) => kind)).toEqual(["hold"]);
  });

  it("open, then declined, then paid", async () => {
    const call = pageCall();
    const { url, refs } = await openedPage(ctx, call);
    const inquiry = inquiryAbout(call, "begin", { refs });
    expect(await answerTo(inquiry)).toMatchObject({ outcome: "pending" });
    bench.double.act(url, { act: "decline" });
    expect(await answerTo(inquiry)).toMatchObject({
      outcome: "pending",
      decline: { category: "issuer_soft", networkCode: "05" },
    });
    bench.double.act(url);
    expect(await answerTo(inquiry)).toMatchObject({ outcome: "success" });
  });

  it("over without a payment", async () => {
    const call = pageCall();
    const { refs } = await openedPage(ctx, call);
    bench.double.jump(3_601);
    expect(await answerTo(inquiryAbout(call, "begin", { refs }))).toMatchObject({ outcome: "canceled" });
  });

  it("in part, or in another currency: Stripe's figure is reported", async () => {
    bench.double.next({ kind: "approved", amount: { units: 5000 } });
    const part = await paidPage(bench.double, ctx);
    expect(part.answer.actual && toWire(part.answer.actual)).toBe("5.000");
    bench.double.next({ kind: "approved", amount: { units: 1670, currency: "usd" } });
    const other = await paidPage(bench.double, ctx);
    expect(other.answer.actual).toMatchObject({ currency: "USD" });
  });
});

describe("a page of the same account that a buyer gave our reference, as an address of Stripe can", () => {
  /** A paid page that another system of the merchant opened: only its `client_reference_id` is ours. */
  async function foreignPage() {
    const paid = await paidPage(bench.double, ctx);
    for (const page of bench.double.book.pages.values()) page.asked = { ...page.asked, metadata: {} };
    return paid;
  }

  it("is never named as ours", async () => {
    const { call, refs } = await foreignPage();
    const answer = await answerTo(inquiryAbout(call, "begin", { refs }));
    expect(answer).toMatchObject({ outcome: "success" });
    expect(answer).not.toHaveProperty("about");
  });

  it("is not found among the account's pages", async () => {
    const { call } = await foreignPage();
    bench.double.jump(200);
    expect(await answerTo(inquiryAbout(call, "begin"))).not.toMatchObject({ outcome: "success" });
  });
});

describe("a page is ended so that nobody pays on it any more", () => {
  it("while it is open, also twice", async () => {
    const call = pageCall();
    const { url, refs } = await openedPage(ctx, call);
    const about = inquiryAbout(call, "begin", { refs });
    expect(await STRIPE.endPage?.(ctx, about)).toBe("ended");
    expect(await STRIPE.endPage?.(ctx, about)).toBe("ended");
    expect(bench.double.act(url)).toBeNull();
  });

  it("not once it was paid", async () => {
    const { call, refs } = await paidPage(bench.double, ctx);
    expect(await STRIPE.endPage?.(ctx, inquiryAbout(call, "begin", { refs }))).toBe("too_late");
  });

  it("although the answer that named it was lost", async () => {
    const call = pageCall();
    await openedPage(ctx, call);
    expect(await STRIPE.endPage?.(ctx, inquiryAbout(call, "begin"))).toBe("ended");
  });

  it("a payment that comes all the same is reported", async () => {
    const call = pageCall();
    const { refs } = await openedPage(ctx, call);
    const about = inquiryAbout(call, "begin", { refs });
    await STRIPE.endPage?.(ctx, about);
    bench.double.act(refs.session ?? "", { late: true });
    expect(await answerTo(about)).toMatchObject({ outcome: "success", stage: "taken" });
  });
});

describe("a page keeps the card if it shall, or if the customer wants it", () => {
  it.each([
    ["no", true, false],
    ["ask", false, false],
    ["ask", true, true],
    ["yes", false, true],
  ] as const)("%s, ticked: %s", async (keepCard, save, isKept) => {
    const call = pageCall({ keepCard });
    const { url, refs } = await openedPage(ctx, call);
    bench.double.act(url, { keep: save });
    const answer = await answerTo(inquiryAbout(call, "begin", { refs }));
    const keptCard = {
      handle: { method: expect.stringMatching(/^pm_/), customer: expect.stringMatching(/^cus_/) },
      networkTransactionId: "ntid4242",
    };
    expect(answer).toMatchObject({ outcome: "success", ...(isKept && { keptCard }) });
    expect("keptCard" in answer).toBe(isKept);
  });

  it("without taking money", async () => {
    const call = pageCall({ keepCard: "yes", total: kwd("0") });
    const { url, refs } = await openedPage(ctx, call);
    bench.double.act(url);
    expect(await answerTo(inquiryAbout(call, "begin", { refs }))).toMatchObject({
      outcome: "success",
      card: { last4: "4242" },
      keptCard: { handle: { method: expect.stringMatching(/^pm_/), customer: expect.stringMatching(/^cus_/) } },
    });
    expect(bench.double.book.movements).toEqual([]);
  });
});

test("nothing that Stripe adds to its objects is stored: no address of a page, no fingerprint, no customer", async () => {
  const { answer } = await paidPage(bench.double, ctx, { keepCard: "yes" });
  const stored = JSON.stringify([answer.raw, answer.params]);
  for (const secret of ["fingerprint", "http", "cus_", "pm_", "sk_test", "sara@", "ntid"])
    expect(stored).not.toContain(secret);
  expect(JSON.parse(JSON.stringify(answer.raw))).toEqual(answer.raw);
});

test("of what the browser brings back, only a page's name is read", () => {
  const read = (query: Record<string, string>) => STRIPE.readReturn?.(query);
  expect(read({ session_id: "cs_test_1", outcome: "success" })).toEqual({ session: "cs_test_1" });
  expect(read({ session_id: "../accounts" })).toEqual({});
  expect(read({})).toEqual({});
});
