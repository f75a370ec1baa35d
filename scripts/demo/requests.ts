import { contextFor } from "@/server/context";
import {
  createUser,
  merchantById,
  NewUser,
  SettingsPatch,
  UserPatch,
  updateSettings,
  updateUser,
} from "@/server/domain/merchants";
import { listTransactions, OperationRequest, runOperation, TransactionQuery } from "@/server/domain/operations";
import { advanceClock } from "@/server/jobs/advance";
import { AppError } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";

const SEES = ["console.access", "Can change payment requests", "Can change e-commerce payments"];

const STAFF = {
  "noura.demo": {
    first_name: "نورة",
    last_name: "العلي",
    permissions: [...SEES, "payment.refund", "payment.void", "payment.capture"],
    is_checker: false,
  },
  "faisal.demo": { first_name: "فيصل", last_name: "البدر", permissions: SEES, is_checker: true },
} as const;

const NOTES = [
  "وصلت نسخة واحدة من نسختين، ويريد العميل ثمن الناقصة.",
  "The parcel came back unopened.",
  "طلبت العميلة المبلغ في محفظتها.",
  "Ordered twice by mistake.",
  null,
];
const HOURS_BETWEEN = 4;

/**
 * Enables approvals, and requests refunds as several users.
 * @returns the users' names
 */
export async function leaveRequests(from: Ctx, password: string): Promise<readonly string[]> {
  await updateSettings(from, readInput(SettingsPatch, { operation_approval_enabled: true }));
  for (const [username, fields] of Object.entries(STAFF)) await hire(from, { username, password, ...fields });
  for (const [index, note] of NOTES.entries()) {
    if (index > 0) await advanceClock(await present(from), { by: `PT${HOURS_BETWEEN}H` });
    await askFor(await present(from), index, note);
  }
  return Object.keys(STAFF);
}

async function present(from: Ctx): Promise<Ctx> {
  return contextFor(from, await merchantById(from, from.merchant.id), { kind: "service" });
}

async function hire(ctx: Ctx, user: { readonly username: string; readonly password: string }): Promise<void> {
  const known = await ctx.db.merchantUser.findFirst({
    where: { merchantId: ctx.merchant.id, username: user.username, deletedAt: null },
  });
  if (known === null) await createUser(ctx, readInput(NewUser, user));
  else await updateUser(ctx, String(known.id), readInput(UserPatch, { password: user.password }));
}

/** Skips payments that cannot be refunded. */
async function askFor(ctx: Ctx, index: number, note: string | null): Promise<void> {
  const maker = await ctx.db.merchantUser.findFirstOrThrow({
    where: { merchantId: ctx.merchant.id, username: "noura.demo" },
  });
  const asking = { ...ctx, actor: { ...maker, kind: "user", via: "basic" } as const };
  const { results } = await listTransactions(ctx, readInput(TransactionQuery, { state: "paid", limit: "30" }));
  for (const { session_id, amount } of results.slice(index * 3)) {
    const part = index % 2 === 0 ? { amount } : { amount: "1.000" };
    const body = { operation: "refund", session_id, note, ...part };
    const isAsked = await runOperation(asking, readInput(OperationRequest, body), { trackingKey: null }).then(
      () => true,
      passedOver,
    );
    if (isAsked) return;
  }
}

function passedOver(error: unknown): false {
  if (error instanceof AppError) return false;
  throw error;
}
