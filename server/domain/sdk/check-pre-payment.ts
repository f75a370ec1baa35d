import type { InstalmentPlan } from "@/server/domain/gateways";
import { lendsMoney, plansOf } from "@/server/domain/payments";
import { acceptsPayment } from "@/server/domain/sessions";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { PrePaymentView } from "./contract";
import { sdkSession } from "./sdk-session";

/**
 * Whether a gateway account offers instalments for this session, and its plans, before the customer chooses
 * it (Spec, "The SDK payload"); no plans for a session that can no longer be paid.
 * @throws {NotFound}
 * @throws {InvalidFields} under `pg_code`, if it is no instalment account of the session
 * @throws {Busy} if the gateway does not answer
 */
export async function checkPrePayment(
  ctx: Ctx,
  { sessionId, pgCode }: { sessionId: string; pgCode: string },
): Promise<PrePaymentView> {
  const page = await sdkSession(ctx, sessionId);
  const account = page.gateways.find((each) => each.code === pgCode && lendsMoney(each));
  if (account === undefined) throw new InvalidFields({ pg_code: [`"${pgCode}" is not a valid choice.`] });
  const isOpen = acceptsPayment(page.session, page.ctx.now());
  const plans = isOpen ? await plansOf(page.ctx, page.session, account) : [];
  return { is_available: plans.length > 0, single_checkout_enabled: false, payment_labels: plans.map(planView) };
}

function planView({
  instalments,
  descriptionEn,
  descriptionAr,
}: InstalmentPlan): PrePaymentView["payment_labels"][number] {
  return {
    payment_type: "pay_by_instalments",
    instalments,
    description_en: descriptionEn,
    description_ar: descriptionAr,
  };
}
