/** What client SDKs send, from the wire's names to ours (Spec, "The SDK payload"). */
import type { z } from "zod";
import { decimal, object, optional, text, url } from "@/server/kernel/wire";

const PG_CODE = text(50);

/** The body of a submit: a method by its code, or a saved card by its token. */
export const SdkSubmit = object({
  pg_code: optional(PG_CODE).describe("The code of a gateway."),
  token: optional(text(50)).describe("The saved card's token."),
  cvv: optional(text(4)).describe("The card's security code, if `cvv_required`."),
  amount: optional(decimal()).describe("Of the saved card, as it was shown."),
}).transform((body, context) => {
  if (body.pg_code === undefined && body.token === undefined)
    context.addIssue({ code: "custom", path: ["pg_code"], message: "This field is required." });
  if (body.token !== undefined && body.amount === undefined)
    context.addIssue({ code: "custom", path: ["amount"], message: "This field is required." });
  return {
    pgCode: body.pg_code ?? null,
    token: body.token ?? null,
    cvv: body.cvv ?? "",
    amount: body.amount ?? null,
  };
});

export type SdkSubmission = z.infer<typeof SdkSubmit>;

/** The body of the question whether an account lends. */
export const PrePaymentCheck = object({ pg_code: PG_CODE.describe("The code of a gateway.") }).transform((body) => ({
  pgCode: body.pg_code,
}));

/** What device wallet A told the page when its button was pressed. */
export const SheetRequest = object({
  pg_code: optional(PG_CODE).describe("The code of a gateway."),
  validation_url: url(2000).describe("The address that the wallet gave the page."),
}).transform((body) => ({
  pgCode: body.pg_code ?? null,
  validationUrl: body.validation_url,
}));

export type SheetInput = z.infer<typeof SheetRequest>;

/** Where a mobile wallet sends its code. */
export const WalletPhone = object({ customer_phone: text(24).describe("The customer's phone number.") }).transform(
  (body) => ({ phone: body.customer_phone }),
);

/** The code that it sent. */
export const WalletCode = object({ otp: text(16).describe("The code that was sent.") });
