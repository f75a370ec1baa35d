/**
 * The tests that every gateway passes (docs/adding-a-gateway.md), against a simulated gateway or a test
 * account: customers pay on the gateway's page or by a typed card. Unsupported capabilities are skipped by
 * name.
 */
import { describe, expect, test } from "vitest";
import type { ChargeSource } from "@/server/domain/gateways/calls";
import { type CallKind, carriesOut } from "@/server/domain/gateways/core/capabilities";
import { ContractBench, decided } from "./bench";
import { freshReference, testCall } from "./calls";
import { describeNotifications } from "./notifications";
import { type BenchMaker, describeOperations, describeSlowOperations } from "./operations";
import { describePages } from "./pages";
import type { ContractSubject } from "./setting";
import { expectMoved, expectSound } from "./soundness";

const many = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 8 }, act));

function describePayments({ way, gateway }: ContractSubject, make: BenchMaker): void {
  const operations = gateway.capabilities.authorize ? (["purchase", "authorize"] as const) : (["purchase"] as const);

  test.each(operations)("%s: a customer pays, to the amount that was asked", async (operation) => {
    const bench = await make();
    const { answer, call } = await bench.payment({ operation });
    expect(answer.outcome).toBe("success");
    expect([undefined, operation === "purchase" ? "taken" : "held"]).toContain(answer.stage);
    expectMoved(answer, call.total);
    expectSound(answer);
  });

  test("a declined card takes nothing, and says why", async () => {
    const bench = await make();
    const { answer } = await bench.payment({ isDeclined: true });
    // On a page the customer may try another card, so the payment is pending.
    expect(answer.outcome).toBe(way === "card" ? "failed" : "pending");
    if (way === "card") expect(answer.message).toBeTruthy();
    expectSound(answer);
  });

  test("asking about an unknown reference finds nothing, and does not act", async () => {
    const bench = await make();
    const call = bench.sale();
    const kind: CallKind = way === "card" ? "charge" : "begin";
    for (let time = 0; time < 2; time += 1) expect(decided(await bench.asked(call, kind))).toBeNull();
    expect((await bench.payment()).answer.outcome).toBe("success");
  });
}

/** Pays and saves a card. @returns the card as later charges refer to it */
async function keptCard(bench: ContractBench): Promise<ChargeSource | null> {
  const { answer } = await bench.payment({ keeps: true });
  const handle = answer.keptCard?.handle;
  if (handle !== undefined) return { kind: "token", token: "alias", handle };
  const token = answer.card?.token ?? null;
  return token === null ? null : { kind: "token", token };
}

async function keptSource(bench: ContractBench): Promise<ChargeSource> {
  const source = await keptCard(bench);
  if (source === null) throw new Error("No card was kept.");
  return source;
}

const UNATTENDED = { kind: "recurring", initiator: "merchant", first: false } as const;

function describeKeptCards({ way, gateway }: ContractSubject, make: BenchMaker): void {
  test("a card is kept if it is to be, and is charged again", async () => {
    const bench = await make();
    const source = await keptSource(bench);
    const answer = await bench.gateway.charge(bench.ctx, bench.chargeCall(source));
    expect(answer).toMatchObject({ outcome: "success", card: null });
    expectMoved(answer, bench.worth("10"));
    expectSound(answer);
    const { answer: plain } = await bench.payment();
    expect([plain.keptCard, plain.card?.token ?? null]).toEqual([undefined, null]);
  });

  test("the same charge again, many times at once, is charged once and answered alike", async () => {
    const bench = await make();
    const call = bench.chargeCall(await keptSource(bench));
    const first = await gateway.charge(bench.ctx, call);
    const again = await many(() => gateway.charge(bench.ctx, { ...call, firstSentAt: bench.ctx.now() }));
    for (const answer of again) expect(answer).toEqual(first);
    const inquiry = await bench.asked(call, "charge", first.refs);
    if (inquiry.known === "answer") expect(inquiry.answer).toEqual(first);
    else expect(inquiry.known).not.toBe("nothing");
  });

  test.skipIf(!gateway.capabilities.unattended)("without its customer", async () => {
    const bench = await make();
    const call = bench.chargeCall(await keptSource(bench), { agreement: UNATTENDED });
    expect((await gateway.charge(bench.ctx, call)).outcome).toBe("success");
  });

  test.skipIf(way === "page")("a token is a short text", async () => {
    const source = await keptSource(await make());
    expect(source.kind === "token" && source.token.length <= 50).toBe(true);
  });
}

function describeTypedCards({ gateway }: ContractSubject, make: BenchMaker): void {
  test("the same reference again, many times at once, gives the first answer and is what an inquiry returns", async () => {
    const bench = await make();
    const { customer } = bench.setting;
    if (customer.way !== "card") throw new Error("The gateway takes no typed card.");
    const call = bench.chargeCall(customer.paying);
    const answers = await many(() => gateway.charge(bench.ctx, call));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await bench.asked(call, "charge")).toEqual({ known: "answer", answer: answers[0] });
  });
}

function describeTokens({ gateway }: ContractSubject, make: BenchMaker): void {
  const cards = async (bench: ContractBench) => {
    const { customer, currency, account } = bench.setting;
    if (gateway.tokenise === undefined || customer.way !== "card")
      throw new Error("The gateway cannot save a typed card without a payment.");
    const { tokenise } = gateway;
    return (source: "paying" | "declined", referenceNumber = freshReference()) =>
      tokenise(bench.ctx, { ...testCall({ account, referenceNumber }), currency, source: customer[source] });
  };

  test("a card kept without a payment gives a token that can be charged", async () => {
    const bench = await make();
    const [keep, reference] = [await cards(bench), freshReference()];
    const kept = await keep("paying", reference);
    expect(await keep("paying", reference)).toEqual(kept);
    const token = kept.card?.token ?? "";
    expect(token).toMatch(/^.{1,50}$/);
    expect((await gateway.charge(bench.ctx, bench.chargeCall({ kind: "token", token }))).outcome).toBe("success");
  });

  test("a declined card gives no token", async () => {
    const answer = await (await cards(await make()))("declined");
    expect([answer.outcome, answer.card?.token ?? null]).toEqual(["failed", null]);
  });
}

/** The share of a gateway's replay window that the service uses. */
const USED = 0.89;

function describeWindows({ gateway, way }: ContractSubject, make: BenchMaker): void {
  const { replaySeconds } = gateway.capabilities;
  const kinds = (["capture", "void", "refund"] as const).filter((kind) => carriesOut(gateway.capabilities, kind));

  test.skipIf(way !== "page")("a page that is asked for again within its window is the same page", async () => {
    const bench = await make();
    const call = bench.pageCall();
    const first = await bench.opened(call);
    bench.setting.passAtVendor?.(replaySeconds.begin * USED);
    expect(await bench.opened({ ...call, firstSentAt: bench.ctx.now() })).toEqual(first);
  });

  test("a charge that is sent again within its window gets its first answer", async () => {
    const bench = await make();
    const call = bench.chargeCall(await keptSource(bench));
    const first = await gateway.charge(bench.ctx, call);
    bench.setting.passAtVendor?.(replaySeconds.charge * USED);
    expect(await gateway.charge(bench.ctx, { ...call, firstSentAt: bench.ctx.now() })).toEqual(first);
  });

  test.each(kinds)("so does a %s, and acts once", async (kind) => {
    const bench = await make();
    const payment = await bench.payment({ operation: kind === "refund" ? "purchase" : "authorize" });
    const sent = await bench.send(kind, bench.followUpCall(payment, kind === "refund" ? "4" : "10"));
    bench.setting.passAtVendor?.(replaySeconds[kind] * USED);
    expect(await bench.again(sent)).toEqual(sent.first);
    expect((await bench.ended(sent)).outcome).toBe("success");
    if (kind === "refund") expect((await bench.followUp("refund", payment, "6")).outcome).toBe("success");
  });
}

/** Tests the guarantees of one gateway with one way of paying. */
export function describeGatewayContract(subject: ContractSubject): void {
  const { gateway, way, tells, hasClock, slow } = subject;
  const { capabilities } = gateway;
  const make: BenchMaker = async () => new ContractBench(gateway, await subject.prepare());
  describe(`${gateway.identifier} keeps the gateway contract, ${way === "card" ? "by a typed card" : "on its page"}`, () => {
    describe("payments", () => describePayments(subject, make));
    describe.skipIf(way !== "card")("typed cards", () => describeTypedCards(subject, make));
    describe.skipIf(way !== "page")("pages", () => describePages(subject, make));
    describe.skipIf(capabilities.keepCard === "no")("kept cards", () => describeKeptCards(subject, make));
    describe.skipIf(gateway.tokenise === undefined || way !== "card")("tokens", () => describeTokens(subject, make));
    describeOperations(subject, make);
    describe.skipIf(slow.length === 0)("operations that are decided later", () =>
      describeSlowOperations(subject, make),
    );
    describe.skipIf(!hasClock)("replay windows", () => describeWindows(subject, make));
    describe.skipIf(!tells)("notifications", () => describeNotifications(make));
  });
}
