"use server";
/** The button of the events page. Arguments come from the browser and are checked like any input. */
import { refresh } from "next/cache";
import type { RedeliveryState } from "@/components/sandbox/redeliver-form";
import { redeliverFromPage } from "@/server/domain/sandbox";
import { requireOwnForm } from "@/server/pages/arguments";
import { answerRefusal, NotTaken, orFormRefusal } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

/** The event that the form was about. */
export type EventPlace = { readonly eventId: string };

/** Posts the event again; the page then shows how its webhook fares. */
export async function redeliverEvent(
  place: EventPlace,
  _state: RedeliveryState,
  form: FormData,
): Promise<RedeliveryState> {
  requireOwnForm(place, "eventId", form);
  const outcome = await orFormRefusal(redeliverFromPage(await pageContext(), place.eventId));
  if (outcome instanceof NotTaken) return { kind: await answerRefusal(outcome.refusal), answer: null };
  refresh();
  return { kind: outcome.kind, answer: "answer" in outcome ? outcome.answer : null };
}
