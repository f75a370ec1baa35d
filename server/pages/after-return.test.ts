import { expect, it } from "vitest";
import { wordsIn } from "@/server/signed-words";
import { afterReturn } from "./after-return";

const DOCUMENT = { "sec-fetch-dest": "document" };
const FRAME = "/ar/challenge/t.1?returned=1";

it.each([
  [DOCUMENT, "decided", "/ar/checkout/s1"],
  [DOCUMENT, "confirming", "/ar/checkout/s1 confirming"],
  [DOCUMENT, "again", "/ar/pay/t.1"],
  [{ "sec-fetch-dest": "iframe" }, "decided", FRAME],
  [{ "sec-fetch-dest": "iframe" }, "again", FRAME],
  [{ accept: "text/html,*/*" }, "decided", FRAME],
  [{ accept: "*/*" }, "decided", "/ar/checkout/s1"],
] as const)("a browser that says %j and whose payment is %s goes to %s", (headers, kind, place) => {
  const to = afterReturn(new Headers(headers), "ar", { kind, sessionId: "s1", token: "t.1" });
  const { pathname, searchParams } = new URL(to, "http://localhost");
  const { confirming } = wordsIn(pathname, Object.fromEntries(searchParams));
  expect(confirming === undefined ? to : `${pathname} confirming`).toBe(place);
});
