import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { type Mounted, mount } from "../../testing/mount";
import { MESSAGES } from "../../testing/render";
import { SubmitButton } from "../../ui/submit-button";
import { ActionForm } from "./action-form";
import type { FormState } from "./form-state";
import { TextField } from "./text-field";

let page: Mounted;
afterEach(() => page.unmount());

describe.each(LANGUAGES)("a form whose response is lost (%s)", (lang) => {
  const { lost } = MESSAGES[lang].console.form;

  it("says that the outcome is unknown, keeps what was typed except secrets, and can be sent again", async () => {
    const done: FormState = { outcome: "done", message: "Saved", errors: {}, values: {} };
    const action = vi.fn(async (_: FormState, form: FormData): Promise<FormState> => {
      if (action.mock.calls.length === 1) throw new TypeError("Failed to fetch");
      return { ...done, message: `Saved ${form.get("name")}` };
    });
    const button = { key: "send", className: "", working: "Working", children: "Send" };
    const children = [
      createElement(TextField, { key: "name", name: "name", label: "Name" }),
      createElement(TextField, { key: "proof", name: "proof", label: "Password", type: "password" }),
      createElement(SubmitButton, button),
    ];
    page = await mount(createElement(ActionForm, { action, children }), lang);
    await page.type(page.one("textbox", "Name"), "Noura");
    const proof = document.querySelector<HTMLInputElement>('[name="proof"]');
    if (proof === null) throw new Error("No field for the password.");
    await page.type(proof, "correct horse");
    await page.press(page.one("button", "Send"));
    expect(page.one("alert").textContent).toBe(lost);
    const typed = [...document.querySelectorAll<HTMLInputElement>("input")].map(({ name, value }) => [name, value]);
    expect(typed).toEqual([
      ["name", "Noura"],
      ["proof", ""],
    ]);
    await page.press(page.one("button", "Send"));
    expect(page.one("status").textContent).toBe("Saved Noura");
  });
});
