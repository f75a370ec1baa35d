import { describe, expect, it, test } from "vitest";
import { SettingsPatch, type SettingsView } from "@/server/domain/merchants";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import {
  PREVIEWED_PARTS,
  readSettingsForm,
  readShown,
  type SettingsPart,
  savedTexts,
  shownSettings,
} from "./settings-fields";

function read(part: SettingsPart, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const patch = readInput(SettingsPatch, readSettingsForm(part, form));
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

describe("a form of settings writes its own fields and no others", () => {
  it.each([
    ["names", { name: "Dar", name_ar: "" }, { name: "Dar", nameAr: null }],
    ["look", { brand_color: "#FFD400", name: "x" }, { brandColor: "#ffd400" }],
    ["look", { brand_color: "" }, { brandColor: null }],
    ["webhooks", { webhook_url: "" }, { webhookUrl: null }],
    ["approval", {}, { operationApprovalEnabled: false, approvalAmounts: {} }],
    ["approval", { operation_approval_enabled: "true" }, { operationApprovalEnabled: true, approvalAmounts: {} }],
    [
      "approval",
      { operation_approval_amounts: "kwd 100\r\n\n٢٥.٥ USD\nJPY 1 000" },
      { operationApprovalEnabled: false, approvalAmounts: { KWD: "100.000", USD: "25.50", JPY: "1000" } },
    ],
    [
      "payments",
      {
        session_lifetime: "1.5",
        invoice_reminder_days: "7, -3 \u22121 ٢",
        allowed_origins: "https://a.example\r\nhttps://b.example\n",
        redirect_schemes: "MyApp://\r\ncom.shop.app\nmyapp",
      },
      {
        sessionLifetime: 90,
        invoiceReminderDays: [-3, -1, 2, 7],
        expireTransactions: false,
        allowedOrigins: ["https://a.example", "https://b.example"],
        redirectSchemes: ["myapp", "com.shop.app"],
      },
    ],
    [
      "region",
      { timezone: "Asia/Riyadh", region: "KSA", default_language: "ar" },
      { timezone: "Asia/Riyadh", region: "KSA", defaultLanguage: "ar" },
    ],
  ] as const)("%s %j", (part, fields, patch) => {
    expect(read(part, fields)).toEqual(patch);
  });

  it.each([
    ["names", { name: "" }],
    ["payments", { session_lifetime: "" }],
    ["approval", { operation_approval_amounts: "100" }],
    ["approval", { operation_approval_amounts: "KWD" }],
    ["approval", { operation_approval_amounts: "KWD 1\nKWD 2" }],
    ["approval", { operation_approval_amounts: "KWD -1" }],
    ["payments", { session_lifetime: "0.5" }],
    ["payments", { session_lifetime: "soon" }],
    ["payments", { session_lifetime: "60", invoice_reminder_days: "weekly" }],
    ["payments", { session_lifetime: "60", invoice_reminder_days: "91" }],
    ["payments", { session_lifetime: "60", allowed_origins: "https://a.example/path" }],
    ["payments", { session_lifetime: "60", redirect_schemes: "javascript" }],
  ] as const)("%s refuses %j", (part, fields) => {
    expect(() => read(part, fields)).toThrow(InvalidFields);
  });
});

describe("what a form showed", () => {
  const settings = { name: "Shop", name_ar: null, timezone: "UTC", webhook_url: "https://shop.example" };

  it("is what its section writes, and is read again as it was", () => {
    const shown = shownSettings("names", settings as SettingsView);
    expect(readShown(shown)).toEqual({ name: "Shop", name_ar: null });
    expect(readShown(shownSettings("webhooks", settings as SettingsView))).toEqual({
      webhook_url: "https://shop.example",
    });
  });

  it.each(["", "{", "[]", "7"])("and %j is nothing", (text) => {
    expect(readShown(text)).toEqual({});
  });
});

test("a form sends the saved texts as the settings that are saved", () => {
  const settings = {
    ...{ timezone: "Asia/Kuwait", region: "KWT", default_language: "en", name: "Dar", name_ar: null },
    ...{ session_lifetime: 90, expire_transactions: true, invoice_reminder_days: [-3, 7] },
    ...{ operation_approval_enabled: true, operation_approval_amounts: [{ amount: "50.000", currency_code: "KWD" }] },
  } as unknown as SettingsView;
  const texts = savedTexts(settings, PREVIEWED_PARTS);
  for (const unseen of ["timezone", "region", "default_language", "expire_transactions"])
    expect(texts).not.toHaveProperty(unseen);
  expect(read("payments", texts)).toMatchObject({ sessionLifetime: 90, invoiceReminderDays: [-3, 7] });
  expect(read("approval", texts)).toEqual({ operationApprovalEnabled: true, approvalAmounts: { KWD: "50.000" } });
  expect(read("names", texts)).toEqual({ name: "Dar", nameAr: null });
});
