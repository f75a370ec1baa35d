import { describeFaultMatrix, type Loss, type MatrixKind } from "@/server/testing/fault-matrix";
import type { SharedFault } from "@/server/testing/gateway-double/call-server";
import { stateOf } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeBook, stripeMerchant } from "@/server/testing/stripe/merchant";
import { gatewayOf } from "../registry";

const bench = stripeBench();
const GATEWAY = gatewayOf("stripe");

/**
 * Nothing was sent; nothing was done; it was done; Stripe repeats its 500 as long as it remembers the key.
 * `faults.test.ts` has all other faults.
 */
const TROUBLES: readonly SharedFault[] = ["too_many", "broken_before", "broken_after", "error_before", "error_after"];
const onTheWire = TROUBLES.map((trouble): [string, Loss] => [trouble, () => bench.double.fail(trouble)]);

const MOVES: Readonly<Record<MatrixKind, readonly string[]>> = {
  begin: ["take"],
  charge: ["take"],
  capture: ["take"],
  void: ["release"],
  refund: ["refund"],
};

describeFaultMatrix({
  gateway: GATEWAY,
  name: "on its double",
  losses: Object.fromEntries(onTheWire),
  hours: { within: [2, 6, 400], after: [400, 800] },
  world: async () => {
    const { double } = bench;
    const merchant = await stripeMerchant(double);
    const keeping = double.book.movements.length;
    return {
      merchant,
      codes: STRIPE_CODES,
      movements: async (kind, sessionId) => {
        const references = (await stateOf(merchant, sessionId)).attempts.map(({ referenceNumber }) => referenceNumber);
        const since = double.book.movements.slice(keeping);
        const moved = since.filter(({ kind: move }) => MOVES[kind].includes(move));
        if (kind === "charge") return moved.filter(({ reference }) => references.includes(reference)).length;
        if (kind !== "begin") return moved.length;
        return moved.length - since.filter(({ kind: move }) => move === "refund").length;
      },
      pay: async (url) => {
        const open = [...double.book.pages.values()].filter(({ status }) => status === "open");
        const urls = url === undefined ? open.map(({ id }) => id) : [url];
        for (const each of urls) double.act(each);
      },
      passAtVendor: (hours) => double.jump(hours * 3_600),
      book: () => stripeBook(double, keeping),
    };
  },
});
