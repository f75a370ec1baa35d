/** Forms of gateway accounts, in both languages. */
import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import type { FieldDescription, FieldsView } from "@/server/domain/gateways";
import { type Mounted, mount } from "../../testing/mount";
import { MESSAGES } from "../../testing/render";
import type { FormState } from "../form/form-state";
import { AccountKeys } from "./account-keys";
import { AddAccount } from "./add-account";
import { NotificationState } from "./notification-state";

const STRIPE: readonly FieldDescription[] = [
  { name: "secret_key", secret: true, required: true, choices: null },
  { name: "webhook_secret", secret: true, required: false, choices: null },
];
const ADYEN: readonly FieldDescription[] = [
  { name: "api_key", secret: true, required: true, choices: null },
  { name: "merchant_account", secret: false, required: true, choices: null },
  { name: "page", secret: false, required: false, choices: ["checkout", "link"] },
];
const KEYS: FieldsView = {
  environment: "live",
  fields: { secret_key: "****1234", webhook_secret: "****5678" },
  set_at: "2026-11-01T10:00:00.000Z",
  notification_url: "https://pay.example/gateway-notifications/g-1",
  last_notification_at: "2026-11-02T10:00:00.000Z",
  last_refused_at: null,
  refused_notifications: 3,
  ignored_notifications: 2,
  identity: "live:acct_1",
  key_refused_at: null,
  previous_keys: {},
};

let page: Mounted;
afterEach(() => page.unmount());

const done = async (): Promise<FormState> => ({ outcome: "done", message: "ok", errors: {}, values: {} });
const actions = () => ({ save: vi.fn(done), check: vi.fn(done), end: vi.fn(() => done) });

describe.each(LANGUAGES)("forms of gateway accounts (%s)", (lang) => {
  const words = MESSAGES[lang].console.gateways;

  it("a stored secret is shown by its last characters, and no field holds it", async () => {
    const given = { fields: STRIPE, keys: KEYS, timeZone: "UTC", proof: null, actions: actions() };
    page = await mount(createElement(AccountKeys, given), lang);
    const field = document.querySelector<HTMLInputElement>('[name="secret.secret_key"]');
    expect([field?.type, field?.value, field?.required]).toEqual(["password", "", false]);
    expect(document.body.textContent).toContain("****1234");
    expect(document.body.textContent).toContain("live:acct_1");
  });

  it("a new secret that a refused form does not keep is asked for again", async () => {
    const again = ["secret.webhook_secret"];
    const save = vi.fn(async (): Promise<FormState> => ({ ...(await done()), outcome: "refused", again }));
    const given = { fields: STRIPE, keys: KEYS, timeZone: "UTC", proof: null, actions: { ...actions(), save } };
    page = await mount(createElement(AccountKeys, given), lang);
    await page.press(page.one("button", words.keys.checkAndSave));
    const required = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.required;
    expect([required("secret.secret_key"), required("secret.webhook_secret")]).toEqual([false, true]);
    expect(document.body.textContent).toContain(MESSAGES[lang].console.form.again);
  });

  it("a refused key and a previous signing key are named, the latter can be ended", async () => {
    const keys = {
      ...KEYS,
      key_refused_at: "2026-11-03T10:00:00.000Z",
      previous_keys: { webhook_secret: "2026-11-09T10:00:00.000Z" },
    };
    const all = actions();
    page = await mount(
      createElement(AccountKeys, { fields: STRIPE, keys, timeZone: "UTC", proof: "code", actions: all }),
      lang,
    );
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(words.keys.refusedSince);
    expect(document.body.textContent).toContain(words.keys.endPrevious);
    expect(all.end).toHaveBeenCalledWith("webhook_secret");
  });

  it("a user without the permission sees the state and no form", async () => {
    const given = { fields: STRIPE, keys: KEYS, timeZone: "UTC", proof: null, actions: null };
    page = await mount(createElement(AccountKeys, given), lang);
    expect(document.querySelectorAll("form, input")).toHaveLength(0);
  });

  it("a new account asks for texts, secrets and choices as its connector describes them", async () => {
    const given = { gateway: "Adyen", fields: ADYEN, currencies: ["KWD"], usual: "KWD", proof: "password" as const };
    page = await mount(createElement(AddAccount, { ...given, action: done }), lang);
    const names = [...document.querySelectorAll<HTMLInputElement>("input, select")].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["secret.api_key", "field.merchant_account", "field.page", "proof"]));
    expect(document.querySelector<HTMLInputElement>('[name="secret.api_key"]')?.type).toBe("password");
    expect(document.querySelectorAll('[name="environment"]')).toHaveLength(2);
  });

  it("the notification address and the counts of refused and ignored notifications are shown", async () => {
    page = await mount(createElement(NotificationState, { keys: KEYS, timeZone: "UTC" }), lang);
    const text = document.body.textContent ?? "";
    expect(text).toContain(KEYS.notification_url);
    expect(text).toContain(words.notifications.why);
    expect(text).toContain(words.notifications.never);
  });
});
