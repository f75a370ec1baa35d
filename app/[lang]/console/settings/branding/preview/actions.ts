"use server";
import type { MethodFormState } from "@/components/checkout/form-answer";
import { type ConsolePlace, guardAction } from "../../../guard";

export async function payNothing(
  place: ConsolePlace,
  state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  const ctx = await guardAction(place, "merchant.settings", form);
  ctx.log.info({}, "The form of a preview was sent.");
  return state;
}
