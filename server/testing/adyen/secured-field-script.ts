/** The script of one secured field. It posts only encrypted details to the page that frames it. */
export const FIELD_SCRIPT = `
const input = document.querySelector("input");
const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
  .replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const page = atob(new URLSearchParams(location.search).get("d") ?? "");
let config = null;
let shown = "card";

const post = (message) => parent.postMessage(
  JSON.stringify({ fieldType: config.fieldType, numKey: config.numKey, ...message }), page);

async function encrypt(value) {
  const text = new TextEncoder();
  const rsa = await crypto.subtle.importKey("jwk", KEY, { name: "RSA-OAEP", hash: "SHA-1" }, false, ["encrypt"]);
  const content = crypto.getRandomValues(new Uint8Array(64));
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const wrapped = await crypto.subtle.encrypt({ name: "RSA-OAEP" }, rsa, content);
  const aes = await crypto.subtle.importKey("raw", content.slice(32), "AES-CBC", false, ["encrypt"]);
  const said = JSON.stringify({ value, generationtime: new Date().toISOString() });
  const sealed = await crypto.subtle.encrypt({ name: "AES-CBC", iv }, aes, text.encode(said));
  const header = base64url(text.encode('{"alg":"RSA-OAEP","enc":"A256CBC-HS512","version":"1"}'));
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(header.length * 8));
  const signed = new Blob([text.encode(header), iv, sealed, length]);
  const mac = await crypto.subtle.importKey(
    "raw", content.slice(0, 32), { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
  const tag = (await crypto.subtle.sign("HMAC", mac, await signed.arrayBuffer())).slice(0, 32);
  return [header, ...[wrapped, iv, sealed, tag].map(base64url)].join(".");
}

const hasCheckDigit = (digits) => [...digits].reverse().reduce((sum, digit, at) => {
  const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
  return sum + (value > 9 ? value - 9 : value);
}, 0) % 10 === 0;

/** What is wrong with the digits, as Adyen's code; the page itself knows that a field is empty. */
const FIELDS = {
  encryptedCardNumber: (digits) => digits.length < 12 ? "cc.num.901" : hasCheckDigit(digits) ? "" : "cc.num.902",
  encryptedExpiryDate: (digits) => {
    const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
    if (digits.length !== 4 || month < 1 || month > 12) return "cc.dat.911";
    return new Date(year, month, 1) > new Date() ? "" : "cc.dat.912";
  },
  encryptedSecurityCode: (digits) => digits.length >= 3 && digits.length <= 4 ? "" : "cc.cvc.921",
};
const PARTS = {
  encryptedExpiryDate: (digits) => [
    ["encryptedExpiryMonth", digits.slice(0, 2)], ["encryptedExpiryYear", "20" + digits.slice(2)]],
};

async function look(isLeft) {
  const digits = input.value.replace(/\\D/g, "");
  const error = digits === "" ? "" : FIELDS[config.fieldType](digits);
  const brand = digits.startsWith("4") ? "visa" : digits.startsWith("5") ? "mc" : digits.startsWith("37") ? "amex" : "card";
  if (digits === "" || error !== "") post({ action: "incompleteField", error: isLeft ? error : "" });
  // Adyen's package drops an encrypted number when the scheme changes.
  if (config.fieldType === "encryptedCardNumber" && brand !== shown) {
    shown = brand;
    post({ action: "brand", brand, cvcPolicy: "required" });
  }
  if (digits === "" || error !== "") return;
  const parts = (PARTS[config.fieldType] ?? ((value) => [[config.fieldType, value]]))(digits);
  const blobs = await Promise.all(
    parts.map(async ([encryptedFieldName, value]) => ({ encryptedFieldName, blob: await encrypt(value) })));
  post({ action: "encryption", [config.fieldType]: blobs, endDigits: digits.slice(-4) });
}

addEventListener("message", ({ origin, data }) => {
  if (origin !== page) return;
  const message = JSON.parse(data);
  if (config === null) {
    config = message;
    const { ariaConfig = {}, sfStyles = {}, placeholders = {} } = config.iframeUIConfig ?? {};
    input.placeholder = placeholders[config.fieldType] ?? "";
    document.documentElement.lang = ariaConfig.lang ?? "en";
    input.setAttribute("aria-label", ariaConfig[config.fieldType]?.label ?? config.fieldType);
    Object.assign(input.style, sfStyles.base);
    return post({ action: "config" });
  }
  if (message.styleObject) Object.assign(input.style, message.styleObject.base);
  if (message.focus === true) input.focus();
  if (message.externalValidation) input.setAttribute("aria-invalid", "true");
});
input.addEventListener("input", () => look(false));
input.addEventListener("focus", () => post({ action: "focus", focus: true }));
input.addEventListener("blur", () => { post({ action: "focus", focus: false }); void look(true); });
input.addEventListener("keydown", ({ key }) => key === "Enter" && post({ action: "enterKeyPressed" }));
`;
