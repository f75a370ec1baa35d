/** Adyen's actions for 3-D Secure: a page to open or to post to, or 3-D Secure 2 in our own frames. */
import { CHALLENGE_WINDOWS, type ChallengeWindow } from "@/server/kernel/challenge-window";
import type { JsonObject } from "@/server/kernel/json";
import type { SaidChallenge } from "../../core/challenge";
import type { GatewayRefs } from "../../core/result";
import { type Answer, present } from "../../engine/core/answer";
import { saidIn, saidObject, saidText } from "../../engine/core/said";

const base64 = (value: object, form: "base64" | "base64url") => Buffer.from(JSON.stringify(value)).toString(form);

/** What the browser must do before Adyen decides; null for other actions. */
export function challengeOf(action: JsonObject | null): SaidChallenge | null {
  if (action?.type === "redirect") return redirectOf(action);
  if (action?.type !== "threeDS2") return null;
  const token = saidIn(Buffer.from(saidText(action, "token") ?? "", "base64"));
  return action.subtype === "fingerprint" ? fingerprintOf(token) : windowOf(token);
}

function redirectOf(action: JsonObject): SaidChallenge | null {
  const url = saidText(action, "url");
  if (url === null) return null;
  if (saidText(action, "method") !== "POST") return { url };
  const texts = Object.entries(saidObject(action, "data") ?? {});
  return {
    url,
    fields: Object.fromEntries(texts.filter((field): field is [string, string] => typeof field[1] === "string")),
  };
}

/** The bank recognizes the browser; the page shows nothing. */
function fingerprintOf(token: JsonObject | null): SaidChallenge | null {
  const [url, threeDSServerTransID] = [saidText(token, "threeDSMethodUrl"), saidText(token, "threeDSServerTransID")];
  const threeDSMethodNotificationURL = saidText(token, "threeDSMethodNotificationURL");
  const tells = originOf(threeDSMethodNotificationURL);
  if (url === null || tells === null) return null;
  const threeDSMethodData = base64({ threeDSServerTransID, threeDSMethodNotificationURL }, "base64url");
  return { url, fields: { threeDSMethodData }, isHidden: true, tells };
}

/** The bank asks its customer in a window whose size the request names. */
function windowOf(token: JsonObject | null): SaidChallenge | null {
  const [url, tells] = [saidText(token, "acsURL"), originOf(saidText(token, "threeDSNotificationURL"))];
  if (url === null || tells === null) return null;
  const names = ["acsTransID", "messageVersion", "threeDSServerTransID"] as const;
  const asked = { ...Object.fromEntries(names.map((name) => [name, saidText(token, name)])), messageType: "CReq" };
  const sizes = Object.keys(CHALLENGE_WINDOWS) as ChallengeWindow[];
  const creq = sizes.map((size) => [size, base64({ ...asked, challengeWindowSize: size }, "base64url")]);
  return { url, fields: { creq: Object.fromEntries(creq) }, tells };
}

function originOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).origin : null;
}

/** What the result of the action is sent with. */
export function refsOfAction(action: JsonObject | null): NonNullable<Answer["refs"]> {
  if (action?.type !== "threeDS2") return {};
  return { payment_data: saidText(action, "paymentData"), authorisation: saidText(action, "authorisationToken") };
}

/** The status in a window's message; empty if the bank's page did not answer in time. */
const STATUS = /^[A-Z]$/;

/** Candidates in the message that a page of 3-D Secure 2 sent to its window. */
export function readMessage(message: string | undefined): GatewayRefs {
  if (message === undefined) return {};
  if (message === "") return { three_ds_method: "N" };
  const result = saidObject(saidIn(message), "result");
  const statuses = { three_ds_status: result?.transStatus, three_ds_method: result?.threeDSCompInd };
  const found = Object.entries(statuses).filter(([, status]) => typeof status === "string" && STATUS.test(status));
  return Object.fromEntries(found) as GatewayRefs;
}

type Details = { readonly details: Readonly<Record<string, string>>; readonly paymentData?: string };

/** What finishes an action with the references; null if they finish none. */
export function detailsOf(refs: GatewayRefs): Details | null {
  const { three_ds_status: transStatus, authorisation: authorisationToken, three_ds_method: threeDSCompInd } = refs;
  const { redirect_result: redirectResult, payment_data: paymentData } = refs;
  if (transStatus !== undefined && authorisationToken !== undefined)
    return { details: { threeDSResult: base64({ transStatus, authorisationToken }, "base64") } };
  if (redirectResult !== undefined) return { details: { redirectResult } };
  if (threeDSCompInd === undefined || paymentData === undefined) return null;
  return { details: { "threeds2.fingerprint": base64({ threeDSCompInd }, "base64") }, paymentData };
}

/** The references among them that a browser brought. */
export function broughtIn({ three_ds_status, three_ds_method, redirect_result }: GatewayRefs): GatewayRefs {
  return present({ three_ds_status, three_ds_method, redirect_result }) as GatewayRefs;
}
