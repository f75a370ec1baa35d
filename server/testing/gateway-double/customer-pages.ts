/** The browser pages of a simulated gateway: the hosted payment page, and the bank's page. */
import type { ServerResponse } from "node:http";
import type { Page } from "./book";
import type { Desk } from "./desk";
import { actOnPage, answerBank } from "./pages";

const WORDS = {
  en: {
    pay: "Pay",
    decline: "Pay with a card that is declined",
    cancel: "Cancel",
    keep: "Keep this card",
    back: "Back to the shop",
  },
  ar: {
    pay: "ادفع",
    decline: "ادفع ببطاقة مرفوضة",
    cancel: "إلغاء",
    keep: "احفظ هذه البطاقة",
    back: "العودة إلى المتجر",
  },
} as const;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function html(language: "en" | "ar", title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function pageHtml({ order }: Page, { paying, declined }: Desk["rules"], isRefused: boolean): string {
  const language = order.language?.startsWith("ar") ? "ar" : "en";
  const words = WORDS[language];
  const box = `<label><input type="checkbox" name="keep" value="yes"> ${words.keep}</label>`;
  return html(
    language,
    `${words.pay} ${order.amount.units} ${order.amount.currency}`,
    `${isRefused ? '<p role="alert">Your card was declined.</p>' : ""}
<form method="post"><input name="number" aria-label="Card number" value="${paying}">${box}
<button name="do" value="pay">${words.pay}</button>
<button name="card" value="${declined}">${words.decline}</button>
<button name="do" value="cancel">${words.cancel}</button></form>
${order.cancelUrl ? `<p><a href="${escaped(order.cancelUrl)}">${words.back}</a></p>` : ""}`,
  );
}

const BANK = html(
  "en",
  "Test bank",
  `<form method="post"><button name="do" value="confirm">Confirm</button>
<button name="do" value="refuse">Refuse</button></form>`,
);

/** Shows a page, or executes its form. @param form null for a GET request */
export function serveCustomer(desk: Desk, response: ServerResponse, path: string, form: URLSearchParams | null): void {
  const { rules } = desk;
  const id = path.split("/").at(-1) ?? "";
  const show = (status: number, text: string) =>
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(text);
  const leave = (url: string | null, text: string) =>
    url === null ? show(402, text) : response.writeHead(303, { Location: url }).end();
  const wanted = form?.get("do") ?? "pay";
  if (path.startsWith("/bank/")) {
    if (form === null) show(200, BANK);
    else leave(answerBank(desk, id, wanted === "confirm"), BANK);
    return;
  }
  const page = desk.book.pages.get(id);
  if (page === undefined) show(404, html("en", "Not found", ""));
  else if (form === null) show(200, page.status === "open" ? pageHtml(page, rules, false) : html("en", "Over", ""));
  else {
    const number = (form.get("card") ?? form.get("number") ?? rules.paying).replaceAll(" ", "");
    const keep = form.has("keep") || form.has("save");
    const act = wanted === "cancel" ? "cancel" : "pay";
    leave(actOnPage(desk, page, { act, number, keep }), pageHtml(page, rules, true));
  }
}
