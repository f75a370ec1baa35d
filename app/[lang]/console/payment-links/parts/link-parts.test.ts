import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import type { LinkView } from "@/server/domain/payment-links";
import { LinkDetail } from "./link-detail";
import { LinkForm } from "./link-form";
import { LinkTable } from "./link-table";

const GATEWAY = { code: "sandbox", name: "Sandbox", currency: "KWD", takesForeign: false, isHeld: false };

const LINK: LinkView = {
  id: "plink_0123456789abcdefghijABCDEFGHIJ01",
  url: "https://pay.example.com/en/link/0123456789ab",
  qr_code_url: "https://pay.example.com/media/link_codes/0123456789ab.png",
  status: "active",
  name: "Course fee",
  description: null,
  type: "payment_request",
  currency_code: "KWD" as LinkView["currency_code"],
  amount: null,
  minimum_amount: "2.000",
  maximum_amount: "20.000",
  pg_codes: ["sandbox"],
  order_no: null,
  webhook_url: null,
  redirect_url: null,
  active_until: null,
  max_payments: 30,
  payments: 12,
  paid_amount: "126.000",
  closed_at: null,
  created_at: "2026-11-27T08:00:00Z",
};
const PAGES = { en: LINK.url, ar: "https://pay.example.com/ar/link/0123456789ab" };
const act = async () => ({ outcome: null, message: null, errors: {}, values: {} });
const place = { timeZone: "Asia/Kuwait", baseUrl: "https://pay.example.com" } as const;
const LIST = { timeZone: place.timeZone } as const;

describe.each(LANGUAGES)("payment links on the console (%s)", (language) => {
  const words = MESSAGES[language].console.paymentLinks;

  it("are listed with bounds, payments and total paid", () => {
    const text = textOf(render(createElement(LinkTable, { language, ...LIST, links: [LINK] }), language));
    for (const shown of ["Course fee", "2.000", "20.000", "12", "30", "126.000", words.statuses.active])
      expect(text).toContain(shown);
    expect(text).toContain(`${words.columns.payments}: 12`);
  });

  it("show the QR code as a picture and two files, both addresses, and ask before closing", () => {
    const html = render(
      createElement(LinkDetail, { language, ...place, link: LINK, pages: PAGES, change: act, close: act }),
      language,
    );
    expect(html).toContain('src="/media/link_codes/0123456789ab.svg"');
    for (const kind of ["png", "svg"])
      expect(html).toContain(`href="/media/link_codes/0123456789ab.${kind}" download="Course fee.${kind}"`);
    for (const lang of LANGUAGES) expect(textOf(html)).toContain(`https://pay.example.com/${lang}/link/0123456789ab`);
    expect(textOf(html)).toContain(words.closeLead);
  });

  it("show a form with the present values, the API's calls, and lead to their payments", () => {
    const link = { ...LINK, amount: "10.500", minimum_amount: null, maximum_amount: null, description: "A\nB" };
    const html = render(
      createElement(LinkDetail, { language, ...place, link, pages: PAGES, change: act, close: act }),
      language,
    );
    expect(html).toMatch(/name="name"[^>]*value="Course fee"|value="Course fee"[^>]*name="name"/);
    expect(html).toMatch(/name="amount"[^>]*value="10.500"|value="10.500"[^>]*name="amount"/);
    expect(html).toMatch(/checked=""[^>]*value="fixed"|value="fixed"[^>]*checked=""/);
    expect(html).toMatch(/<textarea[^>]*name="description"[^>]*>A\nB<\/textarea>/);
    expect(html).toContain(`/${language}/console/payments?link=${LINK.id}&amp;range=all&amp;counted=yes`);
    const text = textOf(html);
    expect(text).toContain(words.paidNote);
    expect(text).toContain(`PATCH /b/pbl/v2/payment-links/${LINK.id}/`);
    for (const name of Object.values(words.callNames)) expect(text).toContain(name);
  });

  it("have no form to close one that is closed, or that the user may not change", () => {
    const closed = { ...LINK, status: "closed", closed_at: "2026-11-27T09:00:00Z" } as const;
    const html = render(
      createElement(LinkDetail, { language, ...place, link: closed, pages: PAGES, change: null, close: null }),
      language,
    );
    expect(html).not.toContain("<form");
    expect(textOf(html)).toContain(words.statuses.closed);
  });

  it("are of the only type that the user may add", () => {
    const choices = { types: ["e_commerce"], currencies: ["KWD"], currency: "KWD", action: act, formKey: "k" } as const;
    const html = render(createElement(LinkForm, { ...choices, gateways: [GATEWAY] }), language);
    expect(html).toContain('<input type="hidden" name="type" value="e_commerce"/>');
  });

  it("have a sentence in place of the form if no gateway account can be used", () => {
    const choices = { types: ["payment_request"], currencies: [], currency: "KWD", action: act, formKey: "k" } as const;
    const html = render(createElement(LinkForm, { ...choices, gateways: [] }), language);
    expect(html).not.toContain("<form");
    expect(textOf(html)).toContain(words.noGateway);
  });

  it("say which currencies are refunded only at the gateway, if the account takes others", () => {
    const choices = { types: ["payment_request"], currencies: ["KWD", "USD"], currency: "KWD" } as const;
    const said = (change: object) => {
      const gateways = [{ ...GATEWAY, ...change }];
      return textOf(render(createElement(LinkForm, { ...choices, gateways, action: act, formKey: "k" }), language));
    };
    const [refunded, held] = [words.foreign, words.foreignHeld].map((text) => text.replace(/<.*>/, "KWD"));
    expect(said({})).not.toContain(refunded);
    expect(said({ takesForeign: true })).toContain(refunded);
    expect(said({ takesForeign: true, isHeld: true })).toContain(held);
  });

  it("are made by a form with a field for each amount, both kinds of price and the ticked gateway", () => {
    const choices = { types: ["payment_request"], currencies: ["KWD"], currency: "KWD" } as const;
    const form = createElement(LinkForm, { ...choices, gateways: [GATEWAY], action: act, formKey: "k" });
    const html = render(form, language);
    for (const name of ["name", "amount", "minimum_amount", "maximum_amount", "active_until", "max_payments"])
      expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/checked=""[^>]*value="fixed"|value="fixed"[^>]*checked=""/);
    expect(html).toMatch(/name="pg_codes"[^>]*checked=""|checked=""[^>]*name="pg_codes"/);
  });
});
