/** The contract suite's tests of gateways' payment pages. */
import { expect, test } from "vitest";
import type { Inquiry } from "@/server/domain/gateways/core/inquiry";
import { OtherReference, withCheckedReference } from "@/server/domain/gateways/with-checked-reference";
import type { ContractBench } from "./bench";
import { decided } from "./bench";
import type { BenchMaker } from "./operations";
import type { ContractSubject } from "./setting";

async function act(bench: ContractBench, url: string, what: "pay" | "decline"): Promise<boolean> {
  const { customer } = bench.setting;
  if (customer.way !== "page") throw new Error("The gateway has no page on which a customer pays.");
  return customer.act(url, what);
}

/** Tests that pages are opened once, stay open after a declined card, can be ended, and are paid once. */
export function describePages({ gateway }: ContractSubject, make: BenchMaker): void {
  test("the same call again, many times at once, is the same page, and is undecided", async () => {
    const bench = await make();
    const call = bench.pageCall();
    const first = await bench.opened(call);
    const asked = { ...call, firstSentAt: bench.ctx.now() };
    for (const page of await Promise.all(Array.from({ length: 8 }, () => bench.opened(asked))))
      expect(page).toEqual(first);
    expect(decided(await bench.asked(call, "begin", first.refs))).toBeNull();
    expect(first.expiresAt.getTime()).toBeGreaterThan(bench.ctx.now().getTime());
  });

  test("a declined card leaves it open, another pays, and nobody pays twice", async () => {
    const bench = await make();
    const call = bench.pageCall();
    const { url, refs } = await bench.opened(call);
    const acts = ["decline", "pay", "pay"] as const;
    const paid: boolean[] = [];
    for (const what of acts) paid.push(await act(bench, url, what));
    expect(paid).toEqual([false, true, false]);
    expect((await bench.heardOf(call, "begin", refs)).answer.outcome).toBe("success");
  });

  test("one that is ended takes no payment; one that was paid is not ended", async () => {
    const bench = await make();
    const [left, paid] = [bench.pageCall(), bench.pageCall()];
    const [leftPage, paidPage] = [await bench.opened(left), await bench.opened(paid)];
    await act(bench, paidPage.url, "pay");
    const end = async (call: typeof left, refs: typeof leftPage.refs) => {
      const { account, referenceNumber, total } = call;
      const about = { account, referenceNumber, total, refs, kind: "begin", firstSentAt: bench.ctx.now() } as const;
      return gateway.endPage?.(bench.ctx, about) ?? "stays_open";
    };
    const ends = [await end(left, leftPage.refs), await end(paid, paidPage.refs)];
    expect(["ended", "stays_open"]).toContain(ends[0]);
    expect(["too_late", "stays_open"]).toContain(ends[1]);
    if (ends[0] === "stays_open") return;
    expect(gateway.capabilities.pageCanBeEnded).toBe(true);
    expect(await act(bench, leftPage.url, "pay")).toBe(false);
    expect(decided(await bench.asked(left, "begin", leftPage.refs))?.outcome).toBe("canceled");
  });

  test.each(["paid", "refunded"])(
    "a reference of another %s charge, brought by the browser, decides nothing",
    async (end) => {
      const bench = await make();
      const [other, own] = [bench.pageCall(), bench.pageCall()];
      const [paid, page] = [await bench.opened(other), await bench.opened(own)];
      await act(bench, paid.url, "pay");
      const { refs: theirs } = await bench.heardOf(other, "begin", paid.refs);
      if (end === "refunded") await bench.followUp("refund", { call: other, refs: theirs }, "10");
      const { inquire } = withCheckedReference(gateway);
      const { account, referenceNumber, total } = own;
      for (const refs of [theirs, { ...page.refs, ...theirs }, { ...theirs, ...page.refs }]) {
        const call = { account, referenceNumber, total, refs, kind: "begin", firstSentAt: bench.ctx.now() } as const;
        const inquiry = await inquire(bench.ctx, call).catch((error: unknown) => error);
        expect(inquiry instanceof OtherReference || decided(inquiry as Inquiry) === null).toBe(true);
      }
    },
  );

  test("what a browser brings back is references alone", () => {
    const query = { session_id: "x", sessionResult: "y", result: "success", status: "paid" };
    const refs = gateway.readReturn?.(query) ?? {};
    expect(Object.values(refs).every((value) => ["x", "y"].includes(value))).toBe(true);
  });
}
