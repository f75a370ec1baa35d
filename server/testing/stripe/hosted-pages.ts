/** The page of the stand-in that customers see. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { DECLINED, PAYING } from "./cards";
import { answerBank } from "./charging";
import { type Form, textAt } from "./form";
import { submitPage } from "./pages";
import type { Fate } from "./payments";
import { type Books, type Page, Refusal, thing } from "./things";

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function html(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}

function cardPage({ amount_total, currency, cancel_url }: Page, message: string): string {
  const due = amount_total === null ? "Keep a card" : `Pay ${amount_total} ${currency}`;
  return html(
    due,
    `${message && `<p role="alert">${message}</p>`}
<form method="post">
<label>Card number <input name="number" value="${PAYING}"></label>
<label><input type="checkbox" name="save"> Keep my card</label>
<button>Pay</button>
<button name="card" value="${DECLINED}">Try a declined card</button>
</form><p><a href="${escaped(cancel_url)}">Back to the shop</a></p>`,
  );
}

/** The customer's bank, which wants to hear from its customer. */
const BANK_PAGE = html(
  "Your bank",
  `<form method="post"><button name="confirmed" value="yes">Confirm</button>
<button name="confirmed" value="no">Refuse</button></form>`,
);

/** Serves a customer's browser; what the customer does here no call of the connector's can do. */
export function serveCustomer(
  { books, fate }: { readonly books: Books; fate(): Fate },
  url: URL,
  form: Form,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const id = url.pathname.split("/").at(-1) ?? "";
  const show = (status: number, page: string) => response.writeHead(status, { "Content-Type": "text/html" }).end(page);
  const send = (to: string) => response.writeHead(303, { Location: to }).end();
  try {
    if (url.pathname.startsWith("/bank/")) {
      if (method !== "POST") return void show(200, BANK_PAGE);
      return void send(answerBank(books, id, textAt(form, "confirmed") === "yes"));
    }
    const page = thing(books, "checkout.session", id);
    if (page.status !== "open") return void show(200, html("This page has ended", ""));
    if (method !== "POST") return void show(200, cardPage(page, ""));
    const number = (textAt(form, "card") ?? textAt(form, "number") ?? "").replaceAll(" ", "");
    const isDone = submitPage(books, id, { number, save: textAt(form, "save") !== null, fate: fate() });
    if (isDone) return void send(page.success_url.replace("{CHECKOUT_SESSION_ID}", id));
    show(402, cardPage(page, "Your card was declined."));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    show(error.fault.status, html("Not found", ""));
  }
}
