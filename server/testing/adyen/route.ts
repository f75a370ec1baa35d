/** Which call of the Checkout API a request to the Adyen double is. */
import { type Desk, failure, type Json, type Reply } from "./desk";
import { openPage, readLink, readSession } from "./pages";
import { finishRedirect, isModification, modify, pay, removeCard } from "./payments";

/** The parts of one request. */
export type CallParts = {
  readonly method: string;
  /** Below the version, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Json;
};

/** Carries the call out. There is no call that finds a payment by its reference. */
export function route(desk: Desk, { method, path, query, body }: CallParts): Reply {
  const [, first = "", id = "", what] = path.split("/");
  if (method === "GET" && first === "sessions") return readSession(desk, id, query.get("sessionResult"));
  if (first === "paymentLinks" && id !== "") return readLink(desk, id, method === "PATCH" ? String(body.status) : null);
  if (method === "DELETE" && first === "storedPaymentMethods") return removeCard(desk, id, query);
  if (method !== "POST") return failure(404, "000", "Not found");
  if (body.merchantAccount !== desk.merchantAccount && path !== "/payments/details")
    return failure(403, "901", "Invalid Merchant Account", "security");
  switch (path) {
    case "/paymentMethods":
      return { status: 200, body: { paymentMethods: [{ name: "Cards", type: "scheme" }] } };
    case "/sessions":
      return openPage(desk, "session", body);
    case "/paymentLinks":
      return openPage(desk, "link", body);
    case "/payments":
      return pay(desk, body);
    case "/payments/details":
      return finishRedirect(desk, body);
    default:
      return first === "payments" && isModification(what)
        ? modify(desk, what, id, body)
        : failure(404, "000", "Not found");
  }
}
