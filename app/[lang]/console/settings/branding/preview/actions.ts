"use server";
/** The preview's form: it cannot be pressed, and pays nothing if it is sent all the same. */
import type { MethodFormState } from "@/components/checkout/form-answer";
import { type ConsolePlace, guardAction } from "../../../guard";

/** Gives the form back as it was. */
export async function payNothing(place: ConsolePlace, state: MethodFormState): Promise<MethodFormState> {
  const ctx = await guardAction(place, "merchant.settings");
  ctx.log.info({}, "The form of a preview was sent.");
  return state;
}
