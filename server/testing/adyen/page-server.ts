/** The pages of the Adyen double for a browser: the hosted page, and the bank's. */
import type { ServerResponse } from "node:http";
import type { Desk } from "./desk";
import { bankHtml, pageHtml } from "./page-html";
import { actAtBank, actOnPage } from "./pages";

/** Shows a page, or does what its form says. @param form null for a look at it */
export function servePage(desk: Desk, response: ServerResponse, path: string, form: URLSearchParams | null): void {
  const [, place, id = ""] = path.split("/");
  const page = desk.book.pages.get(id);
  const show = (html: string, status = 200) => {
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  };
  const leave = (url: string | null, html: string) => {
    if (url === null) show(html);
    else response.writeHead(303, { Location: url }).end();
  };
  const wanted = form?.get("do") ?? null;
  if (place === "bank") {
    if (wanted === null) show(bankHtml());
    else leave(actAtBank(desk, id, wanted === "confirm"), bankHtml());
  } else if (page === undefined) {
    show("<h1>Not found</h1>", 404);
  } else if (wanted === "pay" || wanted === "decline" || wanted === "cancel") {
    leave(actOnPage(desk, page, { act: wanted, keep: form?.get("keep") === "yes" }), pageHtml(page, true));
  } else {
    show(pageHtml(page, false));
  }
}
