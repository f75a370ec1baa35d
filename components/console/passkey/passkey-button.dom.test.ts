import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { type Mounted, mount } from "../../testing/mount";
import { FormsOf } from "../form/form-owner";
import { FORM_OWNER } from "../form/form-owner-name";
import type { FormAction } from "../form/form-state";
import { PasskeyButton } from "./passkey-button";

let page: Mounted;
afterEach(() => {
  Reflect.deleteProperty(window, "PublicKeyCredential");
  return page.unmount();
});

test("the button sends whose page it is on", async () => {
  Reflect.set(window, "PublicKeyCredential", class {});
  const sent: unknown[] = [];
  const action: FormAction = async (state, form) => {
    sent.push(form.get(FORM_OWNER));
    return state;
  };
  const words = { use: "Use a passkey", stopped: "", needsScript: "", unsupported: "" };
  const owned = { user: "7", children: createElement(PasskeyButton, { words, className: "", action }) };
  page = await mount(createElement(FormsOf, owned));
  await page.press(page.one("button", words.use));
  expect(sent).toEqual(["7"]);
});
