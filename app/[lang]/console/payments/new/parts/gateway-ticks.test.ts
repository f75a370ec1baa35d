import { createElement } from "react";
import { expect, test } from "vitest";
import { ActionForm } from "@/components/console/form/action-form";
import { render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import type { GatewayChoice } from "@/server/domain/console";
import { GatewayTicks } from "./gateway-ticks";
import type { PaymentFormProps } from "./new-payment-props";

const AT_GATEWAY = { en: "refunded at the gateway", ar: "تُسترد إلا لدى البوابة" };
const CAPTURED = { en: "only be captured", ar: "فلا تُحصَّل" };

test.each(LANGUAGES)("a gateway says if a foreign-currency payment is operated only there (%s)", (language) => {
  const said = (change: Partial<GatewayChoice>) => {
    const gateway = { code: "g", name: "G", reason: null, fee: null, charged: null, foreignTo: null, isHeld: false };
    const given = { gateways: [{ ...gateway, ...change }], language } as unknown as PaymentFormProps;
    const ticks = createElement(GatewayTicks, given);
    const form = { action: async () => ({}) as never, label: "Form", children: ticks };
    return textOf(render(createElement(ActionForm, form), language));
  };
  expect(said({})).not.toContain(AT_GATEWAY[language]);
  const foreign = said({ foreignTo: "KWD" });
  expect(foreign).toContain("KWD");
  expect(foreign).toContain(AT_GATEWAY[language]);
  expect(foreign).not.toContain(CAPTURED[language]);
  expect(said({ foreignTo: "KWD", charged: { amount: "6.000", currency: "KWD" } })).toContain("6.000");
  expect(said({ foreignTo: "KWD", isHeld: true })).toContain(CAPTURED[language]);
});
