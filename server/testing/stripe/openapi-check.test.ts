/**
 * The request check against Stripe's document. The connector's other tests use it, too, if STRIPE_OPENAPI
 * names a file (docs/gateways/stripe.md, "The request check").
 */
import { describe, expect, it } from "vitest";
import { API_VERSION } from "@/server/domain/gateways/stripe/transport";
import { readForm } from "../gateway-double/form";
import { checkRequest, openApiFile, openApiVersion } from "./openapi-check";

const PAGE =
  "mode=payment&success_url=http%3A%2F%2Fa%2F&cancel_url=http%3A%2F%2Fa%2F&line_items[0][quantity]=1&line_items[0][price_data][currency]=kwd" +
  "&line_items[0][price_data][unit_amount]=5120&line_items[0][price_data][product_data][name]=A";

describe.skipIf(openApiFile() === null)("Stripe's document (STRIPE_OPENAPI)", () => {
  it("is of the version that the connector speaks", () => {
    expect(openApiVersion()).toBe(API_VERSION);
  });

  it.each([
    ["a page", "POST /checkout/sessions", PAGE],
    ["a capture", "POST /payment_intents/*/capture", "amount_to_capture=5120&metadata[capture]=R"],
    ["a refund", "POST /refunds", "payment_intent=pi_1&amount=10&metadata[reference]=R"],
    ["a list", "GET /checkout/sessions", "limit=100"],
  ])("takes %s", (_, route, text) => {
    expect(checkRequest(route, readForm(text))).toBeNull();
  });

  it.each([
    ["an unknown mode", "POST /checkout/sessions", PAGE.replace("mode=payment", "mode=paymnt")],
    ["a fraction of a unit", "POST /checkout/sessions", PAGE.replace("5120", "5.12")],
    ["a misspelt field", "POST /checkout/sessions", `${PAGE}&sucess_url=x`],
    ["an unknown reason", "POST /refunds", "payment_intent=pi_1&reason=because"],
    ["an unknown call", "POST /checkout/session", PAGE],
  ])("refuses %s", (_, route, text) => {
    expect(checkRequest(route, readForm(text))).not.toBeNull();
  });
});
