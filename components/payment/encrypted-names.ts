/** Names of the form's fields for a card that the gateway's script encrypted. */
export const ENCRYPTED = {
  ran: "encrypted",
  number: "encryptedCardNumber",
  expiryMonth: "encryptedExpiryMonth",
  expiryYear: "encryptedExpiryYear",
  cvv: "encryptedSecurityCode",
  holder: "holder",
  last4: "last4",
  brand: "brand",
} as const;
