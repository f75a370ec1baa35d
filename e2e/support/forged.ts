/** Addresses that claim what did not happen: pages say the same with and without the claims. */
import { expect, type Page } from "./test";

const CLAIMS = {
  ...{ done: "cancel", at: "1", gone: "a".repeat(40), deleted: "1", saved: "1", sent: "1", late: "1" },
  ...{ ran: "expire-sessions.2", changed: "amount", confirming: "1", code: "sent", declined: "1", refused: "over" },
  ...{ why: "left", left: "1", joined: "1", email_error: "too_often", error: "1", success: "1", message: "Paid" },
  told: `${Buffer.from("9999999999999 / done=cancel&gone=1&why=left").toString("base64url")}.AAAAAAAAAAAAAAAAAAAAAAAA`,
};

/** The page's visible texts without numbers and new keys, which differ each time. */
async function textsOf(page: Page, address: string): Promise<readonly [status: number, text: string]> {
  const answer = await page.request.get(address);
  const html = (await answer.text()).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
  const text = html.replace(/<[^>]*>/g, " ").replace(/[\da-f]{8}-[-\da-f]{27}/g, "");
  return [answer.status(), text.replace(/[\d\s]+/g, " ")];
}

/** Opens the page with every claim in its address, as the signed-in user of `page`. */
export async function expectNoBelief(page: Page, address: string): Promise<void> {
  const claims = `${address.includes("?") ? "&" : "?"}${new URLSearchParams(CLAIMS)}`;
  expect.soft(await textsOf(page, `${address}${claims}`), address).toEqual(await textsOf(page, address));
}
