import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { OPEN } from "../testing/checkout-page";
import { render } from "../testing/render";
import { CheckoutPhase } from "./checkout-phase";

vi.mock("./confirming", () => ({ Confirming: () => "is being confirmed" }));
vi.mock("./open-checkout", () => ({ OpenCheckout: () => "ways to pay" }));

it.each([
  [true, true, "is being confirmed"],
  [true, false, "ways to pay"],
  [false, true, "ways to pay"],
])("an address that says so (%s) and a page that was left (%s): %s", (isConfirming, awaitsGateway, shown) => {
  const props = { view: { ...OPEN, awaitsGateway }, isConfirming, checkout: "/en/checkout/1" };
  const phase = createElement(CheckoutPhase, props as Parameters<typeof CheckoutPhase>[0]);
  expect(render(phase)).toBe(shown);
});
