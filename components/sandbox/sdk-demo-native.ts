/** Code for apps that shows the demo's payment, with the options that apps have. */
import type { CheckoutAppearance } from "@/sdk/web/types";
import { type DemoOptions, type Place, sdkOptions } from "./sdk-demo-options";

/** Corner radius of a payment method's row, relative to a button's. */
const ROW = 7 / 6;

type ShownOptions = ReturnType<typeof sdkOptions>;

function rowRadius({ radius = 0 }: CheckoutAppearance): number {
  return Math.round(radius * ROW);
}

function fontOf({ fontFamily }: CheckoutAppearance): string | undefined {
  return fontFamily?.split(",")[0];
}

function channels(color: string): string[] {
  return [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3));
}

function swiftTheme({ appearance, uiMode, showPaymentDetails }: ShownOptions): string[] {
  const { primaryColor, radius } = appearance ?? {};
  const font = fontOf(appearance ?? {});
  const [red, green, blue] = channels(primaryColor ?? "");
  const button = [
    primaryColor && `button.enabledBackgroundColor = UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: 1)`,
    radius !== undefined && `button.cornerRadius = ${radius}`,
    font && `button.fontFamily = "${font}"`,
  ].filter((line) => line);
  return [
    "var theme = CheckoutTheme()",
    ...(button.length > 0 ? ["var button = CheckoutButton()", ...button, "theme.button = button"] : []),
    radius !== undefined && `theme.selectPaymentMethodCornerRadius = ${rowRadius({ radius })}`,
    font && `theme.title = CheckoutLabel(fontFamily: "${font}")`,
    uiMode && `theme.uiMode = .${uiMode}`,
    showPaymentDetails === false && "theme.showPaymentDetails = false",
  ].filter((line): line is string => typeof line === "string");
}

export function demoSwift(options: DemoOptions, { origin, sessionId }: Place): string {
  const shown = sdkOptions(options);
  const theme = swiftTheme(shown);
  const settings = [
    shown.mode === "BottomSheet" ? "mode: .bottomSheet" : "mode: .list",
    shown.displaySettings && `visibleItemsCount: ${shown.displaySettings.visibleItemsCount}`,
    shown.defaultSelectedPgCode && `defaultSelectedPgCode: "${shown.defaultSelectedPgCode}"`,
  ].filter((part) => part);
  const { payButtonText: text } = shown;
  const given = [
    `merchantId: "${new URL(origin).host}", apiKey: "pk_…", sessionId: "${sessionId}", delegate: self`,
    `displaySettings: DisplaySettings(${settings.join(", ")})`,
    ...(theme.length > 1 ? ["theme: theme"] : []),
    ...(text ? [`payButtonText: PayButtonText(en: "${text.en}", ar: "${text.ar}")`] : []),
  ];
  const before = theme.length > 1 ? `${theme.join("\n")}\n` : "";
  return `${before}let checkout = try Checkout(
    ${given.join(",\n    ")}
)
present(checkout.paymentViewController(), animated: true)`;
}

function kotlinTheme({ appearance, uiMode, showPaymentDetails }: ShownOptions): string[] {
  const { primaryColor, radius } = appearance ?? {};
  const font = fontOf(appearance ?? {});
  const argb = `0xFF${(primaryColor ?? "").slice(1).toUpperCase()}.toInt()`;
  const button = [
    primaryColor && `rippleColor = CheckoutRippleColor(${argb})`,
    radius !== undefined && `cornerRadius = ${radius}`,
    font && `fontFamily = "${font}"`,
  ].filter((part) => part);
  return [
    ...(button.length > 0 ? [`button = CheckoutButton(${button.join(", ")})`] : []),
    radius !== undefined && `paymentItemCornerRadius = ${rowRadius({ radius })}`,
    font && `titleText = CheckoutText(fontFamily = "${font}")`,
    uiMode && `uiMode = CheckoutTheme.UiMode.${uiMode.toUpperCase()}`,
    showPaymentDetails === false && "showPaymentDetails = false",
  ].filter((part): part is string => typeof part === "string");
}

export function demoKotlin(options: DemoOptions, { origin, sessionId }: Place): string {
  const shown = sdkOptions(options);
  const theme = kotlinTheme(shown);
  const settings = [
    `mode = DisplaySettings.Mode.${shown.mode ?? "List"}`,
    shown.displaySettings && `visibleItemsCount = ${shown.displaySettings.visibleItemsCount}`,
    shown.defaultSelectedPgCode && `defaultSelectedPgCode = "${shown.defaultSelectedPgCode}"`,
  ].filter((part) => part);
  const { payButtonText: text } = shown;
  const calls = [
    `.displaySettings(DisplaySettings(${settings.join(", ")}))`,
    ...(theme.length > 0 ? [`.theme(CheckoutTheme(\n        ${theme.join(",\n        ")},\n    ))`] : []),
    ...(text ? [`.payButtonText(PayButtonText(en = "${text.en}", ar = "${text.ar}"))`] : []),
    ".build()",
  ];
  return `val options = Checkout.Builder("${new URL(origin).host}", "${sessionId}", "pk_…", amount)
    ${calls.join("\n    ")}
lifecycleScope.launch {
    val fragment = Checkout.init(
        this@OrderActivity, options, setupPreload,
        successCallback = { result -> }, cancelCallback = { result -> }, errorCallback = { result, why -> },
    )
    supportFragmentManager.commit { replace(R.id.payment, fragment) }
}`;
}
