import { type CustomerLink, mailPageLink, readCustomerLink } from "@/server/domain/subscriptions";
import { Forbidden } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

export { mailPageLink };

export async function customerLink(ctx: Ctx, id: string): Promise<CustomerLink | null> {
  try {
    return await readCustomerLink(ctx, id);
  } catch (error) {
    if (error instanceof Forbidden) return null;
    throw error;
  }
}
