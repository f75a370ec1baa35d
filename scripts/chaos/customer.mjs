/** Imitates a customer whose browser has no JavaScript: reads a page's forms and posts them. */
import { pageForms } from "@/e2e/support/page-forms";

const CARD = { "card-number": "411111111111111", "card-expiry": "12/30", "card-cvv": "123" };

async function read(address) {
  const response = await fetch(address);
  return { url: response.url, html: await response.text() };
}

async function post({ url, html }, fields) {
  const [{ marks }] = pageForms(html);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...marks, ...fields })) form.append(name, value);
  const answer = await fetch(url, {
    method: "POST",
    headers: { origin: new URL(url).origin },
    body: form,
    redirect: "manual",
  });
  const to = answer.headers.get("location");
  return to === null ? null : new URL(to, url).href;
}

/** @returns the card page; null if the session accepts no payment */
export async function openCardPage(checkoutUrl) {
  const page = await read(checkoutUrl);
  const [form] = pageForms(page.html);
  if (form?.fields.method === undefined) return null;
  const total = form.fields["total-sandbox"]?.[0] ?? "";
  const cardUrl = await post(page, { method: "sandbox", "total-sandbox": total });
  return cardUrl === null ? null : read(cardUrl);
}

export function payOnCardPage(page) {
  return post(page, CARD);
}
