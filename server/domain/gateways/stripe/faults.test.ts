import { describe, expect, it, test, vi } from "vitest";
import { testCall, testSale } from "@/server/testing/gateway-contract/calls";
import { newPayment } from "@/server/testing/gateway-double/book";
import type { SharedFault } from "@/server/testing/gateway-double/call-server";
import {
  clockCtx,
  doubleAccount,
  inquiryAbout,
  kwd,
  openedPage,
  pageCall,
  paidPage,
  stripeBench,
} from "@/server/testing/stripe/connector-bench";
import type { ChargeCall, FollowUpCall, InquireCall } from "../calls";
import { mayReplay } from "../core/capabilities";
import { GatewayUnreachable, NotSent } from "../port";
import { STRIPE } from "./gateway";

const ctx = clockCtx();
const bench = stripeBench();

const DAY_SECONDS = 86_400;
const UNKNOWN: readonly SharedFault[] = [
  "broken_before",
  "broken_after",
  "error_before",
  "error_after",
  "html",
  "empty",
  "proxy",
];
const CERTAIN: readonly SharedFault[] = ["too_many", "unauthorized"];
/** Troubles in which Stripe carried out what was asked. */
const ACTED = new Set<SharedFault>(["broken_after", "error_after", "html", "empty", "proxy"]);
const KINDS = ["charge", "capture", "void", "refund"] as const;

type Kind = (typeof KINDS)[number];

/** A call of each kind that is ready to be sent, and the inquiry about it. */
async function ready(
  kind: Kind,
): Promise<{ send: (firstSentAt: Date | null) => Promise<unknown>; inquiry: InquireCall }> {
  const operation = kind === "capture" || kind === "void" ? "authorize" : "purchase";
  const { call, answer, refs } = await paidPage(bench.double, ctx, { operation, keepCard: "yes" });
  if (kind === "charge") {
    const source = { kind: "token", token: "alias", handle: answer.keptCard?.handle ?? {} } as const;
    const sale: ChargeCall = { ...testSale(kwd("7.500"), { account: doubleAccount() }), source };
    return {
      send: (firstSentAt) => STRIPE.charge(ctx, { ...sale, firstSentAt }),
      inquiry: inquiryAbout(sale, "charge"),
    };
  }
  const charge = { referenceNumber: call.referenceNumber, refs, total: call.total };
  const amount = kwd(kind === "refund" ? "2.000" : "5.120");
  const base = testCall({ account: doubleAccount() });
  const followUp: FollowUpCall = { ...base, charge, amount, extra: {}, sessionExtra: {} };
  return {
    send: (firstSentAt) => STRIPE[kind](ctx, { ...followUp, firstSentAt }),
    inquiry: inquiryAbout({ ...followUp, total: amount }, kind, { charge }),
  };
}

describe.each(KINDS)("a %s whose answer is lost", (kind) => {
  it.each(UNKNOWN)("%s: it is unknown, and what is asked or sent again moves money once", async (trouble) => {
    const { send, inquiry } = await ready(kind);
    const before = bench.double.book.movements.length;
    bench.double.fail(trouble);
    await expect(send(null)).rejects.toThrow(GatewayUnreachable);
    const known = await STRIPE.inquire(ctx, inquiry);
    const isDone = ACTED.has(trouble);
    if (isDone) expect(known).toMatchObject({ known: "answer", answer: { outcome: "success" } });
    else expect(["nothing", "not_yet"]).toContain(known.known);
    // After the answer "nothing" the call may be sent again, within the window.
    await send(new Date()).catch(() => {});
    const after = bench.double.book.movements.slice(before);
    // Stripe answers 500 again for as long as it remembers the key.
    expect(after).toHaveLength(trouble === "error_before" ? 0 : 1);
  });

  it.each(CERTAIN)("%s: nothing was done, for certain, unless it had been sent before", async (trouble) => {
    const { send } = await ready(kind);
    const before = bench.double.book.movements.length;
    bench.double.fail(trouble);
    await expect(send(null)).rejects.toThrow(NotSent);
    bench.double.fail(trouble);
    await expect(send(new Date())).rejects.toThrow(GatewayUnreachable);
    expect(bench.double.book.movements).toHaveLength(before);
  });
});

describe("an address where nobody listens", () => {
  it("is a call that was not sent, unless it had been sent before", async () => {
    const { origin } = bench.double;
    await bench.double.stop();
    vi.stubEnv("STRIPE_BASE_URL", origin);
    await expect(STRIPE.begin?.(ctx, pageCall())).rejects.toThrow(NotSent);
    await expect(STRIPE.begin?.(ctx, pageCall({ firstSentAt: new Date() }))).rejects.toThrow(GatewayUnreachable);
  });

  it("is not asked by a live account, whatever address replaces Stripe's", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    const account = { ...doubleAccount(), environment: "live" as const };
    await expect(STRIPE.begin?.(ctx, pageCall({ account }))).rejects.toThrow(GatewayUnreachable);
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^https:\/\/api\.stripe\.com(:443)?\/v1\/checkout\/sessions/);
    fetched.mockRestore();
  });
});

describe("a payment whose name was lost is found by our reference", () => {
  it("a page, at once, by the list of the minutes around the call", async () => {
    const call = pageCall();
    bench.double.fail("broken_after");
    await expect(STRIPE.begin?.(ctx, call)).rejects.toThrow(GatewayUnreachable);
    expect(await STRIPE.inquire(ctx, inquiryAbout(call, "begin"))).toMatchObject({
      known: "answer",
      answer: { outcome: "pending", refs: { session: expect.stringMatching(/^cs_/) } },
    });
  });

  it.each(["begin", "charge"] as const)("sent again two hours later, and lost again: %s", async (kind) => {
    const sentAt = new Date();
    const call = pageCall({ expiresAt: new Date(sentAt.getTime() + 20 * 3_600_000) });
    const { send, inquiry } =
      kind === "charge"
        ? await ready("charge")
        : {
            send: (firstSentAt: Date | null) => openedPage(ctx, { ...call, firstSentAt }),
            inquiry: inquiryAbout(call, "begin"),
          };
    bench.double.fail("broken_before");
    await expect(send(null)).rejects.toThrow(GatewayUnreachable);
    bench.double.jump(2 * 3_600);
    bench.double.fail("broken_after");
    await expect(send(sentAt)).rejects.toThrow(GatewayUnreachable);
    const inHours = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000);
    const later = { ...ctx, now: () => inHours(20), realNow: () => inHours(20) };
    expect((await STRIPE.inquire(later, { ...inquiry, firstSentAt: sentAt })).known).toBe("answer");
  });

  it("among hundreds, through the pages of the list", async () => {
    const call = pageCall();
    await openedPage(ctx, call);
    for (let other = 0; other < 120; other += 1) await openedPage(ctx, pageCall());
    expect((await STRIPE.inquire(ctx, inquiryAbout(call, "begin"))).known).toBe("answer");
  });

  it("that there is none can be said two minutes later, and never sooner", async () => {
    const ago = (seconds: number) => ({ firstSentAt: new Date(Date.now() - seconds * 1_000) });
    const ask = (change: Partial<InquireCall>) => STRIPE.inquire(ctx, inquiryAbout(pageCall(), "begin", change));
    expect(await ask(ago(10))).toEqual({ known: "not_yet", askAfterSeconds: 60 });
    expect(await ask(ago(110))).toMatchObject({ known: "not_yet" });
    expect(await ask(ago(130))).toEqual({ known: "nothing" });
    expect(await ask({ firstSentAt: null })).toEqual({ known: "nothing" });
  });

  it("on a test clock that runs ahead it is looked for in Stripe's time", async () => {
    const ahead = clockCtx(30 * DAY_SECONDS * 1_000);
    const call = pageCall();
    await openedPage(ctx, call);
    const asked = inquiryAbout(call, "begin", { firstSentAt: ahead.now() });
    expect((await STRIPE.inquire(ahead, asked)).known).toBe("answer");
  });

  it("an account that is too busy to be read through is searched, and the search may lag", async () => {
    const { send, inquiry } = await ready("charge");
    await send(null);
    const order = { reference: "", amount: { units: 100, currency: "usd" }, isHeld: false, metadata: {} };
    for (let other = 0; other < 1_001; other += 1)
      newPayment(bench.double.book, { ...order, owner: null, keeps: "no", returnUrl: "" });
    bench.double.book.searchLag = 60;
    expect(await STRIPE.inquire(ctx, inquiry)).toMatchObject({ known: "not_yet" });
    bench.double.book.searchLag = 0;
    expect(await STRIPE.inquire(ctx, inquiry)).toMatchObject({ known: "answer", answer: { outcome: "success" } });
  });
});

test("a late answer counts; who sends the call again meanwhile learns nothing, and nothing is done twice", async () => {
  const call = pageCall();
  const gate = bench.double.hold();
  const begun = STRIPE.begin?.(ctx, call);
  await gate.came;
  await expect(STRIPE.begin?.(ctx, { ...call, firstSentAt: new Date() })).rejects.toThrow(GatewayUnreachable);
  gate.open();
  expect(await begun).toMatchObject({ refs: { session: expect.any(String) } });
  expect(bench.double.book.pages.size).toBe(1);
});

test("for as long as the service sends a call again, Stripe knows its key; past Stripe's memory it would charge again", async () => {
  const { send } = await ready("charge");
  const sentAt = new Date();
  await send(null);
  const before = bench.double.book.movements.length;
  const inHours = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000);
  const sent = { kind: "charge", firstSentAt: sentAt } as const;
  expect([21, 22].map((hours) => mayReplay(STRIPE.capabilities, { ...sent, now: inHours(hours) }))).toEqual([
    true,
    false,
  ]);
  bench.double.jump(22 * 3_600);
  await send(sentAt);
  expect(bench.double.book.movements).toHaveLength(before);
  bench.double.jump(3 * 3_600);
  await send(sentAt);
  expect(bench.double.book.movements).toHaveLength(before + 1);
});

test("a page is paid once, however its events arrive", async () => {
  const call = pageCall();
  const { url } = await openedPage(ctx, call);
  bench.double.act(url);
  const { told: events } = bench.double.notices;
  expect(events.map(({ type }) => type)).toEqual(["payment_intent.succeeded", "checkout.session.completed"]);
  expect(bench.double.book.movements).toHaveLength(1);
});

describe("an answer of Stripe's shape that says too little decides nothing", () => {
  async function asked(body: object, inquiry: InquireCall) {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(body));
    try {
      return await STRIPE.inquire(ctx, inquiry);
    } finally {
      fetched.mockRestore();
    }
  }

  it.each(["capture", "void"] as const)("about a %s: a payment without a final status", async (kind) => {
    const { inquiry } = await ready(kind);
    const intent = { object: "payment_intent", id: "pi_1" };
    for (const said of [intent, { ...intent, status: 7 }, { ...intent, status: "processing" }])
      await expect(asked(said, inquiry)).rejects.toThrow(GatewayUnreachable);
  });

  it("about a page or a charge: a list with more items, after an item without an id", async () => {
    const { inquiry } = await ready("charge");
    const since = { firstSentAt: new Date(Date.now() - 3_600_000) };
    const page = inquiryAbout(pageCall(), "begin", since);
    for (const data of [[{}], []])
      for (const call of [page, { ...inquiry, ...since }])
        await expect(asked({ object: "list", data, has_more: true }, call)).rejects.toThrow(GatewayUnreachable);
    expect(await asked({ object: "list", data: [], has_more: false }, page)).toEqual({ known: "nothing" });
  });
});
