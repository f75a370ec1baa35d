"use server";
/** Form actions of payment sheets: open, pay, close. The page is reloaded afterwards. */
import { notFound, redirect } from "next/navigation";
import type { AskedSheet } from "@/components/checkout/device-sheet-button";
import type { SheetOutcome } from "@/components/checkout/sheet-result";
import { payFromSheet } from "@/server/domain/native";
import { cancelAttempt, isPageService, startService } from "@/server/domain/payments";
import { openSheetOnPage } from "@/server/domain/sdk";
import { requireOwnForm } from "@/server/pages/arguments";
import { NotTaken, orFormRefusal } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";
import { challengePageOf } from "./challenge-page-of";
import { homeOf, requireEmbedder } from "./home-of";

export type SheetPlace = { readonly lang: string; readonly sessionId: string; readonly home: string };

/** Begins the attempt and validates the merchant; null if no attempt began. */
export async function openDeviceSheet(place: SheetPlace, asked: AskedSheet) {
  requireOwnForm(place, "sessionId");
  await requireEmbedder(place.home);
  const { sessionId } = place;
  const service = String(asked?.service);
  if (!isPageService(service)) notFound();
  const system = await pageContext();
  const credit = asked.credit === null ? null : String(asked.credit);
  const begun = await orFormRefusal(startService(system, { sessionId, service, credit, amount: String(asked.amount) }));
  if (begun instanceof NotTaken || begun.kind !== "pay") return null;
  const { payPageToken: token } = begun;
  if (service !== "apple_pay") return { token, merchantSession: null };
  const validated = await orFormRefusal(openSheetOnPage(system, sessionId, String(asked.validationUrl)));
  return validated instanceof NotTaken ? null : { token, merchantSession: validated };
}

/** Charges the wallet's payload, or redirects to 3-D Secure; null if nothing was charged. */
export async function payDeviceSheet(
  place: SheetPlace,
  { token, wallet, payload }: { token: string; wallet: string; payload: string },
): Promise<SheetOutcome | null> {
  requireOwnForm(place, "sessionId");
  await requireEmbedder(place.home);
  const sheet = { token: String(token), wallet: String(wallet), payload: String(payload) };
  const outcome = await orFormRefusal(payFromSheet(await pageContext(), sheet));
  if (outcome instanceof NotTaken || outcome.kind !== "settled") return null;
  if (outcome.state === "open") redirect(challengePageOf(homeOf(place), sheet.token));
  return outcome.state;
}

export async function leaveDeviceSheet(place: SheetPlace, token: string): Promise<void> {
  requireOwnForm(place, "sessionId");
  await requireEmbedder(place.home);
  await orFormRefusal(cancelAttempt(await pageContext(), { token: String(token) }));
}
