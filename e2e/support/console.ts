/** Makes and signs in users for browser tests of the console. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type en from "../../messages/en.json";
import { Visitor } from "./server-actions";
import { expect, type Merchant } from "./test";
import type { Language } from "./words";

export type ConsoleUser = { readonly username: string; readonly password: string };

export function consoleWords(lang: Language): (typeof en)["console"] {
  return JSON.parse(readFileSync(`messages/${lang}.json`, "utf8")).console;
}

export async function consoleUser(
  merchant: Merchant,
  permissions: readonly string[] = [],
  fields: object = {},
): Promise<ConsoleUser> {
  const user = { username: `u-${randomBytes(8).toString("hex")}`, password: "correct horse battery" };
  const body = { ...user, ...fields, permissions: ["console.access", ...permissions] };
  const { status, body: answer } = await merchant.call("POST", "/b/merchant/v1/users/", body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return user;
}

/** Signs in by the form, which then opens the page. */
export async function signIn(page: Page, user: ConsoleUser, { lang, path }: { lang: Language; path: string }) {
  await page.goto(`/${lang}/console${path}`);
  const words = consoleWords(lang).signIn;
  await page.getByRole("textbox", { name: words.username }).fill(user.username);
  await page.getByLabel(words.password).fill(user.password);
  await page.getByRole("button", { name: words.title }).click();
  await page.waitForURL(`**/${lang}/console${path}`);
}

export async function addSession(page: Page, { name, value }: Visitor["session"]): Promise<void> {
  const { hostname: domain } = new URL(baseAddress());
  await page.context().addCookies([{ name, value, domain, path: "/", secure: true, httpOnly: true }]);
}

function baseAddress(): string {
  return process.env.SARRAF_BASE_URL ?? "http://localhost:3000";
}

/** Signs in without the browser, and opens the page with the session's cookie. */
export async function enter(page: Page, user: ConsoleUser, { lang, path }: { lang: Language; path: string }) {
  const visitor = new Visitor(baseAddress());
  await visitor.signIn(user);
  await addSession(page, visitor.session);
  await page.goto(`/${lang}/console${path}`);
}
