/** Adyen's actions for 3-D Secure: a page to open or to post to, or 3-D Secure 2 in our own frames. */
import type { JsonObject } from "@/server/kernel/json";
import type { SaidChallenge } from "../../core/challenge";
import type { GatewayRefs } from "../../core/result";
import { type Answer, present } from "../../engine/core/answer";
import { saidIn, saidObject, saidText } from "../../engine/core/said";
import { base64Json, challengeIn, recognitionIn, redirectTo } from "../../engine/core/three-ds";
import { CHALLENGE, RECOGNITION } from "./tables/params";

/** The step that the browser must take before Adyen decides; null if the action requires no such step. */
export function challengeOf(action: JsonObject | null): SaidChallenge | null {
  const said = (name: string) => saidText(action, name);
  if (action?.type === "redirect") return redirectTo(said("url"), said("method"), saidObject(action, "data"));
  if (action?.type !== "threeDS2") return null;
  const token = saidIn(Buffer.from(said("token") ?? "", "base64"));
  return action.subtype === "fingerprint" ? recognitionIn(token, RECOGNITION) : challengeIn(token, CHALLENGE);
}

/** References that must be sent with the result of a 3-D Secure action. */
export function refsOfAction(action: JsonObject | null): NonNullable<Answer["refs"]> {
  if (action?.type !== "threeDS2") return {};
  return { payment_data: saidText(action, "paymentData"), authorisation: saidText(action, "authorisationToken") };
}

/** The status in a window message of the bank's page; empty if the page did not answer in time. */
const STATUS = /^[A-Z]$/;

/** Reads the statuses in the message that a page of 3-D Secure 2 sent to its window. */
export function readMessage(message: string | undefined): GatewayRefs {
  if (message === undefined) return {};
  if (message === "") return { three_ds_method: "N" };
  const result = saidObject(saidIn(message), "result");
  const statuses = { three_ds_status: result?.transStatus, three_ds_method: result?.threeDSCompInd };
  const found = Object.entries(statuses).filter(([, status]) => typeof status === "string" && STATUS.test(status));
  return Object.fromEntries(found) as GatewayRefs;
}

type Details = { readonly details: Readonly<Record<string, string>>; readonly paymentData?: string };

/** Data that completes a 3-D Secure action; null if the references contain none. */
export function detailsOf(refs: GatewayRefs): Details | null {
  const { three_ds_status: transStatus, authorisation: authorisationToken, three_ds_method: threeDSCompInd } = refs;
  const { redirect_result: redirectResult, payment_data: paymentData } = refs;
  if (transStatus !== undefined && authorisationToken !== undefined)
    return { details: { threeDSResult: base64Json({ transStatus, authorisationToken }) } };
  if (redirectResult !== undefined) return { details: { redirectResult } };
  if (threeDSCompInd === undefined || paymentData === undefined) return null;
  return { details: { "threeds2.fingerprint": base64Json({ threeDSCompInd }) }, paymentData };
}

/** Selects the 3-D Secure results that the customer's browser returned. */
export function broughtIn({ three_ds_status, three_ds_method, redirect_result }: GatewayRefs): GatewayRefs {
  return present({ three_ds_status, three_ds_method, redirect_result }) as GatewayRefs;
}
