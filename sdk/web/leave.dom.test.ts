/** How the browser leaves for a payment page, from a top page and from inside another page's frame. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveBy } from "./leave";
import { closePopup } from "./popup";

const ADDRESS = "https://pay.example/en/pay/att_1.sig";
const LOOK = { lang: "en", scheme: "light", rules: [], nonce: "" } as const;
/** The shop's page, itself in the frame of another page or not. */
const place = { href: "https://shop.example/" };

beforeEach(() => {
  place.href = "https://shop.example/";
  vi.stubGlobal("location", place);
});

afterEach(() => {
  closePopup();
  vi.unstubAllGlobals();
});

function popupLinks(): [target: string, href: string][] {
  const popup = [...document.body.children].at(-1)?.shadowRoot;
  const links = popup?.querySelectorAll("a") ?? [];
  return [...links].map(({ target, href }) => [target, href]);
}

test("a page without a frame leaves by itself, and needs no link", () => {
  vi.stubGlobal("top", window);
  leaveBy(ADDRESS, LOOK);
  expect(place.href).toBe(ADDRESS);
  expect(popupLinks()).toEqual([]);
});

test("a page in a frame leaves by the top window, and shows a link to it as well", () => {
  const above = { location: { href: "https://portal.example/" } };
  vi.stubGlobal("top", above);
  leaveBy(ADDRESS, LOOK);
  expect(above.location.href).toBe(ADDRESS);
  expect(place.href).toBe("https://shop.example/");
  expect(popupLinks()).toEqual([["_top", ADDRESS]]);
});

test("a page in a frame shows the link where the browser refuses to navigate the top window", () => {
  const refusal = {
    set href(_: string) {
      throw new DOMException("The frame may not navigate the top window.", "SecurityError");
    },
  };
  vi.stubGlobal("top", { location: refusal });
  leaveBy(ADDRESS, LOOK);
  expect(place.href).toBe("https://shop.example/");
  expect(popupLinks()).toEqual([["_top", ADDRESS]]);
});
