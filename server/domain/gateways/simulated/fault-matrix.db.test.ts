import { afterEach, vi } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { keepCard } from "@/server/testing/cards";
import {
  accountOfCard,
  describeFaultMatrix,
  type MatrixKind,
  type MatrixWorld,
  spiedLosses,
} from "@/server/testing/fault-matrix";
import { type BookLine, bookLine } from "@/server/testing/gateway-book";
import { operatingMerchant } from "@/server/testing/operating";
import { gatewayOf } from "../registry";
import { paySimulatedPage } from "./page";

const GATEWAY = gatewayOf("sarraf_sandbox");
const PAYS = "411111111111111";
const CODES = { purchase: "sandbox", authorize: "sandbox-auth" } as const;

const MOVES: Readonly<Record<MatrixKind, string>> = {
  begin: "purchase",
  charge: "purchase",
  capture: "capture",
  void: "void",
  refund: "refund",
};

const whole = GATEWAY.capabilities;

afterEach(() => {
  Object.assign(GATEWAY, { capabilities: whole });
});

const LINES: Readonly<Partial<Record<string, readonly BookLine["kind"][]>>> = {
  purchase: ["charged", "taken"],
  authorize: ["charged"],
  capture: ["taken"],
  refund: ["refunded"],
};

/** Its books keep every answer for ever; past a window it forgets what it was asked to forget. */
function describeSimulated(name: string, canBeAsked: boolean): void {
  describeFaultMatrix({
    gateway: GATEWAY,
    name,
    losses: spiedLosses(GATEWAY),
    hours: { within: [2, 6, 30], after: [2, 6, 30] },
    world: async ({ kind, window }) => {
      const replaySeconds = { ...whole.replaySeconds, [kind]: window === "after" ? 60 : whole.replaySeconds[kind] };
      Object.assign(GATEWAY, { capabilities: { ...whole, replaySeconds } });
      if (!canBeAsked && kind !== "begin") vi.spyOn(GATEWAY, "inquire").mockResolvedValue({ known: "cannot_ask" });
      return simulatedWorld(kind);
    },
  });
}

describeSimulated("asked about", true);
describeSimulated("of which nothing can be asked", false);

async function simulatedWorld(wanted: MatrixKind): Promise<MatrixWorld> {
  const merchant = await operatingMerchant();
  const account = accountOfCard(wanted);
  if (account !== null) await keepCard(merchant, "1", { pgCode: CODES[account] });
  const { db } = merchant.ctx;
  const entries = (kind: string) =>
    db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id, kind, outcome: "success" } });
  const keeping = await entries("purchase");
  return {
    merchant,
    codes: CODES,
    extra: { sandbox_page: "elsewhere" },
    movements: async (kind) => {
      const moved = await entries(MOVES[kind]);
      if (kind !== "begin" && kind !== "charge") return moved;
      return moved - keeping - (kind === "begin" ? await entries("refund") : 0);
    },
    pay: async (url) => {
      const token = url?.split("/").at(-1) ?? "";
      await paySimulatedPage(merchant.ctx, { token, number: PAYS });
    },
    book: async () => {
      const rows = await db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id, outcome: "success" } });
      return rows.flatMap(({ kind, referenceNumber, chargeReference, amount, currency: code }) => {
        const payment = chargeReference ?? referenceNumber;
        const moved = money(amount.toFixed(), currency(code));
        return (LINES[kind] ?? []).map((line) => bookLine({ connector: "sarraf_sandbox", payment, kind: line }, moved));
      });
    },
  };
}
