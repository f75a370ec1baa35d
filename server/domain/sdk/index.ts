/** The calls of client SDKs with a merchant's public key, and their setup payload. */
export { cancelSdkPayment } from "./cancel-payment";
export { checkPrePayment } from "./check-pre-payment";
export { PrePaymentCheck, SdkSubmit, SheetRequest, WalletCode, WalletPhone } from "./contract";
export { confirmWalletCode, sendWalletCode } from "./mobile-wallet";
export { openSheetOnPage, openWalletSheet } from "./open-sheet";
export { setupPreload } from "./preload";
export { readEmbedding } from "./read-embedding";
export { readSdkSession } from "./read-session";
export { removeSdkCard } from "./remove-card";
export { submitPayment } from "./submit-payment";
