/** Checks that a page shows the same text if query parameters claim events that did not happen. */
import { isDeepStrictEqual } from "node:util";
import { expect, type Page } from "./test";

const CLAIMS = {
  ...{ done: "cancel", at: "1", gone: "a".repeat(40), deleted: "1", saved: "1", sent: "1", late: "1" },
  ...{ ran: "expire-sessions.2", changed: "amount", confirming: "1", code: "sent", declined: "1", refused: "over" },
  ...{ why: "left", left: "1", joined: "1", email_error: "too_often", error: "1", success: "1", message: "Paid" },
  told: `${Buffer.from("9999999999999 / done=cancel&gone=1&why=left").toString("base64url")}.AAAAAAAAAAAAAAAAAAAAAAAA`,
};

type PageText = readonly [status: number, text: string];

type Answer = { status(): number; text(): Promise<string> };

/** The page's visible texts without numbers and new keys, which differ each time. */
export async function shownBy(answer: Answer): Promise<PageText> {
  const html = (await answer.text()).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
  const text = html.replace(/<[^>]*>/g, " ").replace(/[\da-f]{8}-[-\da-f]{27}/g, "");
  return [answer.status(), text.replace(/[\d\s]+/g, " ")];
}

/**
 * Requests the address with all claims, with the cookies of `page`, and without them unless `shown`, what the
 * page has just answered, is the same.
 */
export async function expectNoBelief(page: Page, address: string, shown?: PageText): Promise<void> {
  const claims = `${address.includes("?") ? "&" : "?"}${new URLSearchParams(CLAIMS)}`;
  const believed = await shownBy(await page.request.get(`${address}${claims}`));
  if (isDeepStrictEqual(believed, shown)) return;
  expect.soft(believed, address).toEqual(await shownBy(await page.request.get(address)));
}
