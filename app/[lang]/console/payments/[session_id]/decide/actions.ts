"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import { type FormState, NOT_SENT } from "@/components/console/form/form-state";
import { decideParked, parkedStanding } from "@/server/domain/console";
import { ReturnNeedsApproval } from "@/server/domain/operations";
import { languageOf } from "@/server/i18n/languages";
import { Conflict } from "@/server/kernel/errors";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm } from "../../../form-answers";
import { type ConsolePlace, guardAction, requireNeed } from "../../../guard";
import { askForProof } from "../../../proof";
import { nameOf } from "../../../view";
import { consoleWords } from "../../../words";

type CallPlace = ConsolePlace & { readonly sessionId: string; readonly callId: string };

const NAME_MAX = 64;

/** Records a decision; the page then shows it, or an earlier decision of another user. */
export async function decide(place: CallPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "sessionId", form);
  requireOwnForm(place, "callId");
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const { sessionId, callId } = place;
  const standing = await parkedStanding(ctx, { sessionId, id: callId });
  if (standing?.lacks) await requireNeed(ctx, place, standing.lacks);
  const found = formText(form, "found");
  const finding = standing?.waiting?.choices.find((choice) => choice === found);
  if (finding === undefined && standing?.waiting) return comesBack(form, t("form.invalid"));
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const by = [...nameOf(ctx)].slice(0, NAME_MAX).join("");
    if (finding === undefined) throw new Conflict("This payment needs no decision.");
    await decideParked(ctx, callId, { finding, by });
  } catch (error) {
    if (!(error instanceof Conflict)) return refusedForm(place, form, { error, say: () => t("parked.gone") });
    refresh();
    return comesBack(form, t(error instanceof ReturnNeedsApproval ? "parked.needsApproval" : "parked.late"));
  }
  refresh();
  return NOT_SENT;
}
