/**
 * Every kind of call × how its answer is lost × whether the gateway can be asked × inside or after its replay
 * window: money moves once at most, and nothing is booked that did not move. A connector runs it against its
 * double (docs/adding-a-gateway.md).
 */
import { describe, expect, it, vi } from "vitest";
import type { GatewayCapabilities } from "@/server/domain/gateways/core/capabilities";
import type { Gateway } from "@/server/domain/gateways/port";
import { GatewayUnreachable, NotSent } from "@/server/domain/gateways/port";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { payBySavedCard, readCheckout } from "@/server/domain/payments";
import { keepCard } from "./cards";
import type { TestMerchant } from "./harness";
import { operate, paidSession } from "./operating";
import { newSession, stateOf } from "./paying";

type CallKind = "charge" | "capture" | "void" | "refund";

/** A gateway under test: the object that the registry hands out, and its double's book. */
export type MatrixSetting = {
  readonly gateway: Gateway;
  /** A merchant whose account `sandbox` takes the money at once, and `sandbox-auth` holds it. */
  readonly merchant: () => Promise<TestMerchant>;
  /** How often money moved, by the double's book, for calls of that kind on that session. */
  readonly movements: (merchant: TestMerchant, sessionId: string, kind: CallKind) => Promise<number>;
};

const KINDS: readonly CallKind[] = ["charge", "capture", "void", "refund"];
const LOSSES = ["not sent", "lost before it acts", "lost after it acted", "malformed after it acted"] as const;
const ASKED = ["answers inquiries", "cannot be asked"] as const;
const WINDOWS = ["within", "after"] as const;
const CELLS = KINDS.flatMap((kind) =>
  LOSSES.flatMap((loss) => ASKED.flatMap((asked) => WINDOWS.map((window) => ({ kind, loss, asked, window })))),
);
type Cell = (typeof CELLS)[number];

const WINDOW_SECONDS = { within: 100 * 86_400, after: 60 } as const;

/** Describes the matrix for one gateway. */
export function describeFaultMatrix(setting: MatrixSetting): void {
  describe(`${setting.gateway.identifier} moves money once at most`, () => {
    it.each(CELLS)("$kind, $loss, $asked, $window the window", async (cell) => {
      const merchant = await setting.merchant();
      const whole = setting.gateway.capabilities;
      Object.assign(setting.gateway, { capabilities: windowed(whole, cell) });
      try {
        const sessionId = await actUnder(setting, merchant, cell);
        if (cell.asked === "cannot be asked")
          vi.spyOn(setting.gateway, "inquire").mockResolvedValue({ known: "cannot_ask" });
        for (const hours of [2, 6, 30]) await resolveAfter(merchant, hours);
        const moved = await setting.movements(merchant, sessionId, cell.kind);
        expect(moved).toBeLessThanOrEqual(1);
        const outcome = await outcomeOf(merchant, sessionId, cell.kind);
        if (outcome === "booked") expect(moved).toBe(1);
        if (outcome === "refused") expect(moved).toBe(0);
        expect(["booked", "refused", "parked"]).toContain(outcome);
      } finally {
        vi.restoreAllMocks();
        Object.assign(setting.gateway, { capabilities: whole });
      }
    });
  });
}

function windowed(whole: GatewayCapabilities, { kind, window }: Cell): GatewayCapabilities {
  return { ...whole, replaySeconds: { ...whole.replaySeconds, [kind]: WINDOW_SECONDS[window] } };
}

/** Makes the call, whose answer is lost once; returns the session. */
async function actUnder({ gateway }: MatrixSetting, merchant: TestMerchant, { kind, loss }: Cell): Promise<string> {
  const begin = kind === "charge" ? await keptCardSession(merchant) : await followUpSession(merchant, kind);
  const act = gateway[kind] as (...call: unknown[]) => Promise<unknown>;
  vi.spyOn(gateway, kind).mockImplementationOnce(async (...call: unknown[]) => {
    if (loss === "not sent") throw new NotSent("Connection refused.");
    if (loss === "lost before it acts") throw new GatewayUnreachable("No answer.");
    await act.apply(gateway, call);
    throw loss === "lost after it acted" ? new GatewayUnreachable("No answer.") : new TypeError("Unexpected token <");
  });
  await begin.act();
  return begin.sessionId;
}

type FirstCall = { readonly sessionId: string; readonly act: () => Promise<unknown> };

async function keptCardSession(merchant: TestMerchant): Promise<FirstCall> {
  await keepCard(merchant, "1", { customer_id: "c-1" });
  const sessionId = await newSession(merchant, { customer_id: "c-1" });
  const cardId = (await readCheckout(merchant.ctx, sessionId, { opening: false }))?.cards[0]?.id ?? "";
  const choice = { sessionId, cardId, cvv: "", amount: "10.500 KWD" };
  return { sessionId, act: () => payBySavedCard(merchant.ctx, choice) };
}

async function followUpSession(merchant: TestMerchant, kind: "capture" | "void" | "refund"): Promise<FirstCall> {
  const sessionId = await paidSession(merchant, kind === "refund" ? "sandbox" : "sandbox-auth");
  return { sessionId, act: () => operate(merchant.ctx, { operation: kind, session_id: sessionId }) };
}

async function resolveAfter(merchant: TestMerchant, hours: number): Promise<void> {
  const at = () => new Date(Date.now() + hours * 3_600_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50))
    await resolveUnknownOperations.run(later, id);
}

/** What the service holds of the call in the end. */
async function outcomeOf(merchant: TestMerchant, sessionId: string, kind: CallKind): Promise<string> {
  if (kind === "charge") {
    const attempt = (await stateOf(merchant, sessionId)).attempts.at(-1);
    if (attempt?.parkedAt) return "parked";
    return attempt?.state === "success" ? "booked" : attempt?.state === "error" ? "refused" : `${attempt?.state}`;
  }
  const operation = await merchant.ctx.db.operation.findFirst({ where: { sessionId, kind } });
  if (operation?.parkedAt) return "parked";
  return operation?.state === "done" ? "booked" : `${operation?.state}`;
}
