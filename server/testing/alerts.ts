import { watchAlerts } from "@/server/domain/alerts";
import type { Ctx } from "@/server/kernel/types";
import { signedIn, someAddress } from "./console";
import { type TestMerchant, testMerchant } from "./harness";

const SEES_ALL = ["console.access", "Can view payment requests", "Can view e-commerce payments"];
export const OWNER = [...SEES_ALL, "merchant.users"];
/** 10:30 on a Monday, in real time and on the merchant's clock. */
export const NOW = new Date("2030-01-28T10:30:00Z");

type Fields = NonNullable<NonNullable<Parameters<typeof testMerchant>[0]>["merchant"]>;

/** A production merchant whose owner has a confirmed mail address. */
export async function watched(merchant: Fields = { production: true }) {
  const made = await testMerchant({ merchant, gateways: [{ name: "KNET", nameAr: "كي نت" }] });
  return { ...made, owner: await reader(made, OWNER) };
}

export async function reader(merchant: TestMerchant, permissions: readonly string[] = SEES_ALL, isConfirmed = true) {
  const email = `${someAddress()}@shop.example`;
  const ctx = await signedIn(merchant, permissions, { email });
  const data = { confirmedEmail: isConfirmed ? email : null };
  await merchant.ctx.db.merchantUser.update({ where: { id: ctx.actor.id }, data });
  return { ctx, email };
}

export function at({ ctx }: TestMerchant, time: Date): Ctx {
  return { ...ctx, actor: { kind: "service" }, now: () => time, realNow: () => time };
}

/** Checks for problems as the job does, even if no check is due. */
export async function lookAt(merchant: TestMerchant, time: Date): Promise<void> {
  await merchant.ctx.db.alertWatch.update({ where: { merchantId: merchant.id }, data: { dueAt: time } });
  await watchAlerts.run(at(merchant, time), merchant.id);
}
