/** The hosted page of the Adyen double, as a test customer sees it. */
import type { Page } from "./book";

const WORDS = {
  en: {
    title: "Test payment page",
    pay: "Pay",
    decline: "Pay with a card that is declined",
    cancel: "Cancel",
    keep: "Keep this card",
  },
  ar: {
    title: "صفحة دفع تجريبية",
    pay: "ادفع",
    decline: "ادفع ببطاقة مرفوضة",
    cancel: "إلغاء",
    keep: "احفظ هذه البطاقة",
  },
} as const;

/** The page with its form; a refused try shows it again. */
export function pageHtml({ request }: Page, isRefused: boolean): string {
  const language = request.shopperLocale?.startsWith("ar") ? "ar" : "en";
  const words = WORDS[language];
  const asks = request.storePaymentMethodMode === "askForConsent";
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title></head>
<body><main><h1>${words.title}</h1>
<p>${request.amount.value} ${request.amount.currency}</p>
${isRefused ? '<p role="alert">Refused</p>' : ""}
<form method="post">
${asks ? `<label><input type="checkbox" name="keep" value="yes"> ${words.keep}</label>` : ""}
<button name="do" value="pay">${words.pay}</button>
<button name="do" value="decline">${words.decline}</button>
<button name="do" value="cancel">${words.cancel}</button>
</form></main></body></html>`;
}

/** The bank's page of a redirect. */
export function bankHtml(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test bank</title></head>
<body><main><h1>Test bank</h1><form method="post">
<button name="do" value="confirm">Confirm</button> <button name="do" value="refuse">Refuse</button>
</form></main></body></html>`;
}
