/** What client SDKs send, from the wire's names to ours (Spec, "The SDK payload"). */

import { z } from "zod";
import { PRELOAD, SDK_CARD, SDK_STATUS } from "@/server/domain/sessions/contract/preload";
import { decimal, object, optional, text, url } from "@/server/kernel/wire";
import { AnyObject, named, Url } from "@/server/kernel/wire-schema-parts";

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

export const SdkRedirect = named(
  "SdkRedirect",
  z.strictObject({
    status: SDK_STATUS.describe("Where it stands."),
    message: z.string().describe("What the gateway or the service says of it."),
    redirect_url: Url.describe("The payment page to which the customer is sent."),
  }),
);
export type SdkRedirect = z.infer<typeof SdkRedirect>;

export const SdkCodeSent = named(
  "SdkCodeSent",
  z.strictObject({
    status: SDK_STATUS.describe("Where it stands."),
    message: z.string().describe("What the gateway or the service says of it."),
  }),
);
export type SdkCodeSent = z.infer<typeof SdkCodeSent>;

const SdkCard = named("SdkCard", z.strictObject(SDK_CARD));

export const SdkSessionView = named(
  "SdkSession",
  z.strictObject({
    ...PRELOAD,
    cards: z.array(SdkCard).describe("The customer's saved cards."),
  }),
);
export type SdkSessionView = z.infer<typeof SdkSessionView>;

export const PrePaymentView = named(
  "InstalmentCheck",
  z.strictObject({
    is_available: z.boolean().describe("Whether the account lends for this session."),
    single_checkout_enabled: z.literal(false).describe("Always false."),
    payment_labels: z
      .array(
        z.strictObject({
          payment_type: z
            .literal("pay_by_instalments")
            .describe("How the session is paid and what it leaves behind: a charge, a saved card, a subscription."),
          instalments: z.int().describe("How many."),
          description_en: z.string().describe("In English."),
          description_ar: z.string().describe("In Arabic."),
        }),
      )
      .describe("The plans."),
  }),
);
export type PrePaymentView = z.infer<typeof PrePaymentView>;

/** What a wallet's own script reads, unchanged. */
export const WalletSheet = named("WalletSheet", AnyObject);
export type WalletSheet = z.infer<typeof WalletSheet>;
