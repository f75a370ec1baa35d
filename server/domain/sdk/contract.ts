import { z } from "zod";
import { PRELOAD, SDK_CARD, SDK_STATUS } from "@/server/domain/sessions/contract/preload";
import { decimal, object, optional, text, url } from "@/server/kernel/wire";
import { AnyObject, named, Url } from "@/server/kernel/wire-schema-parts";

const PG_CODE = text(50);

/** The body of a submit: a method by its code, or a saved card by its token. */
export const SdkSubmit = object({
  pg_code: optional(PG_CODE).describe(
    "Code of the method to pay with, or of the saved card's gateway account. Required without `token`.",
  ),
  token: optional(text(50)).describe("Token of the saved card to charge."),
  cvv: optional(text(4)).describe(
    "Security code of the saved card, if `cvv_required` is true. Ignored without `token`.",
  ),
  amount: optional(decimal()).describe(
    "`amount` of the saved card as it was shown. Required with `token`; another price is refused. Ignored without it.",
  ),
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

export const PrePaymentCheck = object({ pg_code: PG_CODE.describe("Code of a method of `flex_methods`.") }).transform(
  (body) => ({
    pgCode: body.pg_code,
  }),
);

export const SheetRequest = object({
  pg_code: optional(PG_CODE).describe(
    "Code of the gateway account that accepts the wallet. Default: the first of the session that does.",
  ),
  validation_url: url(2000).describe("URL that the wallet's script gave to the page."),
}).transform((body) => ({
  pgCode: body.pg_code ?? null,
  validationUrl: body.validation_url,
}));

export type SheetInput = z.infer<typeof SheetRequest>;

export const WalletPhone = object({
  customer_phone: text(24).describe("Phone number that the code is sent to."),
}).transform((body) => ({ phone: body.customer_phone }));

export const WalletCode = object({ otp: text(16).describe("The code that was sent to the customer's phone.") });

export const SdkRedirect = named(
  "SdkRedirect",
  z.strictObject({
    status: SDK_STATUS.describe("Always `pending` in this answer. In others: `success`, `canceled`, `error`."),
    message: z.string().describe("What the customer does next, in the session's language."),
    redirect_url: Url.describe("Page to send the customer to."),
  }),
);
export type SdkRedirect = z.infer<typeof SdkRedirect>;

export const SdkCodeSent = named(
  "SdkCodeSent",
  z.strictObject({
    status: SDK_STATUS.describe("Always `pending` in this answer. In others: `success`, `canceled`, `error`."),
    message: z.string().describe("What the customer does next, in the session's language."),
  }),
);
export type SdkCodeSent = z.infer<typeof SdkCodeSent>;

const SdkCard = named("SdkCard", z.strictObject(SDK_CARD));

export const SdkSessionView = named(
  "SdkSession",
  z.strictObject({
    ...PRELOAD,
    cards: z
      .array(SdkCard)
      .describe("Saved cards that may pay the session, expired ones last, without the customer's name."),
  }),
);
export type SdkSessionView = z.infer<typeof SdkSessionView>;

export const PrePaymentView = named(
  "InstalmentCheck",
  z.strictObject({
    is_available: z.boolean().describe("True if the method offers instalments for this session."),
    single_checkout_enabled: z.literal(false).describe("Always false."),
    payment_labels: z
      .array(
        z.strictObject({
          payment_type: z.literal("pay_by_instalments").describe("Always `pay_by_instalments`."),
          instalments: z.int().describe("Number of instalments."),
          description_en: z.string().describe("Description of the plan in English."),
          description_ar: z.string().describe("Description of the plan in Arabic."),
        }),
      )
      .describe("The instalment plans; empty if there are none."),
  }),
);
export type PrePaymentView = z.infer<typeof PrePaymentView>;

export const WalletSheet = named("WalletSheet", AnyObject);
export type WalletSheet = z.infer<typeof WalletSheet>;
