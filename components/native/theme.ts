/** Converts an app's theme to a theme of the web SDK. Names of iOS and Android are equivalent. */
import type { CheckoutTheme } from "@/sdk/web/types";
import type { FramePart } from "../embed/theme-parts";

/**
 * Keys of a theme's texts with the parts of the page that they style; the colour is `color` on iOS and
 * `textColor` on Android.
 */
export const TEXTS: Readonly<Record<string, FramePart>> = {
  mainTitle: "title-text",
  mainTitleText: "title-text",
  title: "payment-method-name",
  titleText: "payment-method-name",
  subtitle: "secondary-text",
  subtitleText: "secondary-text",
  feesTitle: "fees-label",
  feesTitleText: "fees-label",
  feesSubtitle: "fees",
  feesSubtitleText: "fees",
  dataLabel: "amount-label",
  dataLabelText: "amount-label",
  dataValue: "amount",
  dataValueText: "amount",
  errorMessage: "error-message",
  errorMessageText: "error-message",
  selectPaymentMethodTitleLabel: "payment-methods-heading",
  selectPaymentMethodHeaderText: "payment-methods-heading",
};

export const VALUES: Readonly<Record<string, readonly [part: FramePart, property: string]>> = {
  backgroundColor: ["main", "background-color"],
  sdkBackgroundColor: ["main", "background-color"],
  backgroundColorModal: ["payment-modal", "background-color"],
  modalBackgroundColor: ["payment-modal", "background-color"],
  paymentItemBackgroundColor: ["methods", "background-color"],
  selectPaymentMethodTitleBackgroundColor: ["payment-methods-heading", "background-color"],
  selectPaymentMethodHeaderBackgroundColor: ["payment-methods-heading", "background-color"],
  selectPaymentMethodBorderColor: ["methods", "border-color"],
  paymentItemBorderColor: ["methods", "border-color"],
  selectPaymentMethodBorderWidth: ["methods", "border-width"],
  paymentItemBorderWidth: ["methods", "border-width"],
  selectPaymentMethodCornerRadius: ["methods", "border-radius"],
  paymentItemCornerRadius: ["methods", "border-radius"],
  selectPaymentMethodDescriptionTextColor: ["secondary-text", "color"],
  paymentItemDescriptionTextColor: ["secondary-text", "color"],
  iconColor: ["selector-icon", "color"],
  selectorIconColor: ["selector-icon", "color"],
  savePhoneNumberIconColor: ["save-account-label", "color"],
  switchOnTintColor: ["selected-checkbox", "background-color"],
};

export const BUTTONS: Readonly<Record<string, readonly FramePart[]>> = {
  button: ["pay-button"],
  selectorButton: ["method-selector", "view-toggle"],
  backButton: ["popup-back-button"],
};

const FIELDS: readonly FramePart[] = ["card-input-fields", "cvv-input", "mobile-number-input", "otp-input"];
const LABELS: readonly FramePart[] = ["floating-label", "mobile-number-popup-heading"];

type Look = Partial<Record<FramePart, Record<string, string>>>;
type Fields = Readonly<Record<string, unknown>>;

const ARGB = 0xff_ff_ff_ff;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** A CSS colour; a whole number contains alpha, red, green and blue. */
function colorOf(value: unknown): string | undefined {
  const plain = fieldsOf(value).color ?? value;
  if (typeof plain === "string") return plain;
  if (!Number.isInteger(plain)) return undefined;
  const hex = (Number(plain) & ARGB) >>> 0;
  const text = hex.toString(16).padStart(8, "0");
  return `#${text.slice(2)}${text.slice(0, 2)}`;
}

function lengthOf(value: unknown): string | undefined {
  return typeof value === "number" ? `${value}px` : typeof value === "string" ? value : undefined;
}

function put(look: Look, part: FramePart, property: string, value: string | undefined): void {
  if (value === undefined) return;
  const style = look[part] ?? {};
  style[property] = value;
  look[part] = style;
}

function putText(look: Look, part: FramePart, value: unknown): void {
  const { color, textColor, fontFamily, fontSize } = fieldsOf(value);
  put(look, part, "color", colorOf(textColor ?? color));
  if (typeof fontFamily === "string") put(look, part, "font-family", fontFamily);
  put(look, part, "font-size", lengthOf(fontSize));
}

function putButton(look: Look, part: FramePart, value: unknown): void {
  const button = fieldsOf(value);
  putText(look, part, { ...button, color: button.enabledTitleColor });
  put(look, part, "background-color", colorOf(button.enabledBackgroundColor ?? button.rippleColor));
  put(look, part, "border-radius", lengthOf(button.cornerRadius));
  put(look, part, "border-color", colorOf(button.borderColor));
  put(look, part, "border-width", lengthOf(button.borderWidth));
}

function putInput(look: Look, value: unknown): void {
  const { label, text, backgroundColor, background, primaryColor, focusedColor, error } = fieldsOf(value);
  for (const part of LABELS) putText(look, part, label);
  for (const part of FIELDS) {
    putText(look, part, text);
    put(look, part, "background-color", colorOf(backgroundColor ?? background));
    put(look, part, "border-color", colorOf(primaryColor));
  }
  put(look, "field-focus-border", "border-color", colorOf(focusedColor));
  put(look, "field-error-border", "border-color", colorOf(error));
}

function putSwitch(look: Look, value: unknown): void {
  const switched = fieldsOf(value);
  put(look, "selected-checkbox", "background-color", colorOf(switched.checkedTrackTintColor));
  put(look, "selected-checkbox", "border-color", colorOf(switched.checkedTrackDecorationColor));
  put(look, "selected-checkbox-knob", "background-color", colorOf(switched.checkedThumbTintColor));
  put(look, "checkbox-knob", "background-color", colorOf(switched.uncheckedThumbTintColor));
}

/** Converts a theme; unknown names are omitted, and the web SDK checks the values. */
export function webThemeOf(theme: unknown): CheckoutTheme {
  const look: Look = {};
  const given = fieldsOf(theme);
  for (const [name, value] of Object.entries(given)) {
    const text = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
    if (text !== undefined) putText(look, text, value);
    for (const part of (Object.hasOwn(BUTTONS, name) && BUTTONS[name]) || []) putButton(look, part, value);
    const [part, property] = Object.hasOwn(VALUES, name) ? (VALUES[name] ?? []) : [];
    if (part !== undefined && property !== undefined)
      put(look, part, property, property.endsWith("color") ? colorOf(value) : lengthOf(value));
  }
  if (given.inputTextField !== undefined) putInput(look, given.inputTextField);
  putSwitch(look, given.switch ?? given.switchControl);
  const margins = fieldsOf(given.margins);
  for (const side of ["left", "top", "right", "bottom"]) put(look, "main", `padding-${side}`, lengthOf(margins[side]));
  return look;
}
