/** Payments at chosen instants, and the daily figures of all days, for tests. */
import { randomBytes } from "node:crypto";
import { type NewBooking, writeBookings } from "@/server/domain/bookings";
import { BOOKING_KINDS } from "@/server/domain/bookings/core/words";
import { writeDailyFigures } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { wordOf } from "@/server/kernel/words";
import type { TestMerchant } from "./harness";
import { newSession, pay } from "./paying";

/** A payment at one instant; if `paid` is false, only its failed attempts. */
export type Happened = {
  readonly at: Date;
  readonly amount: string;
  readonly currency: string;
  readonly type: "payment_request" | "e_commerce";
  readonly paid: boolean;
  /** Number of failed attempts, a second apart, the first at `at`. */
  readonly failures: number;
};

/** Writes the rows that the service would have written at these times. */
export async function writeHistory(merchant: TestMerchant, history: readonly Happened[]): Promise<void> {
  const { db } = merchant.ctx;
  const id = await newSession(merchant);
  await pay(merchant, id, "1");
  const {
    extra: _,
    deletedBy: _by,
    cashCollectedBy: _collector,
    ...session
  } = await db.paymentSession.findUniqueOrThrow({ where: { id } });
  const {
    gatewayResponse: _answer,
    card: _card,
    decline: _decline,
    gatewayRefs: _refs,
    ...attempt
  } = await db.attempt.findFirstOrThrow({
    where: { sessionId: id },
  });
  const made = history.map((one) => ({ ...one, id: randomBytes(20).toString("hex") }));
  await db.paymentSession.createMany({
    data: made.map(({ at, amount, currency: code, type, paid, id: own }) => ({
      ...session,
      id: own,
      shortCode: own.slice(0, 12),
      details: {},
      ...{ type, amount, currency: code, createdAt: at, updatedAt: at, expiresAt: at },
      state: paid ? "paid" : "failed",
      settledAt: paid ? at : null,
      settledPgCode: paid ? "sandbox" : null,
      settledAmount: paid ? amount : 0,
      paidAmount: paid ? amount : 0,
    })),
  });
  await db.attempt.createMany({
    data: made.flatMap(({ at, amount, currency: code, paid, failures, id: sessionId }) =>
      Array.from({ length: failures + (paid ? 1 : 0) }, (_each, index) => ({
        ...attempt,
        id: `att_${randomBytes(16).toString("hex")}`,
        sessionId,
        number: index + 1,
        state: index < failures ? "failed" : "success",
        referenceNumber: randomBytes(12).toString("hex"),
        pgParams: {},
        ...{ amount, currency: code, chargeAmount: amount, chargeCurrency: code },
        finishedAt: at,
      })),
    ),
  });
  const bookings = made.flatMap(({ at, amount, currency: code, type, paid, id: sessionId }): NewBooking[] => {
    const facts = { merchantId: merchant.id, cause: `attempt:${sessionId}`, kind: "purchase", at } as const;
    const names = { sessionId, type, reference: null, gateway: "sandbox" };
    return paid ? [{ ...facts, ...names, amount: money(amount, currency(code)) }] : [];
  });
  await writeBookings(db, bookings);
  await db.paymentSession.delete({ where: { id } });
}

/** Copies the payment's bookings to `at`, and reverses the originals at their times. */
export async function rebook({ ctx, id: merchantId }: TestMerchant, sessionId: string, at: Date): Promise<void> {
  const rows = await ctx.db.booking.findMany({ where: { merchantId, sessionId } });
  const copies = rows.flatMap(({ cause, kind, amount, currency: code, type, reference, gateway, at: before }, index) =>
    [at, before].map((when, side): NewBooking => {
      const facts = { merchantId, kind: wordOf(BOOKING_KINDS, kind, "kind"), sessionId, type, reference, gateway };
      const moved = money(side === 0 ? amount.toFixed() : amount.negated().toFixed(), currency(code));
      return { ...facts, cause: `${cause}:${rows.length + index}:${side}`, at: when, amount: moved };
    }),
  );
  await writeBookings(ctx.db, copies);
}

/** Writes the figures of all days, as if the days were over. @returns the number of days */
export async function writeAllDays(merchant: TestMerchant): Promise<number> {
  const ctx = merchant.as({ now: () => new Date("2090-01-01T00:00:00Z") });
  const days = await ctx.db.figureDay.findMany({ where: { merchantId: merchant.id, writtenAt: null } });
  for (const { id } of days) await writeDailyFigures.run(ctx, id);
  return days.length;
}
