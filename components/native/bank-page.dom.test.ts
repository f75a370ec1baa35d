/** The bank's page that the app opens: which press opens it, and how the app's closing reaches the sheet. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bankPressed, closeBank } from "./bank-page";

const LINK = "/en/embed/s-1/?native=yes&pay=t.1";

beforeEach(() => {
  document.body.innerHTML = `<a id="terms" href="https://shop.example/?pay=x">Terms</a>
    <dialog open data-challenge=""><p><a id="bank" href="${LINK}"><b>Open it</b></a></p></dialog>`;
});

afterEach(() => {
  document.body.textContent = "";
});

const sheet = () => document.querySelector("dialog");

function pressOn(selector: string): string | null {
  let token: string | null = null;
  document.addEventListener("click", (event) => (token = bankPressed(event)), { once: true });
  document.querySelector<HTMLElement>(selector)?.click();
  return token;
}

/** Adds the question's form as the sheet does after it was asked. */
function ask(pressed: () => void): void {
  const form = document.createElement("form");
  const button = document.createElement("button");
  button.type = "button";
  button.addEventListener("click", pressed);
  form.append(button);
  sheet()?.append(form);
}

describe("the bank's page is opened", () => {
  it.each([
    ["by the sheet's link", "#bank", "t.1"],
    ["by a press on the link's text", "#bank b", "t.1"],
    ["not by a link elsewhere", "#terms", null],
    ["not by a press beside the link", "dialog p", null],
  ])("%s", (_, selector, token) => {
    document.querySelector("#bank")?.addEventListener("click", (event) => event.preventDefault());
    document.querySelector("#terms")?.addEventListener("click", (event) => event.preventDefault());
    expect(pressOn(selector)).toBe(token);
  });
});

describe("when the app has closed the bank's page", () => {
  it("the sheet asks, and its cancelling is pressed once", async () => {
    const pressed = vi.fn();
    sheet()?.addEventListener("cancel", () => setTimeout(() => ask(pressed)));
    closeBank();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    sheet()?.append(document.createElement("p"));
    await new Promise((done) => setTimeout(done));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("a sheet that asks already is answered at once", () => {
    const pressed = vi.fn();
    ask(pressed);
    closeBank();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("nothing happens without a sheet", () => {
    sheet()?.remove();
    expect(closeBank).not.toThrow();
  });
});
