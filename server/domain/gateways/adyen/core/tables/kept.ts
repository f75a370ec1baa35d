/** The stored fields of Adyen's answers: no data of a card, a wallet or a person. */
import { keeping } from "../../../engine/core/keep";

export const KEPT = keeping(
  `pspReference originalReference paymentPspReference paymentReference merchantReference merchantAccountCode
  reference id status resultCode refusalReason refusalReasonCode reason eventCode eventDate success live expiresAt
  errorCode errorType message`,
  {
    amount: keeping("currency value"),
    paymentMethod: keeping("type brand"),
    additionalData: keeping(
      `acquirerCode acquirerReference arn authCode avsResult checkoutSessionId cvcResult fundingSource issuerCountry
      liabilityShift merchantAdviceCode modification.action networkTxReference originalMerchantReference
      paymentLinkId paymentMethodVariant refusalReasonRaw threeDAuthenticated`,
    ),
  },
);
