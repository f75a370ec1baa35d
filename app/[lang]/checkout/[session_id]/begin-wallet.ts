import { redirect } from "next/navigation";
import { flowField, phoneField } from "@/components/checkout/choices";
import { type MethodFormState, NO_ANSWER } from "@/components/checkout/form-answer";
import { isPageService, startService } from "@/server/domain/payments";
import { openSheetOnPage } from "@/server/domain/sdk";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";
import { type Chosen, type FormPlace, stay } from "./form-place";

export async function beginSheet(
  place: FormPlace,
  service: string,
  { choice, credit, amount }: Chosen,
): Promise<MethodFormState> {
  if (!isPageService(service)) redirect(place.home);
  const { sessionId } = place;
  const system = await pageContext();
  const outcome = await startService(system, { sessionId, service, credit, amount });
  if (outcome.kind !== "pay") return stay(place, outcome, { choice, usesWallet: credit !== null });
  if (service === "apple_pay") await openSheetOnPage(system, sessionId);
  redirect(place.walletPage(outcome.payPageToken));
}

export async function beginByPhone(
  place: FormPlace,
  { choice, credit, amount }: Chosen,
  form: FormData,
): Promise<MethodFormState> {
  const service = formText(form, flowField(choice)) ?? "";
  if (!isPageService(service)) redirect(place.home);
  const phone = formText(form, phoneField(choice)) ?? "";
  const { sessionId } = place;
  const outcome = await startService(await pageContext(), { sessionId, service, phone, credit, amount });
  if (outcome.kind === "pay") redirect(place.walletPage(outcome.payPageToken));
  const kept = { ...NO_ANSWER, choice, usesWallet: credit !== null };
  if (outcome.kind === "field_errors") return { ...kept, phone: { value: phone, error: outcome.fields.phone } };
  if (outcome.kind === "too_many_codes")
    return { ...kept, phone: { value: phone, error: null }, error: "tooManyCodes" };
  return { ...(await stay(place, outcome, kept)), phone: { value: phone, error: null } };
}
