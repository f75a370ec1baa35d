/** The requirements of EMV 3-D Secure: facts of the browser, and forms that the browser posts to the bank. */
import { CHALLENGE_WINDOWS, type ChallengeWindow } from "@/server/kernel/challenge-window";
import type { JsonObject } from "@/server/kernel/json";
import type { CustomerDevice } from "@/server/kernel/types";
import type { SaidChallenge } from "../../core/challenge";
import { present } from "./answer";
import { saidTexts } from "./said";

export const base64Json = (value: object, form: "base64" | "base64url" = "base64"): string =>
  Buffer.from(JSON.stringify(value)).toString(form);

/**
 * Facts of the browser for 3-D Secure by their usual names. Without JavaScript the screen is unknown and has
 * neutral values.
 */
export function browserOf({ accept, userAgent, screen, ...device }: CustomerDevice, language: string): JsonObject {
  return {
    acceptHeader: accept,
    userAgent,
    language: device.language ?? language,
    javaEnabled: false,
    javaScriptEnabled: screen !== null,
    colorDepth: screen?.depth ?? 24,
    screenWidth: screen?.width ?? 0,
    screenHeight: screen?.height ?? 0,
    timeZoneOffset: screen?.offset ?? 0,
  };
}

/** A redirect, in which the browser may have to post the texts of `data`. */
export function redirectTo(url: string | null, method: string | null, data: JsonObject | null): SaidChallenge | null {
  if (url === null) return null;
  if (method !== "POST") return { url };
  const texts = Object.entries(data ?? {}).filter((field): field is [string, string] => typeof field[1] === "string");
  return { url, fields: Object.fromEntries(texts) };
}

type Paths<K extends string> = Readonly<Record<K, string>>;

/** The bank recognizes the browser by a page that shows nothing. */
export function recognitionIn(
  said: unknown,
  paths: Paths<"url" | "threeDSServerTransID" | "threeDSMethodNotificationURL">,
): SaidChallenge | null {
  const { url, ...sent } = saidTexts(said, paths);
  const tells = originOf(sent.threeDSMethodNotificationURL);
  if (url === null || tells === null) return null;
  return { url, fields: { threeDSMethodData: base64Json(sent, "base64url") }, isHidden: true, tells };
}

/** The bank asks its customer in a window; the request names the window's size. */
export function challengeIn(
  said: unknown,
  paths: Paths<"url" | "notifies" | "acsTransID" | "messageVersion" | "threeDSServerTransID">,
): SaidChallenge | null {
  const { url, notifies, ...asked } = saidTexts(said, paths);
  const tells = originOf(notifies);
  if (url === null || tells === null) return null;
  const sizes = Object.keys(CHALLENGE_WINDOWS) as ChallengeWindow[];
  const request = { ...present(asked), messageType: "CReq" };
  const creq = sizes.map((size) => [size, base64Json({ ...request, challengeWindowSize: size }, "base64url")]);
  return { url, fields: { creq: Object.fromEntries(creq) }, tells };
}

function originOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).origin : null;
}
