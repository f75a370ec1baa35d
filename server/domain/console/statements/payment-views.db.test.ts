import { expect, test } from "vitest";
import { database, Prisma } from "@/server/db/client";
import { SESSION_STATES } from "@/server/domain/sessions/core/words";
import { type PaymentListView, viewSql } from "./payment-query";

const ADDED_UP: readonly PaymentListView[] = ["paid", "capture", "cod", "unpaid"];

test("a payment in any state, voided or not, is in exactly one of the views that add up to all", async () => {
  const payments = SESSION_STATES.flatMap((state) =>
    [0, 5].map((voided) => Prisma.sql`(${state}, ${voided}::numeric)`),
  );
  const times = Prisma.join(
    ADDED_UP.map((view) => Prisma.sql`(${viewSql(view)})::int`),
    " + ",
  );
  const found = await database().$queryRaw<unknown[]>`
    SELECT s.state, s.voided_amount FROM (VALUES ${Prisma.join(payments)}) listed(state, voided_amount),
      LATERAL (SELECT listed.state, listed.voided_amount, NULL::timestamptz AS deleted_at) s
    WHERE ${viewSql("all")} AND ${times} <> 1`;
  expect(found).toEqual([]);
});
