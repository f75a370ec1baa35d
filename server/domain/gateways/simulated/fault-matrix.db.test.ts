import { afterEach, vi } from "vitest";
import { keepCard } from "@/server/testing/cards";
import {
  accountOfCard,
  describeFaultMatrix,
  type MatrixKind,
  type MatrixWorld,
  spiedLosses,
} from "@/server/testing/fault-matrix";
import { operatingMerchant } from "@/server/testing/operating";
import { simulatedBook } from "@/server/testing/simulated-book";
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
    book: () => simulatedBook(merchant),
  };
}
