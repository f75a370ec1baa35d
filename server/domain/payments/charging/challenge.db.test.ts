/** A card whose bank asks its customer (3-D Secure), at the simulated gateway. */
import { beforeAll, describe, expect, it, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { type GatewayResult, readSimulatedBank } from "@/server/domain/gateways";
import { answerAtSimulatedBank } from "@/server/pages/simulated-page";
import { challengedCard, challenges, ONSITE } from "@/server/testing/challenges";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { keepCandidates, readCandidates } from "../attempt/candidates";
import { leadOn } from "../attempt/lead-on";
import { closeChallenge, readChallengePage } from "../index";

const HOUR_MS = 3_600_000;

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant({ gateways: [{}, ONSITE] });
});

const { asked, answer, back, bankOf, typed, resolveAfter, resultOf, chargesOf, reversalOf } = challenges(
  () => merchant,
);

describe("a typed card whose bank asks", () => {
  test("is charged after the customer confirmed, and the merchant learns of the challenge", async () => {
    const { id, token, bank } = await asked();
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["open"], eventCount: 0 });
    expect(await chargesOf(id)).toBe(0);
    expect(await readSimulatedBank(merchant.ctx, bank)).toMatchObject({ last4: "1121", isOver: false });
    expect(await answer(bank)).toMatchObject({ kind: "answered" });
    expect(await back(token)).toEqual({ kind: "decided", sessionId: id });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect(await resultOf(id)).toMatchObject({ status: "success", challenge_occurred: true });
  });

  test("is declined if the customer refuses", async () => {
    const { id, token, bank } = await asked();
    await answer(bank, false);
    await back(token);
    const { state, attempts } = await stateOf(merchant, id);
    expect([state, attempts[0]?.state, await chargesOf(id)]).toEqual(["attempted", "failed", 0]);
    expect(attempts[0]?.decline).toMatchObject({ category: "authentication_failed" });
    expect(await resultOf(id)).toMatchObject({ status: "canceled", challenge_occurred: true });
  });

  test("is declined by a bank that refuses every answer", async () => {
    const { id, token, bank } = await asked("refused");
    await answer(bank);
    await back(token);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["failed"] });
  });

  test("answered twice, the first answer stays, whatever the second says", async () => {
    const { id, token, bank } = await asked();
    await answer(bank, false);
    expect(await answer(bank, true)).toMatchObject({ kind: "over" });
    await back(token);
    expect(await back(token)).toEqual({ kind: "decided", sessionId: id });
    expect([(await stateOf(merchant, id)).attemptStates, await chargesOf(id)]).toEqual([["failed"], 0]);
  });

  test("many answers at once charge once", async () => {
    const { id, token, bank } = await asked();
    await Promise.all(Array.from({ length: 6 }, (_, each) => answer(bank, each % 2 === 0)));
    await Promise.all(Array.from({ length: 3 }, () => back(token)));
    const { attemptStates } = await stateOf(merchant, id);
    expect(await chargesOf(id)).toBe(attemptStates[0] === "success" ? 1 : 0);
    expect(attemptStates[0]).not.toBe("open");
  });

  test("is decided by the gateway's notification before the browser is back", async () => {
    const { id, token, bank } = await asked();
    await answerAtSimulatedBank(merchant.ctx, { token: bank, confirms: true });
    const due = await workGatewayNotifications.due(merchant.ctx, { merchantId: merchant.id }, 50);
    for (const each of due) await workGatewayNotifications.run(merchant.ctx, each.id);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect(await readChallengePage(merchant.ctx, token)).toMatchObject({ challenge: null });
    expect(await back(token)).toEqual({ kind: "decided", sessionId: id });
  });

  test("is charged nothing while the bank is silent, and ends with its time", async () => {
    const { id, bank } = await asked("abandoned");
    expect(await answer(bank)).toEqual({ kind: "silent" });
    await resolveAfter(120_000);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["open"]);
    await resolveAfter(2 * HOUR_MS);
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["canceled"] });
    expect([(await resultOf(id))?.challenge_occurred, await chargesOf(id)]).toEqual([true, 0]);
  });

  test("recognized by the bank, its customer was asked nothing", async () => {
    const { id, token, bank } = await asked("frictionless");
    expect((await readChallengePage(merchant.ctx, token))?.challenge).toMatchObject({ isHidden: true });
    await answer(bank);
    await back(token);
    expect(await resultOf(id)).toMatchObject({ status: "success", challenge_occurred: false });
  });

  test("forgets how the bank's page was shown when it ends", async () => {
    const { id, token, bank } = await asked("frictionless");
    const { attempts } = await stateOf(merchant, id);
    const where = { attemptId: attempts[0]?.id ?? "" };
    expect(await merchant.ctx.db.attemptChallenge.count({ where })).toBe(1);
    await answer(bank);
    await back(token);
    expect(await merchant.ctx.db.attemptChallenge.count({ where })).toBe(0);
  });

  test("that asks for a further step makes what the browser brought of the step before worthless", async () => {
    const { id, token } = await asked();
    const [attempt] = (await stateOf(merchant, id)).attempts;
    if (attempt === undefined) throw new Error("No attempt");
    await keepCandidates(merchant.ctx, attempt.id, { result: "of the first step" });
    expect(await readCandidates(merchant.ctx, attempt.id)).toHaveLength(1);
    const next = { url: "https://acs.bank.example/2", expiresAt: new Date(Date.now() + HOUR_MS) };
    const step = { id: attempt.id, leadsOn: true };
    const said = { outcome: "pending", params: {}, next } as unknown as GatewayResult;
    expect(await leadOn(merchant.ctx, step, said)).toBe(true);
    expect(await readCandidates(merchant.ctx, attempt.id)).toEqual([]);
    const { challenge } = (await readChallengePage(merchant.ctx, token)) ?? {};
    expect(challenge).toMatchObject({ url: next.url, bank: "Test bank", brand: "Visa" });
  });

  it.each([
    ["challenge", "failed", "failed"],
    ["frictionless", "error", "error"],
  ] as const)("which the session's extra demands (%s), is charged as the test card says", async (word, _, outcome) => {
    const extra = { sandbox_challenge: word };
    const id = await newSession(merchant, { pg_codes: ["onsite"], extra });
    const ending = outcome === "failed" ? "12" : "13";
    const sent = await typed(id, { number: `4111111111111${ending}`, expiry: "12/30", cvv: "123" });
    if (sent.kind !== "challenge") throw new Error(sent.kind);
    await answer(await bankOf(sent.token));
    await back(sent.token);
    expect((await stateOf(merchant, id)).attemptStates).toEqual([outcome]);
  });

  test("is never asked about a number that the gateway does not know, which may be a real one", async () => {
    const id = await newSession(merchant, { pg_codes: ["onsite"], extra: { sandbox_challenge: "challenge" } });
    const real = { number: "4242424242424242", expiry: "12/30", cvv: "123" };
    expect(await typed(id, real)).toMatchObject({ kind: "checkout" });
    const { attempts } = await stateOf(merchant, id);
    expect(attempts).toMatchObject([{ state: "canceled", message: "Unknown test card", pageUrl: null }]);
  });
});

describe("a customer who closes the bank's page", () => {
  test("cancels, and the merchant learns that there was a challenge", async () => {
    const { id, token } = await asked();
    expect(await closeChallenge(merchant.ctx, { token })).toEqual({ kind: "checkout", sessionId: id });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["canceled"] });
    expect(await resultOf(id)).toMatchObject({ status: "canceled", code: "canceled", challenge_occurred: true });
    await resolveAfter(1_000);
    expect(await chargesOf(id)).toBe(0);
  });

  test("cancels nothing if the bank has confirmed: the gateway's answer decides", async () => {
    const { id, token, bank } = await asked();
    await answer(bank);
    await closeChallenge(merchant.ctx, { token });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  });

  test("and then answers the bank is charged nothing: the bank's page is over", async () => {
    const { id, token, bank } = await asked();
    await closeChallenge(merchant.ctx, { token });
    await resolveAfter(1_000);
    expect(await answer(bank)).toMatchObject({ kind: "over" });
    expect([(await stateOf(merchant, id)).attemptStates, await chargesOf(id)]).toEqual([["canceled"], 0]);
  });

  test("and answers the bank before its page has ended gets the money back", async () => {
    const { id, token, bank } = await asked();
    await closeChallenge(merchant.ctx, { token });
    await answer(bank);
    await resolveAfter(1_000);
    await resolveAfter(60_000);
    const { state, attemptStates } = await stateOf(merchant, id);
    expect([state, attemptStates]).toEqual(["attempted", ["canceled"]]);
    expect(await reversalOf(id)).toBe("done");
  });

  test("twice, or with a forged token, changes nothing more", async () => {
    const { id, token } = await asked();
    await closeChallenge(merchant.ctx, { token });
    const { eventCount } = await stateOf(merchant, id);
    expect(await closeChallenge(merchant.ctx, { token })).toEqual({ kind: "checkout", sessionId: id });
    expect((await stateOf(merchant, id)).eventCount).toBe(eventCount);
    expect(await closeChallenge(merchant.ctx, { token: `${token}x` })).toEqual({ kind: "not_found" });
  });
});

describe("two payments of one session", () => {
  test("the newer one counts; what the bank confirms of the older goes back", async () => {
    const first = await asked();
    const second = await typed(first.id, challengedCard("challenge"));
    if (second.kind !== "challenge") throw new Error(second.kind);
    expect((await stateOf(merchant, first.id)).attemptStates).toEqual(["canceled", "open"]);
    await Promise.all([answer(first.bank), answer(await bankOf(second.token))]);
    await Promise.all([back(first.token), back(second.token)]);
    await resolveAfter(1_000);
    await resolveAfter(60_000);
    const { state, attemptStates } = await stateOf(merchant, first.id);
    expect([state, attemptStates]).toEqual(["paid", ["canceled", "success"]]);
    expect(await reversalOf(first.id)).toBe("done");
  });

  test("pressed at once, one is sent to the bank", async () => {
    const id = await newSession(merchant, { pg_codes: ["onsite"] });
    const outcomes = await Promise.all([
      typed(id, challengedCard("challenge")),
      typed(id, challengedCard("challenge")),
    ]);
    const open = (await stateOf(merchant, id)).attemptStates.filter((state) => state === "open");
    expect(open).toHaveLength(1);
    expect(outcomes.some(({ kind }) => kind === "challenge")).toBe(true);
  });
});
