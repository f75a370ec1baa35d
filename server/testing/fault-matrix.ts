/**
 * Tests each kind of call with each way of losing its response, inside and after the gateway's replay window:
 * money moves at most once, and only moved money is booked. A connector runs these tests against its
 * simulated gateway (docs/adding-a-gateway.md), with one loss of each kind that the service can distinguish.
 * The connector's other tests show that other network faults and time-outs (`with-deadline.test.ts`) cause
 * the same errors.
 */
import { describe, expect, it, vi } from "vitest";
import { type Gateway, GatewayUnreachable, NotSent } from "@/server/domain/gateways/port";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { openGatewayPage, payBySavedCard, readCheckout } from "@/server/domain/payments";
import { type BookLine, expectSameBooks } from "./gateway-book";
import type { TestMerchant } from "./harness";
import { operate } from "./operating";
import { newSession, payPage, stateOf } from "./paying";

/** The kinds of calls to a gateway. */
export type MatrixKind = "begin" | "charge" | "capture" | "void" | "refund";

const KINDS: readonly MatrixKind[] = ["begin", "charge", "capture", "void", "refund"];
const WINDOWS = ["within", "after"] as const;
type Period = (typeof WINDOWS)[number];

/** Loses the response to the next call of the given kind. */
export type Loss = (kind: MatrixKind) => void;

/** A test's merchant and simulated gateway. */
export type MatrixWorld = {
  readonly merchant: TestMerchant;
  /** Codes of gateway accounts: one captures at once, the other only authorizes. */
  readonly codes: { readonly purchase: string; readonly authorize: string };
  /** The session's field `extra`, which controls a simulating gateway. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Number of money movements in the gateway's books; for pages, refunds are subtracted. */
  movements(kind: MatrixKind, sessionId: string): Promise<number>;
  /** Pays on the page, or on every open page without a URL. */
  pay(url?: string): Promise<void>;
  /** Delivers the gateway's notifications, with the service's clock `hours` ahead. */
  tell?(hours: number): Promise<void>;
  passAtVendor?(hours: number): void;
  /** The gateway's books, which the audit compares with the service's. */
  book?(): readonly BookLine[] | Promise<readonly BookLine[]>;
};

/** A gateway under test: the connector that the registry returns, and its simulated gateway. */
export type MatrixSubject = {
  readonly gateway: Gateway;
  /** Name of this run in the tests' titles. */
  readonly name: string;
  readonly losses: Readonly<Record<string, Loss>>;
  readonly world: (cell: MatrixCell) => Promise<MatrixWorld>;
  /** Hours after the call at which the job for unknown outcomes runs. */
  readonly hours: Readonly<Record<Period, readonly number[]>>;
};

/** One combination. */
export type MatrixCell = { readonly kind: MatrixKind; readonly loss: string; readonly window: Period };

/** The account at which the call needs a saved card of customer `c-1`; null for a call that opens a page. */
export function accountOfCard(kind: MatrixKind): "purchase" | "authorize" | null {
  if (kind === "begin") return null;
  return kind === "charge" || kind === "refund" ? "purchase" : "authorize";
}

/** Losses between the service and a connector, for a gateway without HTTP. */
export function spiedLosses(gateway: Gateway): Readonly<Record<string, Loss>> {
  const losing = (lose: (act: () => Promise<unknown>) => Promise<never>) => (kind: MatrixKind) => {
    const act = gateway[kind] as (...call: unknown[]) => Promise<unknown>;
    vi.spyOn(gateway as Required<Gateway>, kind).mockImplementationOnce((...call: unknown[]) =>
      lose(() => act.apply(gateway, call)),
    );
  };
  const after = (error: Error) =>
    losing(async (act) => {
      await act();
      throw error;
    });
  const before = (error: Error) => losing(() => Promise.reject(error));
  return {
    "not sent": before(new NotSent("Connection refused.")),
    "lost before it acts": before(new GatewayUnreachable("No answer.")),
    "lost after it acted": after(new GatewayUnreachable("No answer.")),
    "malformed after it acted": after(new TypeError("Unexpected token <")),
  };
}

/**
 * Defines the tests for one gateway. Opening a page moves no money, so it is tested only inside the window.
 */
export function describeFaultMatrix(subject: MatrixSubject): void {
  const cells: MatrixCell[] = KINDS.flatMap((kind) =>
    Object.keys(subject.losses).flatMap((loss) =>
      WINDOWS.filter((window) => kind !== "begin" || window === "within").map((window) => ({ kind, loss, window })),
    ),
  );
  describe(`${subject.gateway.identifier} moves money once at most, ${subject.name}`, () => {
    it.each(cells)("$kind, $loss, $window the window", async (cell) => {
      try {
        const world = await subject.world(cell);
        const sessionId = await actUnder(subject, world, cell);
        await comeBack(subject, world, cell);
        const moved = await world.movements(cell.kind, sessionId);
        expect([0, 1]).toContain(moved);
        const outcome = await outcomeOf(world, sessionId, cell.kind);
        if (outcome === "booked") expect(moved).toBe(1);
        if (outcome === "refused") expect(moved).toBe(0);
        expect(["booked", "refused", "parked"]).toContain(outcome);
        if (cell.kind === "begin") expect(outcome).toBe("booked");
        const compared = { connector: subject.gateway.identifier, merchant: world.merchant.id };
        if (world.book) await expectSameBooks(world.merchant.ctx.db, [compared, ...(await world.book())]);
      } finally {
        vi.restoreAllMocks();
      }
    });
  });
}

/** Runs the job for unknown outcomes and delivers notifications, some hours after the call. */
async function comeBack({ hours }: MatrixSubject, world: MatrixWorld, { window }: MatrixCell): Promise<void> {
  let passed = 0;
  for (const hour of hours[window]) {
    world.passAtVendor?.(hour - passed);
    passed = hour;
    await resolveAfter(world.merchant, hour);
    await world.tell?.(hour);
  }
}

/** Makes the call, whose first response is lost. @returns the session's id */
async function actUnder({ losses }: MatrixSubject, world: MatrixWorld, { kind, loss }: MatrixCell): Promise<string> {
  const account = accountOfCard(kind);
  if (account === null) return payOnPages(world, () => losses[loss]?.(kind));
  const { merchant, codes } = world;
  const session = await newSession(merchant, { customer_id: "c-1", pg_codes: [codes[account]] });
  if (kind !== "charge") await payByKeptCard(world.merchant, session);
  losses[loss]?.(kind);
  if (kind === "charge") await payByKeptCard(world.merchant, session);
  else await operate(merchant.ctx, { operation: kind, session_id: session });
  return session;
}

/** Presses the pay button twice, of which the first response is lost, and pays on every open page. */
async function payOnPages(world: MatrixWorld, lose: () => void): Promise<string> {
  const { merchant, codes, extra } = world;
  const session = await newSession(merchant, {
    customer_id: "c-1",
    pg_codes: [codes.purchase],
    ...(extra && { extra }),
  });
  lose();
  await openGatewayPage(merchant.ctx, await payPage(merchant, session, codes.purchase));
  const shown = await openGatewayPage(merchant.ctx, await payPage(merchant, session, codes.purchase));
  if (shown.kind !== "page") throw new Error(`No page, but ${shown.kind}.`);
  await world.pay(shown.url);
  await world.pay();
  return session;
}

/** Pays 10.500 KWD by the saved card of customer `c-1`. */
export async function payByKeptCard(merchant: TestMerchant, sessionId: string): Promise<void> {
  const cardId = (await readCheckout(merchant.ctx, sessionId, { opening: false }))?.cards[0]?.id ?? "";
  await payBySavedCard(merchant.ctx, { sessionId, cardId, cvv: "", amount: "10.500 KWD" });
}

async function resolveAfter(merchant: TestMerchant, hours: number): Promise<void> {
  const at = () => new Date(Date.now() + hours * 3_600_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50))
    await resolveUnknownOperations.run(later, id);
}

/** The final outcome of the call in the service's database. */
async function outcomeOf({ merchant }: MatrixWorld, sessionId: string, kind: MatrixKind): Promise<string> {
  if (kind === "begin") return (await stateOf(merchant, sessionId)).state === "paid" ? "booked" : "refused";
  if (kind === "charge") {
    const attempt = (await stateOf(merchant, sessionId)).attempts.at(-1);
    if (attempt?.parkedAt) return "parked";
    return attempt?.state === "success" ? "booked" : attempt?.state === "error" ? "refused" : `${attempt?.state}`;
  }
  const operation = await merchant.ctx.db.operation.findFirst({ where: { sessionId, kind } });
  if (operation?.parkedAt) return "parked";
  return operation?.state === "done" ? "booked" : `${operation?.state}`;
}
