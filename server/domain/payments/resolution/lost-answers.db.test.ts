import { expect, test } from "vitest";
import { type Fault, FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, stateOf } from "@/server/testing/paying";
import { inRounds } from "@/server/testing/rounds";
import { resolveUnknownOperations } from "../index";

registerFlakyGateway();

/** What waits for a person is asked about once a day. */
const LONGER_THAN_A_DAY_MS = 30 * 3_600_000;
/** How the answer to a charge that succeeded is lost, and how inquiries fail until one is answered. */
const LOSSES: readonly Fault[] = ["timeout", "broken"];
const SILENCES: readonly Fault[] = ["deaf", "mute", "lagging", "undecided"];
const MOST_SILENCES = 4;

test("a charge whose answer is lost ends paid, however often its gateway cannot be asked, and is made once", async () => {
  await inRounds(2, async (choices) => {
    const merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
    const id = await newSession(merchant);
    flaky.charges = 0;
    flaky.fault = LOSSES[choices.below(LOSSES.length)] ?? "timeout";
    await pay(merchant, id, "1");
    const silences = choices.below(MOST_SILENCES + 1);
    for (let day = 1; day <= silences + 1; day += 1) {
      expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["processing"], eventCount: 0 });
      flaky.fault = day > silences ? "fine" : (SILENCES[choices.below(SILENCES.length)] ?? "deaf");
      const at = () => new Date(Date.now() + day * LONGER_THAN_A_DAY_MS);
      const later = { ...merchant.ctx, realNow: at, now: at };
      const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
      await choices.atOnce(
        due.flatMap((item) => [item.id, item.id].map((one) => () => resolveUnknownOperations.run(later, one))),
      );
    }
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"], eventCount: 1 });
    expect((await eventsOf(merchant, id)).map(({ body }) => body.state)).toEqual(["paid"]);
    const where = { merchantId: merchant.id, kind: "purchase", outcome: "success" };
    expect([flaky.charges, await merchant.ctx.db.simulatedGatewayEntry.count({ where })]).toEqual([1, 1]);
  });
});
