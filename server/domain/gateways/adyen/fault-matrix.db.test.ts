import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import type { Fault } from "@/server/testing/adyen/double";
import { ADYEN_CODES, adyenBook, adyenMerchant, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import { accountOfCard, describeFaultMatrix, type Loss, type MatrixKind } from "@/server/testing/fault-matrix";
import { gatewayOf } from "../registry";

const bench = adyenBench();
const GATEWAY = gatewayOf("adyen");

/** Nothing was sent; nothing was done; it was done; it still runs. `faults.test.ts` has all other faults. */
const FAULTS: readonly Fault[] = ["too_many", "broken_before", "broken_after", "running"];
const onTheWire = FAULTS.map((fault): [string, Loss] => [fault, () => bench.double.fail(fault)]);

const MOVES: Readonly<Record<MatrixKind, string>> = {
  begin: "take",
  charge: "take",
  capture: "take",
  void: "release",
  refund: "refund",
};

describeFaultMatrix({
  gateway: GATEWAY,
  name: "on its double",
  losses: Object.fromEntries(onTheWire),
  hours: { within: [2, 6, 400], after: [400, 800] },
  world: async ({ kind: wanted }) => {
    const { double } = bench;
    const merchant = await adyenMerchant();
    const account = accountOfCard(wanted);
    if (account !== null) await keptCardOf(merchant, double, ADYEN_CODES[account]);
    return {
      merchant,
      codes: ADYEN_CODES,
      movements: async (kind) => {
        const count = (wanted: string) => double.book.movements.filter((move) => move.kind === wanted).length;
        return count(MOVES[kind]) - (kind === "begin" ? count("refund") + count("release") : 0);
      },
      pay: async (url) => {
        for (const page of double.book.pages.keys())
          if (url === undefined || url.endsWith(page)) double.act(page, { act: "pay" });
      },
      tell: async (hours) => {
        await tell(merchant, double, { codes: Object.values(ADYEN_CODES) });
        const at = () => new Date(Date.now() + hours * 3_600_000);
        const later = { ...merchant.ctx, realNow: at, now: at };
        for (const { id } of await workGatewayNotifications.due(later, { merchantId: merchant.id }, 50))
          await workGatewayNotifications.run(later, id);
      },
      passAtVendor: (hours) => double.jump(hours * 3_600),
      book: () => adyenBook(double),
    };
  },
});
